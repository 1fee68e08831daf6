import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ProfilePartsProvider } from '../../kit/feature/index.ts';
import {
  EndOtherSessionsDocument,
  EndSessionDocument,
  MyExternalSignInsDocument,
  MySessionsDocument,
  ProfileDocument,
  SignInHistoryDocument,
  UnlinkExternalSignInDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { setLanguage } from '../../kit/i18n/index.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import type { OwnExternal, OwnProfile, OwnSession, SignInEntry } from './profile.queries.ts';
import { ProfilePage } from './profile-page.tsx';

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

const here: OwnSession = {
  id: 's1',
  browser: 'Chrome',
  system: 'Windows',
  address: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  lastUsedAt: '2026-11-21T08:15:00.000Z',
  isCurrent: true,
};
const there: OwnSession = {
  ...here,
  id: 's2',
  browser: 'Safari',
  system: 'iPhone',
  address: '192.168.1.7',
  isCurrent: false,
};

const entry = (id: string, more: Partial<SignInEntry> = {}): SignInEntry => ({
  id,
  at: '2026-11-21T08:15:00.000Z',
  outcome: 'signedIn',
  address: '198.51.100.7',
  browser: 'Firefox',
  system: 'Linux',
  ...more,
});

interface Server {
  readonly sessions?: readonly OwnSession[];
  readonly history?: readonly SignInEntry[];
  readonly externals?: readonly OwnExternal[];
}

const done = { isSuccess: true, message: null, modelId: null };

const open = (
  { sessions = [there, here], history = [], externals = [] }: Server = {},
  address = '/profile',
) => {
  let open = sessions;
  const ended: string[] = [];
  let linked = externals;
  fakeGraphql([
    [ProfileDocument, () => ({ profile: olga })],
    [MySessionsDocument, () => ({ mySessions: open })],
    [MyExternalSignInsDocument, () => ({ myExternalSignIns: linked })],
    [
      UnlinkExternalSignInDocument,
      ({ id }: { id: string }) => {
        linked = linked.filter((external) => external.id !== id);
        return { unlinkExternalSignIn: done };
      },
    ],
    [
      SignInHistoryDocument,
      ({ first, after }: { first: number; after: string | null }) => {
        const start = after === null ? 0 : history.findIndex(({ id }) => id === after) + 1;
        const nodes = history.slice(start, start + first);
        const pageInfo = { endCursor: nodes.at(-1)?.id ?? null, hasNextPage: start + first < history.length };
        return { signInHistory: { nodes, pageInfo } };
      },
    ],
    [
      EndSessionDocument,
      ({ id }: { id: string }) => {
        ended.push(id);
        open = open.filter((session) => session.id !== id);
        return { endSession: done };
      },
    ],
    [
      EndOtherSessionsDocument,
      () => {
        ended.push('others');
        open = open.filter(({ isCurrent }) => isCurrent);
        return { endOtherSessions: done };
      },
    ],
  ]);
  renderScreen(<ProfilePage />, address);
  return ended;
};

const parts = [
  { page: '/profile', Part: () => 'Gasthaus Lindenhof, Dresden' },
  { page: '/setting/users', Part: () => 'Alle Benutzer' },
];

const panel = (name: string) => screen.findByRole('region', { name });

afterEach(() => {
  vi.unstubAllGlobals();
  setLanguage('de');
});

describe('my profile (USR-01)', () => {
  it('shows who one is here', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Olga Lindner' })).toBeTruthy();
    expect(screen.getByText('Inhaber/in · Gasthaus Lindenhof')).toBeTruthy();
    expect(screen.getByText('Nicht angegeben')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Bild von Olga Lindner' }).textContent).toBe('OL');
    expect(screen.getByRole('link', { name: 'Bearbeiten' }).getAttribute('href')).toBe('/profile/edit');
  });

  it('shows what other areas have of one, to whoever may open it (ORG-06)', async () => {
    fakeGraphql([[ProfileDocument, () => ({ profile: olga })]]);
    renderScreen(
      <ProfilePartsProvider value={parts}>
        <ProfilePage />
      </ProfilePartsProvider>,
    );
    expect(await screen.findByText('Gasthaus Lindenhof, Dresden')).toBeTruthy();
    expect(screen.queryByText('Alle Benutzer')).toBeNull();
  });

  it('says what failed, and can be tried again', async () => {
    fakeGraphql([]);
    renderScreen(<ProfilePage />);
    expect((await screen.findAllByText(/keine Verbindung hergestellt/)).length).toBeGreaterThan(0);
    fakeGraphql([[ProfileDocument, () => ({ profile: olga })]]);
    const [retry] = screen.getAllByRole('button', { name: 'Noch einmal versuchen' });
    if (retry) await userEvent.click(retry);
    expect(await screen.findByRole('heading', { name: 'Olga Lindner' })).toBeTruthy();
  });
});

describe('open sessions', () => {
  it('shows the first five of many, all on demand', async () => {
    const many = Array.from({ length: 12 }, (_, index) => ({ ...there, id: `session-${index}` }));
    open({ sessions: [...many, here] });
    const items = async () => (await screen.findByRole('list')).children;
    expect(await items()).toHaveLength(5);
    expect((await items())[0]?.textContent).toContain('Dieses Gerät');
    await userEvent.click(screen.getByRole('button', { name: 'Alle 13 anzeigen' }));
    expect(await items()).toHaveLength(13);
    expect(screen.queryByRole('button', { name: /^Alle/ })).toBeNull();
  });

  it('name their device in words, this one first and marked', async () => {
    open();
    const items = await within(await panel('Angemeldet auf')).findAllByRole('listitem');
    expect(items.map((item) => item.querySelector('strong')?.textContent)).toEqual([
      'Chrome auf Windows',
      'Safari auf iPhone',
    ]);
    expect(within(items[0] as HTMLElement).getByText('Dieses Gerät')).toBeTruthy();
    expect(within(items[0] as HTMLElement).queryByRole('button')).toBeNull();
    expect(within(items[1] as HTMLElement).getByText(/Eigenes Netz \(192\.168\.1\.7\)/)).toBeTruthy();
  });

  it('end from here: "Dort abmelden"', async () => {
    const ended = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Safari auf iPhone: dort abmelden' }));
    expect(await screen.findByText('Safari auf iPhone ist abgemeldet.')).toBeTruthy();
    expect(ended).toEqual(['s2']);
    await waitFor(() => expect(screen.queryByText('Safari auf iPhone')).toBeNull());
  });

  it('all end but this one, after a question that tells the outcome', async () => {
    const ended = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Überall sonst abmelden' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Überall sonst abmelden?' }));
    expect(ended).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Überall sonst abmelden' }));
    expect(await screen.findByText('Überall sonst abgemeldet.')).toBeTruthy();
    expect(ended).toEqual(['others']);
    await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/profile'));
  });

  it('offer nothing to end where this is the only one', async () => {
    open({ sessions: [{ ...here, browser: null, system: null }] });
    expect(await screen.findByText('Unbekanntes Gerät')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /abmelden/ })).toBeNull();
  });
});

