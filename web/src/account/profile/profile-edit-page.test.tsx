import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pictureLimit } from '@tresen/domain/account/profile';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ChangePasswordDocument,
  MeDocument,
  ProfileDocument,
  type ProfileInput,
  SaveProfileDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { setLanguage } from '../../kit/i18n/index.ts';
import { currentProfile } from '../../kit/session/index.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import type { OwnProfile } from './profile.queries.ts';
import { ProfileEditPage } from './profile-edit-page.tsx';

const olga: OwnProfile = {
  id: 'u1',
  email: 'olga@demo.example',
  role: 'owner',
  firstName: 'Olga',
  lastName: 'Lindner',
  company: 'Gasthaus Lindenhof',
  mayChangeCompany: true,
  phone: null,
  language: 'de',
  picture: null,
  version: 2,
};

const done = { isSuccess: true, message: null, modelId: 'u1' };

interface Server {
  readonly profile?: OwnProfile;
  readonly save?: (input: ProfileInput) => void;
  readonly changePassword?: (change: { current: string; new: string }) => void;
  readonly picture?: (file: Blob | undefined) => Response;
}

/** The API, userinfo and the picture's address, as one server. */
const serve = ({ profile = olga, save, changePassword, picture }: Server) => {
  let stored = profile;
  const graphql = fakeGraphql([
    [ProfileDocument, () => ({ profile: stored })],
    [MeDocument, () => ({ me: { accessPolicy: 'wide', settings: null, shortcuts: [] } })],
    [
      SaveProfileDocument,
      ({ profile: input }: { profile: ProfileInput }) => {
        save?.(input);
        stored = {
          ...stored,
          ...input,
          company: input.company ?? stored.company,
          phone: input.phone ?? null,
        } as OwnProfile;
        return { saveProfile: done };
      },
    ],
    [
      ChangePasswordDocument,
      (change: { current: string; new: string }) => {
        changePassword?.(change);
        return { changePassword: done };
      },
    ],
  ]);
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (input === '/api/profile/picture') {
      const answer = picture?.(init?.body as Blob | undefined) ?? Response.json({ picture: null });
      if (answer.ok) stored = { ...stored, picture: '/files/photoURL/new.webp' };
      return answer;
    }
    if (input === '/connect/userinfo')
      return Response.json({
        sub: 'u1',
        given_name: stored.firstName,
        role: 'owner',
        picture: stored.picture,
      });
    return graphql(input, init);
  });
};

const open = (server: Server = {}) => {
  serve(server);
  return renderScreen(<ProfileEditPage />, '/profile/edit');
};

const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const retype = async (name: string, text: string) => {
  const field = await box(name);
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
};
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const refuse = (code: string, parameters: object = {}) => {
  throw { code, parameters };
};

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  vi.unstubAllGlobals();
  setLanguage('de');
});

