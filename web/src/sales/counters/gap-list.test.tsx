import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  OrganizationUnitsDocument,
  SavedViewsDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import {
  AcknowledgeCounterGapsDocument,
  CounterGapsDocument,
  type CounterGapsQueryVariables,
  RegisterCountersDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { GapList } from './gap-list.tsx';
import { RegisterCounters } from './register-counters.tsx';

const gap = (given: object = {}) => ({
  id: 'g1',
  kind: 'receipt',
  series: 'd1',
  fault: 'missing',
  first: 201,
  last: 204,
  count: 4,
  after: '2026-11-20T10:00:00.000Z',
  before: '2026-11-20T11:00:00.000Z',
  firstSignature: null,
  lastSignature: null,
  deviceId: 'd1',
  deviceName: 'Theke',
  unitId: 'u1',
  unitName: 'Lindenhof',
  zone: 'Europe/Berlin',
  foundAt: '2026-11-20T12:00:00.000Z',
  state: 'open',
  acknowledgedAt: null,
  acknowledgedByName: null,
  reason: null,
  closedAt: null,
  ...given,
});

const open = (address: string, nodes: readonly object[]) => {
  const asked: CounterGapsQueryVariables[] = [];
  const acknowledged: object[] = [];
  fakeGraphql([
    [OrganizationUnitsDocument, () => ({ organizationUnits: [] })],
    [SavedViewsDocument, () => ({ savedViews: [] })],
    [
      CounterGapsDocument,
      (variables: CounterGapsQueryVariables) => {
        asked.push(variables);
        const pageInfo = { endCursor: null, hasNextPage: false };
        return { counterGaps: { nodes, totalCount: nodes.length, pageInfo } };
      },
    ],
    [
      AcknowledgeCounterGapsDocument,
      (variables: object) => ({ acknowledgeCounterGaps: { isSuccess: acknowledged.push(variables) > 0 } }),
    ],
  ]);
  renderScreen(<GapList title="Sync-Probleme" views={null} />, address);
  return { asked, acknowledged };
};

afterEach(() => vi.unstubAllGlobals());

describe('gaps in counters', () => {
  it.each([
    [{}, 'Belegnummer 201 bis 204: 4 fehlen'],
    [{ kind: 'z', first: 17, last: 17, count: 1 }, 'Z-Nummer 17 fehlt'],
    [
      { kind: 'transaction', fault: 'backwards', first: 1, last: 500, count: 0 },
      'TSE-Transaktion ging von 500 auf 1 zurück',
    ],
  ])('say what is missing: %o', async (given, words) => {
    open('/manage/syncProblems/gaps', [gap(given)]);
    expect(await screen.findByRole('rowheader', { name: words })).toBeTruthy();
  });

  it('name the signature counters that are missing with transactions', async () => {
    open('/manage/syncProblems/gaps', [
      gap({ kind: 'transaction', firstSignature: 401, lastSignature: 409 }),
    ]);
    expect(await screen.findByText('dazu Signaturzähler 401 bis 409')).toBeTruthy();
  });

  it('lead to the receipts around them, of their register', async () => {
    open('/manage/syncProblems/gaps', [gap()]);
    const link = await screen.findByRole('link', {
      name: 'Belege ringsum: Belegnummer 201 bis 204: 4 fehlen',
    });
    expect(link.getAttribute('href')).toBe(
      '/manage/receipts?units=u1&devices=d1&from=2026-11-20&to=2026-11-20',
    );
  });

  it('of Z numbers lead to the closings around them', async () => {
    open('/manage/syncProblems/gaps', [gap({ kind: 'z' })]);
    const link = await screen.findByRole('link', { name: /^Abschlüsse ringsum/ });
    expect(link.getAttribute('href')).toMatch(/^\/manage\/closings\?units=u1&devices=d1/);
  });

  it('say where the numbers are: in the sync problems, with the way there', async () => {
    open('/manage/syncProblems/gaps', [gap({ state: 'waiting' })]);
    const link = await screen.findByRole('link', { name: 'Zu den Sync-Problemen' });
    expect(link.getAttribute('href')).toBe('/manage/syncProblems?f=deviceId.is.d1');
  });

  it('are explained with a reason, which is not left out', async () => {
    const { acknowledged } = open('/manage/syncProblems/gaps', [gap()]);
    await userEvent.click(await screen.findByRole('button', { name: /^Begründen/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Lücke begründen' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Speichern' }));
    expect(within(dialog).getByText('Bitte geben Sie einen Grund an.')).toBeTruthy();
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Begründung/ }), ' Kasse getauscht ');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Die Begründung ist gespeichert.')).toBeTruthy();
    expect(acknowledged).toEqual([{ ids: ['g1'], reason: 'Kasse getauscht' }]);
  });

  it('stay listed once they are explained, with who and when', async () => {
    const said = { reason: 'Kasse getauscht', acknowledgedByName: 'Olga Lindner' };
    const acknowledgedAt = '2026-11-21T08:00:00.000Z';
    open('/manage/syncProblems/gaps', [gap({ state: 'acknowledged', acknowledgedAt, ...said })]);
    expect(await screen.findByText('Kasse getauscht')).toBeTruthy();
    expect(screen.getByText('Olga Lindner, 21.11.2026, 09:00')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Begründen/ })).toBeNull();
  });

  it('have their state in the address, closed ones only when asked for', async () => {
    const { asked } = open('/manage/syncProblems/gaps?state=closed', []);
    expect(await screen.findByRole('button', { name: 'Filter entfernen: Geschlossen: Ja' })).toBeTruthy();
    expect(asked.at(-1)?.filter).toMatchObject({ isClosed: true, conditions: [] });
  });

  it('are narrowed as all lists are, as addresses of before said it, too', async () => {
    const { asked } = open('/manage/syncProblems/gaps?state=waiting', [gap({ state: 'waiting' })]);
    expect(
      await screen.findByRole('button', { name: 'Filter entfernen: Stand ist Wartet in Sync-Problemen' }),
    ).toBeTruthy();
    const state = { field: 'state', is: 'is', values: ['waiting'] };
    expect(asked.at(-1)?.filter).toMatchObject({ isClosed: false, conditions: [state] });
  });

  it('are explained together, but those that are already', async () => {
    const acknowledgedAt = '2026-11-21T08:00:00.000Z';
    const { acknowledged } = open('/manage/syncProblems/gaps', [
      gap(),
      gap({ id: 'g2', first: 301, last: 301, count: 1 }),
      gap({ id: 'g3', state: 'acknowledged', acknowledgedAt }),
    ]);
    await userEvent.click(await screen.findByRole('checkbox', { name: /Belegnummer 301 fehlt/ }));
    const [ofPage] = screen.getAllByRole('checkbox');
    await userEvent.click(ofPage as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Begründen' }));
    const dialog = await screen.findByRole('dialog', { name: '2 Lücken begründen' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Begründung/ }), 'Kasse getauscht');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Die Begründung ist gespeichert.')).toBeTruthy();
    expect(acknowledged).toEqual([{ ids: expect.arrayContaining(['g1', 'g2']), reason: 'Kasse getauscht' }]);
    expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
  });

  it('are none: it is said', async () => {
    open('/manage/syncProblems/gaps', []);
    expect(await screen.findByText('Keine Lücken')).toBeTruthy();
  });
});

describe('the counters of a register', () => {
  it('stand with their times, and tell that no number is missing', async () => {
    const counter = { series: 'd1', lastAt: '2026-11-20T10:00:00.000Z', signature: null };
    fakeGraphql([
      [
        RegisterCountersDocument,
        () => ({
          registerCounters: {
            unchecked: 0,
            gaps: [],
            counters: [
              { ...counter, kind: 'receipt', last: 4711 },
              { ...counter, kind: 'transaction', series: 'abc', last: 900, signature: 1800 },
              { ...counter, kind: 'z', last: 17 },
            ],
          },
        }),
      ],
    ]);
    renderScreen(<RegisterCounters deviceId="d1" zone="Europe/Berlin" />);
    const panel = await screen.findByRole('region', { name: 'Zählerstände' });
    expect(await within(panel).findByText('4711 · 20.11.2026, 11:00')).toBeTruthy();
    expect(within(panel).getByText('1800')).toBeTruthy();
    expect(within(panel).getByText('Letzte Z-Nummer')).toBeTruthy();
    expect(within(panel).getByText('Keine Nummer fehlt.')).toBeTruthy();
  });
});
