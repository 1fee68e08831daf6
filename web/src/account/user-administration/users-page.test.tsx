import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  InvitationsDocument,
  RemoveUsersDocument,
  SaveUserDocument,
  UsersDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import type { User } from './user-administration.queries.ts';
import { UsersPage } from './users-page.tsx';

const olga: User = {
  id: 'u1',
  email: 'olga@demo.example',
  firstName: 'Olga',
  lastName: 'Lindner',
  picture: null,
  role: 'owner',
  claims: [],
  lastLogin: '2026-11-21T08:15:00.000Z',
  emailConfirmed: true,
  disabled: false,
  version: 3,
  isOwn: true,
  mayChange: false,
};
const marek: User = {
  ...olga,
  id: 'u2',
  email: 'marek@demo.example',
  firstName: 'Marek',
  lastName: 'Voss',
  role: 'manager',
  lastLogin: null,
  emailConfirmed: false,
  version: 1,
  isOwn: false,
  mayChange: true,
};
const rolesToGive = ['owner', 'manager', 'dealer', 'user'];

interface Filter {
  readonly search: string | null;
  readonly roles: readonly string[] | null;
  readonly states: readonly string[] | null;
}

interface Sent {
  readonly saved: unknown[];
  readonly removed: unknown[];
  readonly searched: unknown[];
}

/** Shows the page with its users; a saved user has a new version. `refusal` refuses every change. */
const open = (users: readonly User[], path = '/setting/users', refusal?: string): Sent => {
  const sent: Sent = { saved: [], removed: [], searched: [] };
  let now = users;
  const refuse = () => {
    if (refusal) throw { code: refusal };
  };
  fakeGraphql([
    [
      UsersDocument,
      ({ search, roles, states }: Filter) => {
        sent.searched.push(search);
        const nodes = now.filter(
          ({ lastName, role, disabled }) =>
            lastName.includes(search ?? '') &&
            (roles?.includes(role) ?? true) &&
            (states?.includes(disabled ? 'disabled' : 'active') ?? true),
        );
        return {
          users: {
            nodes,
            totalCount: nodes.length,
            rolesToGive,
            pageInfo: { endCursor: null, hasNextPage: false },
          },
        };
      },
    ],
    [InvitationsDocument, () => ({ invitations: [] })],
    [
      SaveUserDocument,
      (change: User) => {
        sent.saved.push(change);
        refuse();
        now = now.map((user) =>
          user.id === change.id ? { ...user, ...change, version: change.version + 1 } : user,
        );
        return { saveUser: { isSuccess: true, message: null, modelId: change.id } };
      },
    ],
    [
      RemoveUsersDocument,
      ({ ids }: { ids: string[] }) => {
        sent.removed.push(ids);
        refuse();
        now = now.filter(({ id }) => !ids.includes(id));
        return { removeUsers: { isSuccess: true, message: null, modelId: null } };
      },
    ],
  ]);
  renderScreen(<UsersPage />, path);
  return sent;
};

const rowOf = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('tr') as HTMLElement);
const address = () => screen.getByLabelText('address').textContent;
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(() => vi.unstubAllGlobals());