describe('editing the profile (USR-03)', () => {
  it('saves names, phone, company and language, and shows them at once', async () => {
    const save = vi.fn();
    open({ save });
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
    open();
    await retype('Last name', 'Linde');
    await userEvent.click(button('Save'));
    expect(await screen.findByText('Profile saved.')).toBeTruthy();
    expect(document.documentElement.lang).toBe('en');
  });

  it('saves with Ctrl+S', async () => {
    const save = vi.fn();
    open({ save });
    await retype('Nachname', 'Linde');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
  });

  it('shows the company to people below the Owner group, and never sends it', async () => {
    const save = vi.fn();
    open({ save, profile: { ...olga, mayChangeCompany: false, company: '' } });
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
    open();
    await retype(name, text);
    await userEvent.tab();
    expect(await screen.findByText(words)).toBeTruthy();
    await waitFor(() => expect(button('Speichern').disabled).toBe(true));
  });

  it('shows what the server refuses at the field', async () => {
    open({ save: () => refuse('INVALID_INPUT', { field: 'lastName', message: 'NAME_INVALID' }) });
    await retype('Nachname', 'Linde');
    await userEvent.click(button('Speichern'));
    expect(await screen.findByText('Bitte ohne Schrägstriche, Klammern, Doppelpunkt und @')).toBeTruthy();
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
    open({
      save: ({ version }) => {
        versions.push(version);
        if (version !== 5) refuse('CONFLICT', theirs);
      },
    });
    await retype('Nachname', 'Linde');
    await userEvent.click(button('Speichern'));
    const alert = await screen.findByText('Inzwischen wurde das Profil an anderer Stelle geändert');
    return { versions, alert: within(alert.closest('[role="alert"]') as HTMLElement) };
  };

  it('shows both versions side by side, where they differ', async () => {
    const { alert } = await openConflict();
    const cells = alert
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
    expect(cells).toEqual(['NachnameLindeErnst']);
  });

  it('is settled with what was typed', async () => {
    const { versions, alert } = await openConflict();
    await userEvent.click(alert.getByRole('button', { name: 'Meine Eingaben speichern' }));
    await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/profile'));
    expect(versions).toEqual([2, 5]);
  });

  it('is settled with what is saved', async () => {
    const { versions, alert } = await openConflict();
    await userEvent.click(alert.getByRole('button', { name: 'Gespeichertes übernehmen' }));
    await waitFor(async () => expect((await box('Nachname')).value).toBe('Ernst'));
    expect(versions).toEqual([2]);
  });
});

describe('nothing typed is lost', () => {
  it('leaving asks, and goes on editing (SHL-81, SHL-82)', async () => {
    open();
    await retype('Nachname', 'Linde');
    await userEvent.click(screen.getByRole('link', { name: 'Mein Profil' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nicht gespeicherte Änderungen' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Weiter bearbeiten' }));
    expect((await box('Nachname')).value).toBe('Linde');
    expect(screen.getByLabelText('address').textContent).toBe('/profile/edit');
  });

  it('leaving with "Verwerfen" leaves, and forgets', async () => {
    open();
    await retype('Nachname', 'Linde');
    await userEvent.click(screen.getByRole('link', { name: 'Mein Profil' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nicht gespeicherte Änderungen' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Verwerfen' }));
    await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/profile'));
    expect(localStorage.getItem('tresen.draft.profile.u1')).toBeNull();
  });

  it('leaving asks nothing where nothing was typed', async () => {
    open();
    await box('Nachname');
    await userEvent.click(screen.getByRole('link', { name: 'Mein Profil' }));
    await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/profile'));
  });

  it('what was typed comes back after a reload, with the version that it belongs to', async () => {
    const { unmount } = open();
    await retype('Nachname', 'Linde');
    unmount();
    const versions: number[] = [];
    open({ profile: { ...olga, version: 9 }, save: ({ version }) => void versions.push(version) });
    expect(await screen.findByText(/Ihre letzten Eingaben sind wieder da/)).toBeTruthy();
    expect((await box('Nachname')).value).toBe('Linde');
    await userEvent.click(button('Speichern'));
    await waitFor(() => expect(versions).toEqual([2]));
  });

  it('a password that was typed is kept nowhere', async () => {
    open();
    await userEvent.type(await screen.findByLabelText('Jetziges Passwort'), 'Geheim-1');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Geheim');
  });
});

const file = (size: number, type = 'image/png') => new File([new Uint8Array(size)], 'ich.png', { type });
const pick = async (chosen: File) => {
  fireEvent.change(await screen.findByLabelText('Bild auswählen'), { target: { files: [chosen] } });
};

describe('the picture', () => {
  it('is saved as soon as it is chosen, and shows in the menu', async () => {
    const picture = vi.fn(() => Response.json({ picture: '/files/photoURL/new.webp' }));
    open({ picture });
    const chosen = file(3);
    await pick(chosen);
    expect(await screen.findByText('Bild gespeichert.')).toBeTruthy();
    expect(picture).toHaveBeenCalledExactlyOnceWith(chosen);
    await waitFor(() => expect(currentProfile()?.data.photoURL).toBe('/files/photoURL/new.webp'));
    expect(
      (await screen.findByRole<HTMLImageElement>('img', { name: 'Bild von Olga Lindner' })).getAttribute(
        'src',
      ),
    ).toBe('/files/photoURL/new.webp');
  });

  it('can be dropped', async () => {
    const picture = vi.fn(() => Response.json({ picture: null }));
    open({ picture });
    const area = (await screen.findByText(/hierher ziehen/)).closest('[aria-busy]') as HTMLElement;
    fireEvent.drop(area, { dataTransfer: { files: [file(3)] } });
    await waitFor(() => expect(picture).toHaveBeenCalledOnce());
  });

  it('USR-02: of more than 4 MB is not even sent', async () => {
    const picture = vi.fn(() => Response.json({}));
    open({ picture });
    await pick(file(pictureLimit + 1));
    expect(await screen.findByText('Das Bild darf nicht größer als 4 MB sein')).toBeTruthy();
    setLanguage('en');
    expect(await screen.findByText('Image Size can not be more than 4 MB')).toBeTruthy();
    expect(picture).not.toHaveBeenCalled();
  });

  it.each([
    ['another kind', file(3, 'image/svg+xml'), /PNG, JPEG oder WebP\.$/],
    ['what the server finds damaged', file(3), 'Das Bild ist beschädigt. Bitte wählen Sie ein anderes.'],
  ])('says why it is refused: %s', async (_what, chosen, words) => {
    const extensions = { code: 'PICTURE_UNREADABLE', parameters: { reason: 'damaged' } };
    open({ picture: () => Response.json({ errors: [{ extensions }] }, { status: 422 }) });
    await pick(chosen);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('is removed', async () => {
    open({ profile: { ...olga, picture: '/files/photoURL/old.webp' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Bild entfernen' }));
    expect(await screen.findByText('Bild entfernt.')).toBeTruthy();
  });
});

describe('the password', () => {
  const fill = async (current: string, next: string, confirm = next) => {
    await userEvent.type(await screen.findByLabelText('Jetziges Passwort'), current);
    await userEvent.type(screen.getByLabelText('Neues Passwort'), next);
    await userEvent.type(screen.getByLabelText('Neues Passwort wiederholen'), confirm);
  };

  it('is changed with the current one, and everything typed goes', async () => {
    const changePassword = vi.fn();
    open({ changePassword });
    await fill('Alt-1234', 'Neu-5678');
    await userEvent.click(button('Passwort ändern'));
    expect(await screen.findByText(/Alle anderen Anmeldungen sind beendet/)).toBeTruthy();
    expect(changePassword).toHaveBeenCalledExactlyOnceWith({ current: 'Alt-1234', new: 'Neu-5678' });
    expect(screen.getByLabelText<HTMLInputElement>('Jetziges Passwort').value).toBe('');
  });

  it('shows a wrong current one at its field, until that is edited (IDN-50)', async () => {
    open({ changePassword: () => refuse('WRONG_PASSWORD', { field: 'current' }) });
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
    open();
    await fill('Alt-1234', next, confirm);
    await userEvent.tab();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(button('Passwort ändern').disabled).toBe(true);
  });
});
