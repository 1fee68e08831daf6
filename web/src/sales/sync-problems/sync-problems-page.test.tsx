import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  OrganizationUnitsDocument,
  SavedViewsDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import {
  AcceptSyncProblemsDocument,
  CounterGapsDocument,
  ForeseeSyncProblemsDocument,
  ProposalsDocument,
  RetrySyncProblemsDocument,
  SyncProblemCountsDocument,
  SyncProblemDocument,
  SyncProblemsDocument,
  type SyncProblemsQueryVariables,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { SyncProblemsPage } from './sync-problems-page.tsx';

const theke = '01890000-0000-7000-8000-0000000000d1';
const sums = { rule: 'positionsSumToReceipt', expected: 1240, actual: 1250 };

const problem = (id: string, given: object = {}) => ({
  id,
  kind: 'receipt',
  recordId: `r-${id}`,
  reason: 'SUMS_DIFFER',
  detail: JSON.stringify(sums),
  unitName: 'Lindenhof',
  deviceId: theke,
  deviceName: 'Theke',
  zone: 'Europe/Berlin',
  receivedAt: '2026-11-20T21:30:00.000Z',
  number: 4711,
  endedAt: '2026-11-20T21:29:54.000Z',
  gross: 1250,
  currency: 'EUR',
  resolvedAt: null,
  resolvedByName: null,
  resolution: null,
  ...given,
});

interface Given {
  readonly nodes?: readonly object[];
  readonly detail?: object;
  readonly stored?: string | null;
  readonly foreseen?: { readonly rightNow: number; readonly storable: number };
  readonly outcome?: object;
}

const open = (address: string, given: Given = {}) => {
  const { nodes = [problem('1')], stored = null, foreseen = { rightNow: 0, storable: 1 } } = given;
  const asked: SyncProblemsQueryVariables[] = [];
  const decided: object[] = [];
  const outcome = { stored: 1, noted: 0, wrong: 0, gone: 0, next: null, ...given.outcome };
  const page = { totalCount: nodes.length, pageInfo: { endCursor: null, hasNextPage: false } };
  const count = (deviceId: string, deviceName: string, reason: string, many: number) => ({
    deviceId,
    deviceName,
    unitName: 'Lindenhof',
    kind: 'receipt',
    reason,
    count: many,
  });
  fakeGraphql([
    [OrganizationUnitsDocument, () => ({ organizationUnits: [] })],
    [SavedViewsDocument, () => ({ savedViews: [] })],
    [ProposalsDocument, () => ({ proposals: { nodes: [], totalCount: 0, pageInfo: page.pageInfo } })],
    [
      SyncProblemCountsDocument,
      () => ({
        syncProblemCounts: [count(theke, 'Theke', 'SUMS_DIFFER', 12), count('d2', 'Bar', 'CLOCK_AHEAD', 3)],
      }),
    ],
    [
      SyncProblemsDocument,
      (variables: SyncProblemsQueryVariables) => {
        asked.push(variables);
        return { syncProblems: { nodes, ...page } };
      },
    ],
    [
      SyncProblemDocument,
      () => ({
        syncProblem: {
          problem: { ...problem('1', given.detail), raw: '{"gross":1250,"note":"neu"}' },
          stored,
        },
        foreseeSyncProblems: { total: 1, ...foreseen },
      }),
    ],
    [
      ForeseeSyncProblemsDocument,
      () => ({ foreseeSyncProblems: { total: 3, looked: 3, rightNow: 1, storable: 2 } }),
    ],
    [
      RetrySyncProblemsDocument,
      (variables: object) => ({ retrySyncProblems: decided.push(variables) && outcome }),
    ],
    [
      AcceptSyncProblemsDocument,
      (variables: object) => ({ acceptSyncProblems: decided.push(variables) && outcome }),
    ],
    [CounterGapsDocument, () => ({ counterGaps: { nodes: [], ...page, totalCount: 0 } })],
  ]);
  const routes = (
    <Routes>
      <Route path="/manage/syncProblems/:view?" element={<SyncProblemsPage />} />
    </Routes>
  );
  renderScreen(routes, address);
  return { asked, decided };
};

const address = () => decodeURIComponent(screen.getByLabelText('address').textContent ?? '');
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

afterEach(() => vi.unstubAllGlobals());

describe('the list of what waits (contract 17)', () => {
  it.each([
    ['SUMS_DIFFER', sums, 'Die Positionen ergeben 12,40 €, der Beleg sagt 12,50 €.'],
    [
      'SUMS_DIFFER',
      { rule: 'paymentsSumToReceipt', expected: 1250, actual: 1240 },
      'Die Zahlungen ergeben 12,40 €, der Beleg sagt 12,50 €.',
    ],
    [
      'SUMS_DIFFER',
      { rule: 'priceTimesQuantity', line: '2', expected: 300, actual: 301 },
      'Position 2: Preis mal Menge ergibt 3,00 €, die Position sagt 3,01 €.',
    ],
    [
      'CLOCK_AHEAD',
      { rule: 'endNotInFuture', expected: '2026-11-21T21:30:00.000Z', actual: '2026-11-21T23:30:00.000Z' },
      'Die Uhr der Kasse geht 26 Stunden vor.',
    ],
    [
      'CURRENCY_DIFFERS',
      { rule: 'branchCurrency', expected: 'EUR', actual: 'CHF' },
      'Die Filiale rechnet in EUR, der Beleg in CHF.',
    ],
    ['CONTENT_DIFFERS', {}, 'Beleg mit gleicher Kennung, aber anderem Inhalt.'],
    ['UNSTORABLE', {}, 'Der Beleg ließ sich nicht speichern.'],
    ['LATER_VERSION', {}, 'Die Daten konnten nicht übernommen werden (LATER_VERSION).'],
  ])('says in plain words what is wrong: %s %o', async (reason, detail, words) => {
    open('/manage/syncProblems', { nodes: [problem('1', { reason, detail: JSON.stringify(detail) })] });
    const link = await screen.findByRole('link', { name: /\.$/ });
    expect(plain(link.textContent)).toBe(words);
  });

  it('names a closing by its Z number and speaks of closings', async () => {
    open('/manage/syncProblems', { nodes: [problem('1', { kind: 'closing', number: 17, detail: '{}' })] });
    expect(await screen.findByText('Die Summen des Abschlusses gehen nicht auf.')).toBeTruthy();
    expect(screen.getByText('Abschluss Z 17')).toBeTruthy();
  });

  it('says which part of a closing differs, by how much', async () => {
    const detail = { rule: 'casesSumToVat', path: '/vat', subject: '1', expected: 1240, actual: 1250 };
    const days = { rule: 'dailiesNamed', path: '/dailyZNumbers', expected: 1, actual: 0 };
    const nodes = [detail, days].map((given, index) =>
      problem(String(index), { kind: 'closing', number: 17, detail: JSON.stringify(given) }),
    );
    open('/manage/syncProblems', { nodes });
    const links = await screen.findAllByRole('link', { name: /gesendet\.$/ });
    expect(links.map(({ textContent }) => plain(textContent))).toEqual([
      'Steuern (1): 12,40 € erwartet, 12,50 € gesendet.',
      'Tagesabschlüsse: 1 erwartet, 0 gesendet.',
    ]);
  });

  it('has its filters in the address, and reads those of before', async () => {
    const { asked } = open(
      `/manage/syncProblems?devices=${theke}&reasons=SUMS_DIFFER,CLOCK_AHEAD&kinds=receipt&q=4711`,
    );
    await screen.findByText('Beleg 4711');
    expect(asked.at(-1)?.filter).toEqual({
      isDone: false,
      unitIds: null,
      search: '4711',
      conditions: [
        { field: 'deviceId', is: 'is', values: [theke] },
        { field: 'reason', is: 'is', values: ['SUMS_DIFFER', 'CLOCK_AHEAD'] },
        { field: 'kind', is: 'is', values: ['receipt'] },
      ],
    });
    expect(address()).toContain('&f=reason.is.SUMS_DIFFER,CLOCK_AHEAD&f=kind.is.receipt');
  });

  it.each([
    ['?view=done&units=u1', '/done?units=u1'],
    ['?view=gaps&state=closed', '/gaps?f=isClosed.is.true'],
  ])('an address of before leads to its view: %s', async (before, now) => {
    open(`/manage/syncProblems${before}`, { nodes: [] });
    await waitFor(() => expect(address()).toBe(`/manage/syncProblems${now}`));
  });

  it('says beside each reason how many there are, and narrows by it', async () => {
    const { asked } = open('/manage/syncProblems');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Was nicht stimmt' }));
    await userEvent.click(await screen.findByRole('option', { name: /Uhr geht falsch\s*3/ }));
    await waitFor(() =>
      expect(asked.at(-1)?.filter?.conditions).toEqual([
        { field: 'reason', is: 'is', values: ['CLOCK_AHEAD'] },
      ]),
    );
  });

  it('counts by register, and a click shows only those', async () => {
    open('/manage/syncProblems');
    const counts = await screen.findByRole('list', { name: 'Nach Kasse' });
    await userEvent.click(within(counts).getByRole('link', { name: /Theke · Lindenhof\s*12/ }));
    expect(address()).toBe(`/manage/syncProblems?f=deviceId.is.${theke}`);
  });

  it('is in order when nothing waits, and says so of a filter differently', async () => {
    open('/manage/syncProblems', { nodes: [] });
    expect(await screen.findByText('Alles in Ordnung')).toBeTruthy();
  });

  it('offers to remove filters that nothing matches', async () => {
    open('/manage/syncProblems?reasons=UNSTORABLE', { nodes: [] });
    await userEvent.click(await screen.findByRole('button', { name: 'Filter entfernen' }));
    expect(address()).toBe('/manage/syncProblems');
  });

  it('keeps what was decided, with who and when', async () => {
    const done = {
      resolvedAt: '2026-11-21T08:00:00.000Z',
      resolvedByName: 'Olga Lindner',
      resolution: 'stored',
    };
    const { asked } = open('/manage/syncProblems/done', { nodes: [problem('1', done)] });
    expect(await screen.findByText('Gespeichert, zählt mit')).toBeTruthy();
    expect(screen.getByText('Olga Lindner, 21.11.2026, 09:00')).toBeTruthy();
    expect(asked.at(-1)?.filter?.isDone).toBe(true);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('one problem', () => {
  it('tells what each decision will do, and takes it as it is', async () => {
    const { decided } = open('/manage/syncProblems?problem=1');
    const dialog = await screen.findByRole('dialog', { name: 'Sync-Problem prüfen' });
    expect(
      await within(dialog).findByText('Die Daten stimmen noch immer nicht. Es ändert sich nichts.'),
    ).toBeTruthy();
    expect(within(dialog).getByText(/werden so gespeichert, wie die Kasse sie gesendet hat/)).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'So übernehmen' }));
    await waitFor(() => expect(address()).toBe('/manage/syncProblems'));
    expect(decided).toEqual([{ ids: ['1'], after: null }]);
  });

  it('names the place in the data for whoever mends the register', async () => {
    const detail = { rule: 'priceTimesQuantity', path: '/positions/1/amount', expected: 300, actual: 301 };
    open('/manage/syncProblems?problem=1', {
      detail: { reason: 'SUMS_DIFFER', detail: JSON.stringify(detail) },
      stored: null,
    });
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('/positions/1/amount')).toBeTruthy();
  });

  it('stays open when it is still wrong', async () => {
    open('/manage/syncProblems?problem=1', { outcome: { stored: 0, wrong: 1 } });
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Noch einmal prüfen' }));
    expect(await screen.findByText('Die Daten stimmen noch immer nicht.')).toBeTruthy();
    expect(address()).toBe('/manage/syncProblems?problem=1');
  });

  it('says when somebody else was faster', async () => {
    open('/manage/syncProblems?problem=1', { outcome: { stored: 0, gone: 1 } });
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'So übernehmen' }));
    expect(await screen.findByText('Das hat inzwischen schon jemand erledigt.')).toBeTruthy();
  });

  it('shows both versions side by side, field by field', async () => {
    open('/manage/syncProblems?problem=1', {
      detail: { reason: 'CONTENT_DIFFERS', detail: '{}' },
      stored: '{"gross":1250}',
      foreseen: { rightNow: 0, storable: 0 },
    });
    const table = await screen.findByRole('table', { name: 'Unterschiede' });
    const cells = within(table).getByRole('row', { name: /note/ });
    expect(cells.textContent).toBe('notefehltneu');
    expect(within(table).queryByText('gross')).toBeNull();
    expect(screen.getByText(/Es wird nichts gespeichert und keine Zahl ändert sich/)).toBeTruthy();
  });

  it('that is settled has no decision left', async () => {
    const done = {
      resolvedAt: '2026-11-21T08:00:00.000Z',
      resolvedByName: 'Olga Lindner',
      resolution: 'accepted',
    };
    open('/manage/syncProblems/done?problem=1', { detail: done });
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('Vermerkt, zählt nicht mit')).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'So übernehmen' })).toBeNull();
  });
});

describe('several at once', () => {
  it('are told beforehand and decided together', async () => {
    const { decided } = open('/manage/syncProblems', {
      nodes: [problem('1'), problem('2'), problem('3')],
      outcome: { stored: 2, noted: 1 },
    });
    await screen.findAllByText('Beleg 4711');
    await userEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'So übernehmen' }));
    const dialog = await screen.findByRole('dialog', { name: '3 Probleme so übernehmen?' });
    expect(within(dialog).getByText(/^2 davon werden so gespeichert/)).toBeTruthy();
    expect(
      within(dialog).getByText('1 ändern keine Zahl und werden nur als erledigt vermerkt.'),
    ).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'So übernehmen' }));
    expect(await screen.findByText('2 gespeichert. 1 vermerkt.')).toBeTruthy();
    expect(decided).toEqual([{ ids: ['1', '2', '3'], after: null }]);
  });
});
