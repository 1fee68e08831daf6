import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, json } from '../kit/testing/fake-server.ts';
import { renderScreen } from '../kit/testing/render-screen.tsx';

const picture = '0123456789abcdef0123456789abcdef.webp';

/** The browser of Ada, as it was left at her last visit. */
const remember = (userinfo: object) => {
  const ada = { sub: 'ada', given_name: 'Ada', family_name: 'Lovelace', email: 'ada@demo.example' };
  localStorage.setItem('tresen.refreshToken', 'refresh-1');
  localStorage.setItem('tresen.role', 'owner');
  localStorage.setItem('tresen.profile', JSON.stringify({ userinfo: { ...ada, ...userinfo }, me: {} }));
};

const open = async () => {
  vi.resetModules();
  const { UserMenu } = await import('./user-menu.tsx');
  const { container } = renderScreen(<UserMenu />);
  const button = screen.getByRole('button', { name: /Benutzermenü/ });
  return { button, photo: container.querySelector('img') };
};

/** What the round sign says. */
const initialsOf = (button: HTMLElement) => button.firstElementChild?.textContent;

beforeEach(() => {
  fakeServer({ '/connect/revocation': [json({})] });
});
afterEach(() => vi.unstubAllGlobals());

describe('the user menu', () => {
  it('IDN-62 shows the picture from the files host, and the initials where it does not load', async () => {
    remember({ picture });
    const { button, photo } = await open();
    expect(photo?.getAttribute('src')).toBe(`/files/photoURL/${picture}`);
    if (photo) fireEvent.error(photo);
    expect([button.querySelector('img'), initialsOf(button)]).toEqual([null, 'AL']);
  });

  it('shows the initials without a picture', async () => {
    remember({});
    const { button, photo } = await open();
    expect([photo, initialsOf(button)]).toEqual([null, 'AL']);
  });

  it('SHL-57, SHL-58: leads to the profile, to the help for the page, and out', async () => {
    remember({ middle_name: 'Café' });
    const { button } = await open();
    await userEvent.click(button);
    expect(await screen.findByText('Ada Lovelace')).toBeTruthy();
    expect(screen.getByText('Inhaber/in · Café')).toBeTruthy();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mein Profil' }));
    expect(screen.getByLabelText('address').textContent).toBe('/profile');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Einstellungen' }));
    expect(screen.getByLabelText('address').textContent).toBe('/profile?panel=settings');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hilfe' }));
    expect(screen.getByLabelText('address').textContent).toBe('/documentation/profile');
    await userEvent.click(button);
    const ended = vi.fn();
    const { onSessionEnd } = await import('../kit/session/index.ts');
    onSessionEnd(ended);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Abmelden' }));
    expect(ended).toHaveBeenCalledOnce();
    expect(localStorage.getItem('tresen.refreshToken')).toBeNull();
  });

  it('SHL-81: asks before a logout loses what was typed', async () => {
    remember({});
    const { button } = await open();
    const { guardForm, isAsked } = await import('../kit/leave/unsaved.ts');
    const release = guardForm({ isDirty: () => true, discard: () => undefined, isLeft: () => true });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Abmelden' }));
    expect([isAsked(), localStorage.getItem('tresen.refreshToken')]).toEqual([true, 'refresh-1']);
    release();
  });
});
