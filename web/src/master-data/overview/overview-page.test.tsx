import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { syncedNames } from '@tresen/domain/kit/entities';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  DataOverviewDocument,
  EnableLiveCommunicationDocument,
  OverviewRegistersDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import type { Branch, KindFigures, OverviewRegister } from './overview.queries.ts';
import { branchOf, kindOf, registerOf } from './testing.ts';

interface World {
  readonly branches?: readonly Branch[];
  readonly kinds?: readonly KindFigures[];
  readonly registers?: readonly OverviewRegister[];
  readonly address?: string;
}

const allKinds = syncedNames.map((entity) => kindOf({ entity }));

const show = async (path: string) => {
  const { OverviewPage } = await import('./overview-page.tsx');
  renderScreen(<OverviewPage />, path);
};

/** Who is signed in is read once, with the code that asks for it. */
const signInAnew = (role: string) => {
  localStorage.setItem('tresen.role', role);
  const userinfo = { sub: 'ada', given_name: 'Ada' };
  localStorage.setItem('tresen.profile', JSON.stringify({ userinfo, me: {} }));
  vi.resetModules();
};

const open = async ({
  branches = [branchOf()],
  kinds = allKinds,
  registers = [],
  address = '',
}: World = {}) => {
  const asked: unknown[] = [];
  const enabled: unknown[] = [];
  fakeGraphql([
    [DataOverviewDocument, () => ({ dataOverview: { branches, kinds } })],
    [
      OverviewRegistersDocument,
      (variables) => {
        asked.push(variables);
        const liveOffCount = registers.filter(({ liveState }) => liveState === 'liveOff').length;
        return { overviewRegisters: { nodes: registers, totalCount: registers.length, liveOffCount } };
      },
    ],
    [
      EnableLiveCommunicationDocument,
      (variables) => {
        enabled.push(variables);
        return { enableLiveCommunication: { isSuccess: true, count: 2 } };
      },
    ],
  ]);
  await show(`/manage/data/overview${address}`);
  return { asked, enabled };
};

const rowOf = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('tr') as HTMLElement);
const address = () => screen.getByLabelText('address').textContent;
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(() => vi.unstubAllGlobals());

describe('MDA-03: the branches', () => {
  it('show their live state with numbers, the last sync, and what is open and failed', async () => {
    const given = {
      liveState: 'partly',
      registers: 3,
      online: 2,
      openCount: 1_234,
      failedCount: 7,
    };
    await open({ branches: [branchOf(given)] });
    const row = await rowOf('Markt');
    expect(row.getByText(/Teilweise online/).textContent).toBe('Teilweise online2 von 3 Kassen');
    for (const text of ['21.11.2026, 09:15', '1.234', '7']) expect(row.getByText(text)).toBeTruthy();
    expect(screen.getByText('1 von 1 Filialen aktiv · 2 von 3 Kassen online')).toBeTruthy();
  });

  it.each([
    ['online', 'Online'],
    ['offline', 'Offline'],
    ['liveOff', 'Live aus'],
    ['unknown', 'Noch nie gesehen'],
    ['something newer', 'Noch nie gesehen'],
  ])('REG-16: are %s in words', async (liveState, word) => {
    await open({ branches: [branchOf({ liveState })] });
    expect((await rowOf('Markt')).getByText(word, { exact: false })).toBeTruthy();
  });

  it('REG-12: that have no register are not active and cannot be synced', async () => {
    const inactive = { isActive: false, liveState: 'none', registers: 0, online: 0, lastSyncAt: null };
    await open({ branches: [branchOf(), branchOf({ id: 'b2', name: 'Lager', ...inactive })] });
    const row = await rowOf('Lager');
    expect(row.getByText(/Nicht aktiv/).textContent).toBe('Nicht aktivKeine Kasse');
    expect(row.getByRole('button', { name: 'Lager synchronisieren' })).toHaveProperty('disabled', true);
  });

  it('are searched, narrowed, ordered and paged by the address', async () => {
    const branches = Array.from({ length: 60 }, (_, index) =>
      branchOf({ id: `b${index}`, name: `Filiale ${index + 1}`, openCount: index }),
    );
    await open({ branches, address: '?state=open&sort=-open' });
    const names = () =>
      within(screen.getByRole('table', { name: 'Filialen' }))
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent);
    await screen.findByRole('link', { name: 'Filiale 60' });
    expect(names()).toHaveLength(25);
    expect(names()[0]).toBe('Filiale 60');
    await click('Nächste Seite');
    expect(names()[0]).toBe('Filiale 35');
    expect(address()).toContain('after=25&page=2');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Filiale suchen' }), '17');
    await waitFor(() => expect(names()).toEqual(['Filiale 17']));
    await userEvent.click(screen.getByRole('button', { name: 'Offen' }));
    expect(address()).not.toContain('sort=');
    await userEvent.selectOptions(screen.getByLabelText('Anzeigen'), 'Mit Fehlern');
    await click('Alle anzeigen');
    expect(names()).toHaveLength(25);
  });

  it('show the registers of one of them beside the list', async () => {
    const registers = [
      registerOf(),
      registerOf({ id: 'd2', name: 'Bar', liveState: 'offline', lastSyncAt: null }),
    ];
    const { asked } = await open({ registers });
    await userEvent.click(await screen.findByRole('link', { name: 'Markt' }));
    const panel = await screen.findByRole('dialog', { name: 'Kassen von Markt' });
    const items = await within(panel).findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'ThekeOnlineLetzter Abgleich: 21.11.2026, 09:15',
      'BarOfflineLetzter Abgleich: noch nie',
    ]);
    expect(asked).toEqual([{ unitId: 'b1', onlyUnreachable: false, first: null }]);
  });
});