describe('sign-ins', () => {
  it('show time, outcome, device and place', async () => {
    open({
      history: [
        entry('1', { outcome: 'wrongPassword' }),
        entry('2', { address: '::ffff:127.0.0.1' }),
        entry('3', { outcome: 'unconfirmed', address: '172.20.0.3' }),
        entry('4', { outcome: 'disabled', address: '2001:db8::1' }),
      ],
    });
    const table = await screen.findByRole('table', { name: 'Anmeldungen' });
    const rows = within(table).getAllByRole('row').slice(1);
    const words = (row: HTMLElement) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(rows.map(words)).toEqual([
      ['Falsches Passwort', 'Firefox auf Linux', '198.51.100.7'],
      ['Angemeldet', 'Firefox auf Linux', 'Derselbe Rechner (127.0.0.1)'],
      ['E-Mail noch nicht bestätigt', 'Firefox auf Linux', 'Eigenes Netz (172.20.0.3)'],
      ['Zugang gesperrt', 'Firefox auf Linux', '2001:db8::1'],
    ]);
  });

  it('show earlier ones when asked, and say what will stand there while there are none', async () => {
    open({ history: Array.from({ length: 12 }, (_, index) => entry(String(index))) });
    expect((await screen.findAllByRole('row')).length).toBe(11);
    await userEvent.click(screen.getByRole('button', { name: 'Frühere anzeigen' }));
    await waitFor(() => expect(screen.getAllByRole('row').length).toBe(13));
    expect(screen.queryByRole('button', { name: 'Frühere anzeigen' })).toBeNull();
  });

  it('say what belongs here while there are none', async () => {
    open();
    expect(await screen.findByText(/Hier steht künftig, wann und wo/)).toBeTruthy();
  });
});

describe('an external sign-in', () => {
  const microsoft: OwnExternal = {
    id: 'https://login.microsoftonline.com/common/v2.0',
    provider: 'login.microsoftonline.com',
    email: 'olga@lindenhof.onmicrosoft.com',
    linkedAt: '2026-11-20T08:00:00.000Z',
    lastUsedAt: '2026-11-21T08:15:00.000Z',
  };

  it('IDN-65: shows with its address, and is unlinked after a question', async () => {
    open({ externals: [microsoft] });
    expect(await screen.findByText('olga@lindenhof.onmicrosoft.com')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /Verknüpfung lösen/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Verknüpfung lösen' }));
    expect(await screen.findByText(/ist gelöst/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Externe Anmeldung')).toBeNull());
  });

  it('has no place where there is none', async () => {
    open();
    await screen.findByText('Dieses Gerät');
    expect(screen.queryByText('Externe Anmeldung')).toBeNull();
  });
});
