import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  PinReportDocument,
  ReportPinsDocument,
  type ReportPinsQuery,
  UnpinReportDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import {
  SalesReportDocument,
  type SalesReportQuery,
  type SalesReportQueryVariables,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { figures } from './testing.tsx';

type Pin = ReportPinsQuery['reportPins'][number];
type Report = SalesReportQuery['salesReport'];

const row = (name: string, turnover: number, before: number) => ({
  key: name,
  name,
  values: figures({ turnover }),
  comparisonValues: figures({ turnover: before }),
  rank: 1,
  comparisonRank: 1,
  cellValues: [],
});

const report: Report = {
  currency: 'EUR',
  currencies: ['EUR'],
  today: '2026-11-25',
  from: '2026-11-16',
  to: '2026-11-22',
  comparisonFrom: '2026-11-09',
  comparisonTo: '2026-11-15',
  leftOut: [],
  comparisonLeftOut: [],
  source: 'BREAKDOWNS',
  omitted: null,
  isCounting: false,
  totalCount: 7,
  totalValues: figures({ turnover: 196_000, receipts: 21 }),
  comparisonTotalValues: figures({ turnover: 210_000 }),
  columns: [],
  rows: [row('Markt', 84_000, 70_000), row('Park', 70_000, 70_000)],
};

const branches: Pin = {
  viewId: 'v1',
  name: 'Filialen',
  query:
    'rows=unit&columns=none&figures=turnover,receipts&from=2025-01-01&to=2025-01-31&compare=PREVIOUS_PERIOD',
  ownerName: null,
  range: 'LAST_WEEK',
};
const days: Pin = { ...branches, viewId: 'v2', name: 'Tage', ownerName: 'Marek Manager', range: 'TODAY' };
const gone: Pin = { ...branches, viewId: 'v3', name: 'Weg', query: null };

/** A server that keeps pins, as the real one does. */
const open = async (given: readonly Pin[], answer: () => Report = () => report) => {
  let pins = [...given];
  const asked: SalesReportQueryVariables[] = [];
  fakeGraphql([
    [ReportPinsDocument, () => ({ reportPins: pins })],
    [
      SalesReportDocument,
      (variables: SalesReportQueryVariables) => {
        asked.push(variables);
        return { salesReport: answer() };
      },
    ],
    [
      PinReportDocument,
      ({ viewId, range, place }: { viewId: string; range: Pin['range']; place?: number }) => {
        const pin = { ...(given.find((one) => one.viewId === viewId) as Pin), range };
        const at = place ?? pins.findIndex((one) => one.viewId === viewId);
        pins = pins.filter((one) => one.viewId !== viewId);
        pins.splice(at, 0, pin);
        return { pinReport: { isSuccess: true, message: null, modelId: viewId } };
      },
    ],
    [
      UnpinReportDocument,
      ({ viewId }: { viewId: string }) => {
        pins = pins.filter((one) => one.viewId !== viewId);
        return { unpinReport: { isSuccess: true, message: null, modelId: viewId } };
      },
    ],
  ]);
  const { PinnedReports } = await import('./pinned-reports.tsx');
  renderScreen(<PinnedReports today="2026-11-25" />, '/dashboards/home');
  return { asked };
};

const card = async (name: string) => screen.findByRole('region', { name });
const spoken = (element: HTMLElement) => element.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ');
const choose = async (name: string, entry: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `${name}: mehr` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
};
const order = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe('pinned reports', () => {
  it('show their figure beside its comparison, for days that follow today', async () => {
    const { asked } = await open([branches]);
    const shown = await card('Filialen');
    expect(await within(shown).findByText('Letzte Woche · 16.11.2026 – 22.11.2026')).toBeTruthy();
    await waitFor(() =>
      expect(spoken(shown)).toContain('Umsatz brutto1.960,00 €-6,7 % Vergleich: 2.100,00 €Belege21'),
    );
    expect(spoken(shown)).toContain('Markt840,00 €');
    expect(spoken(shown)).toContain('die ersten 2 von 7 · verglichen mit 09.11.2026 – 15.11.2026');
    expect(asked[0]?.filter).toMatchObject({ from: '2026-11-16', to: '2026-11-22' });
    expect(asked[0]).toMatchObject({ rows: 'UNIT', columns: null, first: 5 });
  });

  it('show the figure by which they are ordered: their parts are the first ones by that', async () => {
    await open([{ ...branches, query: `${branches.query}&sort=-receipts` }]);
    const shown = await card('Filialen');
    await waitFor(() => expect(spoken(shown)).toMatch(/Belege21.*Umsatz brutto1\.960,00 €/));
  });

  it('lead to the whole report, with the same days', async () => {
    await open([branches]);
    const link = within(await card('Filialen')).getByRole('link', { name: 'Filialen' });
    const address = new URL(link.getAttribute('href') ?? '', 'http://localhost');
    expect(address.pathname).toBe('/dashboards/reports/own');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      rows: 'unit',
      compare: 'PREVIOUS_PERIOD',
      from: '2026-11-16',
      to: '2026-11-22',
      view: 'v1',
    });
  });

  it('say whose they are, and draw times in their order', async () => {
    const byDay = { ...days, query: 'rows=day&columns=none&figures=turnover&compare=NONE' };
    const rows = ['2026-11-25', '2026-11-24'].map((day) => ({ ...row(day, 1_000, 0), name: '' }));
    await open([byDay], () => ({ ...report, rows, totalCount: 2, comparisonTotalValues: null }));
    const shown = await card('Tage');
    expect(spoken(shown)).toContain('Heute · 25.11.2026 · von Marek Manager');
    const columns = await within(shown).findAllByRole('img');
    expect(columns.map((column) => column.getAttribute('aria-label')?.slice(0, 10))).toEqual([
      '24.11.2026',
      '25.11.2026',
    ]);
  });

  it('name each day of a month, and write only as many below their columns as have room', async () => {
    const byDay = { ...days, query: 'rows=day&columns=none&figures=turnover&compare=NONE' };
    const rows = Array.from({ length: 25 }, (_, at) => ({
      ...row(`2026-11-${String(at + 1).padStart(2, '0')}`, 1_000, 0),
      name: '',
    }));
    await open([byDay], () => ({ ...report, rows, totalCount: 25, comparisonTotalValues: null }));
    const shown = within(await card('Tage'));
    const columns = await shown.findAllByRole('img');
    expect(columns.map((column) => column.getAttribute('aria-label')?.slice(0, 10))[24]).toBe('25.11.2026');
    expect(shown.getAllByText(/^\d\d\.11\.$/).map(({ textContent }) => textContent)).toEqual(
      ['01', '06', '11', '16', '21'].map((day) => `${day}.11.`),
    );
  });

  it('move by the entries of their menu, which says where they are then', async () => {
    await open([branches, days]);
    await choose('Tage', 'Weiter nach vorn');
    expect(await screen.findByText('„Tage“ ist jetzt an Stelle 1 von 2.')).toBeTruthy();
    await waitFor(() => expect(order()).toEqual(['Tage', 'Filialen']));
    await userEvent.click(screen.getByRole('button', { name: 'Tage: mehr' }));
    const forward = await screen.findByRole('menuitem', { name: 'Weiter nach vorn' });
    expect(forward.getAttribute('aria-disabled')).toBe('true');
  });

  it('come off Home, and back to their place by undo', async () => {
    await open([branches, days]);
    await choose('Filialen', 'Von der Startseite nehmen');
    await waitFor(() => expect(order()).toEqual(['Tage']));
    await userEvent.click(await screen.findByRole('button', { name: /Rückgängig/ }));
    await waitFor(() => expect(order()).toEqual(['Filialen', 'Tage']));
  });

  it('show other days when those are chosen', async () => {
    const { asked } = await open([branches]);
    await choose('Filialen', 'Zeitraum ändern …');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Zeitraum' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Gestern' }));
    await userEvent.click(screen.getByRole('button', { name: 'Zeitraum übernehmen' }));
    expect(await screen.findByText('„Filialen“ zeigt jetzt: Gestern.')).toBeTruthy();
    await waitFor(() => expect(asked.at(-1)?.filter).toMatchObject({ from: '2026-11-24', to: '2026-11-24' }));
  });

  it('that are gone say so and can be taken off', async () => {
    const { asked } = await open([gone]);
    const shown = await card('Weg');
    expect(spoken(shown)).toContain(
      'Diesen Bericht gibt es nicht mehr, oder er wird nicht mehr mit Ihnen geteilt.',
    );
    expect(within(shown).queryByRole('link')).toBeNull();
    await userEvent.click(within(shown).getByRole('button', { name: 'Von der Startseite nehmen' }));
    expect(await screen.findByText(/Speichern Sie einen Bericht unter „Ansichten“/)).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('say that nothing was sold, and that they could not be loaded, each by itself', async () => {
    let count = 0;
    await open([branches, days], () => {
      if (count++ > 0) throw { code: 'BUSY' };
      return { ...report, rows: [], totalCount: 0, totalValues: figures({}), comparisonTotalValues: null };
    });
    expect(await within(await card('Filialen')).findByText(/wurde nichts verkauft/)).toBeTruthy();
    expect(
      await within(await card('Tage')).findByRole('button', { name: 'Noch einmal versuchen' }),
    ).toBeTruthy();
  });

  it('are asked for when they come near, not before', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
    const { asked } = await open([branches]);
    await card('Filialen');
    expect(asked).toEqual([]);
  });
});