describe('MDA-03: the kinds of record', () => {
  it('stand with their count, and lead to their list and to what of it is open or failed', async () => {
    const figures = { count: 50_000, openCount: 12, failedCount: 3 };
    await open({
      kinds: allKinds.map((kind) => (kind.entity === 'article' ? { ...kind, ...figures } : kind)),
    });
    const row = await rowOf('Artikel');
    expect(row.getByText('50.000')).toBeTruthy();
    const hrefOf = (name: string) => row.getByRole('link', { name }).getAttribute('href');
    const list = '/manage/data/articlesList';
    expect(hrefOf('Artikel')).toBe(list);
    expect(hrefOf('Artikel: 12 offen')).toBe(`${list}?panel=sync&kind=article`);
    expect(hrefOf('Artikel: 3 fehlgeschlagen')).toBe(`${list}?panel=sync&kind=article&only=failed`);
    const table = screen.getByRole('table', { name: 'Stammdaten' });
    expect(within(table).getAllByRole('rowheader')).toHaveLength(syncedNames.length);
  });
});

describe('a sync', () => {
  it('REG-14, ERR-35: of nothing says that there is no active branch', async () => {
    await open({ branches: [branchOf({ isActive: false, registers: 0, online: 0, liveState: 'none' })] });
    await click('Alle synchronisieren');
    expect(
      await screen.findByText('Es gibt keine aktive Filiale, die synchronisiert werden kann.'),
    ).toBeTruthy();
  });

  it('REG-13, ERR-35: that cannot be asked for says so, and the branch shows that it failed', async () => {
    await open({ branches: [branchOf({ id: 'cut', name: 'Abseits' })] });
    await click('Abseits synchronisieren');
    expect(await screen.findByText(/Das hat nicht geklappt/)).toBeTruthy();
    expect((await rowOf('Abseits')).getByText('Fehlgeschlagen')).toBeTruthy();
  });

  const partly = branchOf({ liveState: 'partly', registers: 3, online: 1 });
  const unreachable = [
    registerOf({ id: 'd2', name: 'Bar', liveState: 'offline' }),
    registerOf({ id: 'd3', name: 'Garten', liveState: 'liveOff' }),
  ];

  it('REG-09: asks where registers are offline or live communication is off, and names them', async () => {
    const { asked, enabled } = await open({ branches: [partly], registers: unreachable });
    await click('Alle synchronisieren');
    const dialog = within(await screen.findByRole('dialog', { name: 'Nicht alle Kassen sind erreichbar' }));
    const items = await dialog.findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Bar · MarktOffline',
      'Garten · MarktLive aus',
    ]);
    expect(address()).toBe('/manage/data/overview?sync=all');
    expect(asked).toEqual([{ unitId: null, onlyUnreachable: true, first: 20 }]);
    expect(dialog.getByRole('button', { name: 'Eine Kasse synchronisieren' })).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/manage/data/overview');
    expect(enabled).toEqual([]);
  });

  it('REG-09: switches live communication on where it is off', async () => {
    signInAnew('owner');
    const { enabled } = await open({ branches: [partly], registers: unreachable, address: '?sync=b1' });
    await click('Live-Kommunikation einschalten');
    expect(await screen.findByText('Die Live-Kommunikation ist für 2 Kassen eingeschaltet.')).toBeTruthy();
    expect(enabled).toEqual([{ unitId: 'b1' }]);
  });

  it('REG-09: offers no sync where none of a branch can be reached', async () => {
    const offline = branchOf({ liveState: 'offline', registers: 1, online: 0 });
    await open({ branches: [offline], registers: unreachable.slice(0, 1), address: '?sync=b1' });
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Zurzeit ist keine dieser Kassen online.')).toBeTruthy();
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Schließen']);
  });
});

describe('without anything to show', () => {
  it('leads to the setup of the first register', async () => {
    signInAnew('owner');
    await open({ branches: [] });
    expect(await screen.findByText('Noch keine Filiale')).toBeTruthy();
    expect(screen.getByRole('table', { name: 'Stammdaten' })).toBeTruthy();
    await click('Kasse verbinden');
    expect(address()).toBe('/manage/data/overview?setup=register');
  });

  it('says what failed, and tries again', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')));
    await show('/manage/data/overview');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy();
  });
});
