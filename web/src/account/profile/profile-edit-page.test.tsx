import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../kit/i18n/index.ts';
import { currentProfile } from '../../kit/session/index.ts';
import { olga, openEditPage, refuse } from './testing.tsx';

const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const retype = async (name: string, text: string) => {
  const field = await box(name);
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
};
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
afterEach(() => {
  vi.unstubAllGlobals();
  setLanguage('de');
});

describe('editing the profile (USR-03)', () => {
  it('saves names, phone, company and language, and shows them at once', async () => {
    const save = vi.fn();
    openEditPage({ save });
    await retype('Vorname', 'Olga Maria');
    await retype('Telefon', '+49 30 123');
    await userEvent.click(screen.getByRole('radio', { name: 'English' }));
    await userEvent.click(button('Speichern'));
    await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/profile'));
    expect(save).toHaveBeenCalledExactlyOnceWith({
      firstName: 'Olga Maria',
      lastName: 'Lindner',
      phone: '+49 30 123',
      company: 'Gasthaus Lindenhof',
      language: 'en',
      version: 2,
    });
    expect(await screen.findByText('Profile saved.')).toBeTruthy();
    expect(currentProfile()?.data.displayName).toBe('Olga Maria');
    expect(localStorage.getItem('tresen.draft.profile.u1')).toBeNull();
  });

  it('leaves the language of this device alone where the language was not changed', async () => {
    setLanguage('en');
    openEditPage();
    await retype('Last name', 'Linde');
    await userEvent.click(button('Save'));
    expect(await screen.findByText('Profile saved.')).toBeTruthy();
    expect(document.documentElement.lang).toBe('en');
  });

  it('saves with Ctrl+S', async () => {
    const save = vi.fn();
    openEditPage({ save });
    await retype('Nachname', 'Linde');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
  });

  it('shows the company to people below the Owner group, and never sends it', async () => {
    const save = vi.fn();
    openEditPage({ save, profile: { ...olga, mayChangeCompany: false, company: '' } });
    expect((await box('Firma')).readOnly).toBe(true);
    await retype('Nachname', 'Linde');
    await userEvent.click(button('Speichern'));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(save.mock.lastCall?.[0]).not.toHaveProperty('company');
  });

  it.each([
    ['Vorname', 'O', 'Mindestens 2 Zeichen'],
    ['Telefon', 'ruf an', 'Bitte nur Ziffern, Leerzeichen und + ( ) / . -'],
    ['Firma', '', 'Bitte geben Sie den Namen der Firma an'],
  ])('shows a wrong %s at its field, and cannot be saved (IDN-45)', async (name, text, words) => {
    openEditPage();
    await retype(name, text);
    await userEvent.tab();
    expect(await screen.findByText(words)).toBeTruthy();
    await waitFor(() => expect(button('Speichern').disabled).toBe(true));
  });

  it('shows what the server refuses at the field', async () => {
    openEditPage({ save: () => refuse('INVALID_INPUT', { field: 'lastName', message: 'NAME_INVALID' }) });
    await retype('Nachname', 'Linde');
    await userEvent.click(button('Speichern'));
    expect(await screen.findByText('Bitte ohne / \\ : @ < >')).toBeTruthy();
    expect(document.activeElement).toBe(await box('Nachname'));
  });
});

describe('a conflict', () => {
  const theirs = {
    firstName: 'Olga',
    lastName: 'Ernst',
    phone: null,
    company: 'Gasthaus Lindenhof',
    language: 'de',
    version: 5,
  };
  const openConflict = async () => {
    const versions: number[] = [];
    openEditPage({
      save: ({ version }) => {
        versions.push(version);
        if (version !== 5) refuse('CONFLICT', theirs);
      },
    });
    await retype('Nachname', 'Linde');
    await userEvent.click(button('Speichern'));
    return { versions, dialog: within(await screen.findByRole('dialog', { name: /andere Fassung/ })) };
  };

  it('shows both versions side by side, where they differ', async () => {
    const { dialog } = await openConflict();
    expect(dialog.getAllByRole('group').map(({ textContent }) => textContent)).toEqual([
      'NachnameVon beiden geändertMeineLindeGespeicherteErnst',
    ]);
  });

  it('is settled with what was typed', async () => {
    const { versions, dialog } = await openConflict();
    await userEvent.click(dialog.getByRole('button', { name: 'Mit dieser Auswahl speichern' }));
    await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/profile'));
    expect(versions).toEqual([2, 5]);
  });

  it('is settled with what is saved', async () => {
    const { versions, dialog } = await openConflict();
    await userEvent.click(dialog.getByRole('button', { name: 'Alles Gespeicherte' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Mit dieser Auswahl speichern' }));
    await waitFor(async () => expect((await box('Nachname')).value).toBe('Ernst'));
    expect(versions).toEqual([2]);
  });
});

describe('nothing typed is lost', () => {
  it('leaving asks, and goes on editing (SHL-81, SHL-82)', async () => {
    openEditPage();
    await retype('Nachname', 'Linde');
    await userEvent.click(screen.getByRole('link', { name: 'Mein Profil' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nicht gespeicherte Änderungen' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Weiter bearbeiten' }));
    expect((await box('Nachname')).value).toBe('Linde');
    expect(screen.getByLabelText('address').textContent).toBe('/profile/edit');
  });

  it('leaving with "Verwerfen" leaves, and forgets', async () => {
    openEditPage();
    await retype('Nachname', 'Linde');
    await userEvent.click(screen.getByRole('link', { name: 'Mein Profil' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nicht gespeicherte Änderungen' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Verwerfen' }));
    await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/profile'));
    expect(localStorage.getItem('tresen.draft.profile.u1')).toBeNull();
  });

  it('leaving asks nothing where nothing was typed', async () => {
    openEditPage();
    await box('Nachname');
    await userEvent.click(screen.getByRole('link', { name: 'Mein Profil' }));
    await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/profile'));
  });

  it('what was typed comes back after a reload, with the version that it belongs to', async () => {
    const { unmount } = openEditPage();
    await retype('Nachname', 'Linde');
    unmount();
    const versions: number[] = [];
    openEditPage({ profile: { ...olga, version: 9 }, save: ({ version }) => void versions.push(version) });
    expect(await screen.findByText(/Ihre letzten Eingaben sind wieder da/)).toBeTruthy();
    expect((await box('Nachname')).value).toBe('Linde');
    await userEvent.click(button('Speichern'));
    await waitFor(() => expect(versions).toEqual([2]));
  });

  it('a password that was typed is kept nowhere', async () => {
    openEditPage();
    await userEvent.type(await screen.findByLabelText('Jetziges Passwort'), 'Geheim-1');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Geheim');
  });
});