describe('the list of users', () => {
  it('USR-04: shows name, e-mail, role, last sign-in, confirmation and state', async () => {
    open([olga, { ...marek, disabled: true }]);
    const own = await rowOf('Olga Lindner');
    for (const text of ['olga@demo.example', 'Inhaber/in', 'Ja', 'Aktiv', 'Sie', /21\.11\.2026/])
      expect(own.getByText(text)).toBeTruthy();
    const other = await rowOf('Marek Voss');
    for (const text of ['Betriebsleitung', 'noch nie', 'Noch nicht', 'Gesperrt'])
      expect(other.getByText(text)).toBeTruthy();
    expect(screen.getByText('2 Benutzer')).toBeTruthy();
  });

  it('names somebody without a name by their e-mail', async () => {
    open([{ ...marek, firstName: '', lastName: '' }]);
    expect(await screen.findByRole('link', { name: 'marek@demo.example' })).toBeTruthy();
  });

  it('searches for what was typed, and the search stands in the address', async () => {
    const { searched } = open([olga, marek]);
    await userEvent.type(await screen.findByLabelText('Name oder E-Mail suchen'), 'Voss');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Olga Lindner' })).toBeNull());
    expect([address(), searched.at(-1)]).toEqual(['/setting/users?q=Voss', 'Voss']);
  });

  it('says that nobody matches, and offers the way back', async () => {
    open([olga], '/setting/users?search=Nemo');
    await click('Filter entfernen');
    expect(await screen.findByRole('link', { name: 'Olga Lindner' })).toBeTruthy();
    expect(address()).toBe('/setting/users');
  });

  it('shows those of a role, or those who may not sign in, and the address says so', async () => {
    open([olga, marek, { ...marek, id: 'u3', lastName: 'Yilmaz', disabled: true }]);
    await userEvent.click(await screen.findByRole('combobox', { name: 'Zustand' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Gesperrt' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Marek Voss' })).toBeNull());
    expect(await screen.findByRole('link', { name: 'Marek Yilmaz' })).toBeTruthy();
    expect(address()).toBe('/setting/users?f=state.is.disabled');
  });

  it('invites company for whoever is alone', async () => {
    open([olga]);
    expect(await screen.findByText('Noch sind Sie hier allein')).toBeTruthy();
    await click('Benutzer einladen');
    expect(address()).toBe('/setting/users?invite=user');
  });

  it.each([
    ['FORBIDDEN', 'Kein Zugriff'],
    ['INTERNAL', 'Das konnte nicht geladen werden'],
  ])('says what is wrong: %s', async (code, text) => {
    fakeGraphql([
      [
        UsersDocument,
        () => {
          throw { code };
        },
      ],
    ]);
    renderScreen(<UsersPage />, '/setting/users');
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

describe('the role of a user', () => {
  it('USR-05, USR-08: is one of those that one may give, each with a sentence', async () => {
    const { saved } = open([olga, marek]);
    await click('Rolle von Marek Voss ändern');
    expect(address()).toBe('/setting/users?user=u2');
    const dialog = within(await screen.findByRole('dialog', { name: 'Marek Voss' }));
    const choices = dialog.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value);
    expect(choices).toEqual(rolesToGive);
    expect(dialog.getByText(/ändert keine Einstellungen/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Speichern' })).toHaveProperty('disabled', true);
    await userEvent.click(dialog.getByRole('radio', { name: /Inhaber/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Marek Voss hat jetzt die Rolle Inhaber/in.')).toBeTruthy();
    expect(saved).toEqual([{ id: 'u2', role: 'owner', disabled: false, version: 1 }]);
    await waitFor(() => expect(address()).toBe('/setting/users'));
  });

  it('can be taken back while the message shows', async () => {
    const { saved } = open([olga, marek], '/setting/users?user=u2');
    await userEvent.click(await screen.findByRole('radio', { name: /Händler/ }));
    await click('Speichern');
    await click('Rückgängig');
    expect(await screen.findByText('Marek Voss hat jetzt die Rolle Betriebsleitung.')).toBeTruthy();
    expect(saved.at(-1)).toEqual({ id: 'u2', role: 'manager', disabled: false, version: 2 });
  });

  it('somebody else has changed meanwhile: says so and shows what is so now', async () => {
    const { searched } = open([olga, marek], '/setting/users?user=u2', 'CONFLICT');
    await userEvent.click(await screen.findByRole('radio', { name: /Händler/ }));
    const before = searched.length;
    await click('Speichern');
    expect(await screen.findByText(/Jemand anderes hat das inzwischen geändert/)).toBeTruthy();
    await waitFor(() => expect(searched.length).toBeGreaterThan(before));
    expect(screen.getByRole('dialog', { name: 'Marek Voss' })).toBeTruthy();
  });

  it('of oneself or of somebody above is only shown', async () => {
    open([olga, { ...marek, mayChange: false, role: 'admin' }]);
    expect((await rowOf('Olga Lindner')).queryAllByRole('button')).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: 'Marek Voss' }));
    expect(await screen.findByText(/höhere Rolle als Sie/)).toBeTruthy();
    await click('Schließen');
    await userEvent.click(screen.getByRole('link', { name: 'Olga Lindner' }));
    expect(await screen.findByText(/Ihr eigenes Konto/)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('shows rights that restrict the user further, which are not given here', async () => {
    open([olga, { ...marek, claims: ['viewOnly'] }], '/setting/users?user=u2');
    expect(await screen.findByText('viewOnly')).toBeTruthy();
  });
});

describe('a user', () => {
  it('USR-05: is disabled at once, and enabled again by undo', async () => {
    const { saved } = open([olga, marek]);
    await click('Marek Voss sperren');
    expect(await screen.findByText('Marek Voss ist gesperrt und überall abgemeldet.')).toBeTruthy();
    expect(await (await rowOf('Marek Voss')).findByText('Gesperrt')).toBeTruthy();
    await click('Rückgängig');
    expect(await screen.findByText('Marek Voss kann sich wieder anmelden.')).toBeTruthy();
    expect(saved).toEqual([
      { id: 'u2', role: 'manager', disabled: true, version: 1 },
      { id: 'u2', role: 'manager', disabled: false, version: 2 },
    ]);
  });

  it('USR-05: is removed after a question that tells what happens', async () => {
    const { removed } = open([olga, marek]);
    await click('Marek Voss entfernen');
    const dialog = within(screen.getByRole('dialog', { name: 'Marek Voss entfernen?' }));
    expect(dialog.getByText(/überall abgemeldet und gelöscht/)).toBeTruthy();
    expect(removed).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Entfernen' }));
    expect(await screen.findByText('Marek Voss ist entfernt.')).toBeTruthy();
    expect(removed).toEqual([['u2']]);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Marek Voss' })).toBeNull());
    await waitFor(() => expect(address()).toBe('/setting/users'));
  });

  it('USR-05: several are removed at once, after one question that names them', async () => {
    const nora = { ...marek, id: 'u3', firstName: 'Nora' };
    const { removed } = open([olga, marek, nora]);
    await screen.findByRole('link', { name: 'Nora Voss' });
    // Those of the two that one may change, and the one of the page.
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
    for (const name of ['Marek Voss', 'Nora Voss'])
      await userEvent.click(screen.getByRole('checkbox', { name: `${name} auswählen` }));
    expect(screen.getByText('2 ausgewählt')).toBeTruthy();
    await click('Entfernen');
    const dialog = within(screen.getByRole('dialog', { name: '2 Benutzer entfernen?' }));
    expect(dialog.getByText(/^Marek Voss, Nora Voss werden überall abgemeldet/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Entfernen' }));
    expect(await screen.findByText('2 Benutzer sind entfernt.')).toBeTruthy();
    expect(removed).toEqual([['u2', 'u3']]);
    expect(screen.queryByText('2 ausgewählt')).toBeNull();
  });

  it('USR-06: who is the last administrator stays, and the page says why', async () => {
    open([olga, marek], '/setting/users?remove=u2', 'LAST_ADMIN');
    await click('Entfernen');
    expect(await screen.findByText('Mindestens eine Person muss die Verwaltung behalten.')).toBeTruthy();
  });

  it('whom one may not remove is not asked about', async () => {
    open([olga, marek], '/setting/users?remove=u1');
    await screen.findByRole('link', { name: 'Olga Lindner' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
