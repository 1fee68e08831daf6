import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openEditPage, refuse } from './testing.tsx';

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

afterEach(() => vi.unstubAllGlobals());

describe('the password', () => {
  const fill = async (current: string, next: string, confirm = next) => {
    await userEvent.type(await screen.findByLabelText('Jetziges Passwort'), current);
    await userEvent.type(screen.getByLabelText('Neues Passwort'), next);
    await userEvent.type(screen.getByLabelText('Neues Passwort wiederholen'), confirm);
  };

  it('is changed with the current one, and everything typed goes', async () => {
    const changePassword = vi.fn();
    openEditPage({ changePassword });
    await fill('Alt-1234', 'Neu-5678');
    await userEvent.click(button('Passwort ändern'));
    expect(await screen.findByText(/Alle anderen Anmeldungen sind beendet/)).toBeTruthy();
    expect(changePassword).toHaveBeenCalledExactlyOnceWith({ current: 'Alt-1234', new: 'Neu-5678' });
    expect(screen.getByLabelText<HTMLInputElement>('Jetziges Passwort').value).toBe('');
  });

  it('shows a wrong current one at its field, until that is edited (IDN-50)', async () => {
    openEditPage({ changePassword: () => refuse('WRONG_PASSWORD', { field: 'current' }) });
    await fill('falsch', 'Neu-5678');
    await userEvent.click(button('Passwort ändern'));
    expect(await screen.findByText('Das jetzige Passwort stimmt nicht')).toBeTruthy();
    expect(button('Passwort ändern').disabled).toBe(true);
    await userEvent.type(screen.getByLabelText('Jetziges Passwort'), '!');
    await waitFor(() => expect(button('Passwort ändern').disabled).toBe(false));
  });

  it.each([
    ['IDN-20: too short', 'Ab3$5', 'Ab3$5', 'Mindestens 6 Zeichen'],
    ['IDN-23: another confirmation', 'Neu-5678', 'Neu-5679', 'Die Passwörter stimmen nicht überein'],
  ])('cannot be changed when it is %s', async (_rule, next, confirm, words) => {
    openEditPage();
    await fill('Alt-1234', next, confirm);
    await userEvent.tab();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(button('Passwort ändern').disabled).toBe(true);
  });
});
