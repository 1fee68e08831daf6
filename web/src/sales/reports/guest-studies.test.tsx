import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  OrganizationUnitsDocument,
  SavedViewsDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import {
  NamedCustomersDocument,
  type NamedCustomersQuery,
  type NamedCustomersQueryVariables,
  SalesPeopleDocument,
  TableTimesDocument,
  type TableTimesQuery,
  type TableTimesQueryVariables,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';

const unit = '01980000-0000-7000-8000-000000000001';
const head = {
  currency: 'EUR',
  currencies: ['EUR'],
  today: '2026-11-27',
  from: '2026-11-01',
  to: '2026-11-27',
};
const times: TableTimesQuery['tableTimes'] = {
  ...head,
  isOmitted: false,
  isCounting: false,
  allSeatings: 1_200,
  turns: 2.34,
  seatings: 1_100,
  median: 63,
  most: 101,
  weekdays: [{ weekday: 4, seatings: 300, median: 70 }],
  hours: [
    { weekday: 4, hour: 0, seatings: 2, median: null },
    { weekday: 4, hour: 20, seatings: 80, median: 88 },
  ],
  parties: [
    { guests: 0, seatings: 10, median: 55, most: 80 },
    { guests: 2, seatings: 700, median: 58, most: 90 },
    { guests: 10, seatings: 3, median: null, most: null },
  ],
  tables: [
    {
      key: `table:${unit}:Tisch 5`,
      unitId: unit,
      unitName: 'Altstadt',
      roomName: 'Garten',
      label: 'Tisch 5',
      turnover: 123_456,
      covers: 99,
      seatings: 45,
      turns: 1.667,
      averageStay: 61,
    },
  ],
};
const customers: NamedCustomersQuery['namedCustomers'] = {
  ...head,
  receipts: 7,
  readSince: null,
  totalCount: 150,
  customers: [
    {
      name: 'Café René',
      visits: 4,
      receipts: 7,
      turnover: 80_000,
      perVisit: 20_000,
      firstDay: '2026-11-02',
      lastDay: '2026-11-20',
    },
  ],
};

interface Given {
  readonly times?: Partial<typeof times>;
  readonly customers?: Partial<typeof customers>;
}
let askedTimes: TableTimesQueryVariables[];
let askedCustomers: NamedCustomersQueryVariables[];
const open = async (path: string, given: Given = {}) => {
  fakeGraphql([
    [OrganizationUnitsDocument, () => ({ organizationUnits: [] })],
    [SavedViewsDocument, () => ({ savedViews: [] })],
    [SalesPeopleDocument, () => ({ salesPeople: [] })],
    [
      TableTimesDocument,
      (variables) => {
        askedTimes.push(variables);
        return { tableTimes: { ...times, ...given.times } };
      },
    ],
    [
      NamedCustomersDocument,
      (variables) => {
        askedCustomers.push(variables);
        return { namedCustomers: { ...customers, ...given.customers } };
      },
    ],
  ]);
  const { ReportsPage } = await import('./reports-page.tsx');
  renderScreen(
    <Routes>
      <Route path="/dashboards/reports/:report?" element={<ReportsPage />} />
    </Routes>,
    path,
  );
};

beforeEach(() => {
  askedTimes = [];
  askedCustomers = [];
});
afterEach(() => vi.unstubAllGlobals());

describe('table times', () => {
  it('say how long tables are taken, by guests, weekday and hour, and how often', async () => {
    await open('/dashboards/reports/tableTimes');
    expect(
      await screen.findByText(/1\.200 Tischbelegungen, an jedem Öffnungstag im Schnitt 2,3 je Tisch/),
    ).toBeTruthy();
    expect(screen.getByText(/nach 63 Minuten wieder frei, 9 von 10 nach 101 Minuten/)).toBeTruthy();
    expect(screen.getByText(/Bei 1\.100 davon steht auf dem Beleg/)).toBeTruthy();
    const parties = within(screen.getByRole('table', { name: 'Tischzeit nach Zahl der Gäste' }));
    expect(parties.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Gäste'),
      'Alle1.10063101',
      'Ohne Gästezahl105580',
      '2 Gäste7005890',
      '10 Gäste und mehr3––',
    ]);
    const hours = within(screen.getByRole('table', { name: /nach Wochentag und Stunde/ }));
    expect(hours.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'Wochentag20–21 Uhr0–1 UhrGanzer Tag',
      'Freitag8870',
    ]);
  });

  it('lead from a table to its receipts', async () => {
    await open('/dashboards/reports/tableTimes');
    const row = within(await screen.findByRole('row', { name: /Tisch 5/ }));
    for (const text of ['45', '1,7', '99', '1.234,56 €', '61']) expect(row.getByText(text)).toBeTruthy();
    const way = new URLSearchParams(
      row.getByRole('link', { name: 'Tisch 5 · Altstadt' }).getAttribute('href')?.split('?')[1],
    );
    expect(Object.fromEntries(way)).toEqual({
      units: unit,
      target: 'Tisch 5',
      from: '2026-11-01',
      to: '2026-11-27',
    });
  });

  it('say what each room earned, where tables stand in one', async () => {
    await open('/dashboards/reports/tableTimes');
    const rooms = within(await screen.findByRole('table', { name: 'Räume' }));
    expect(rooms.getAllByRole('row')[1]?.textContent).toMatch(/^Garten · Altstadt45991\.234,56\s€$/);
  });

  it('are of whole branches, whichever register was chosen before', async () => {
    await open('/dashboards/reports/tableTimes?devices=01980000-0000-7000-8000-000000000002');
    await screen.findByRole('row', { name: /Tisch 5/ });
    expect(askedTimes.at(-1)?.filter).toMatchObject({ deviceIds: null, employees: null, comparison: null });
    expect(screen.queryByRole('combobox', { name: 'Vergleich' })).toBeNull();
  });

  it.each([
    ['no tables', { allSeatings: 0 }, /Noch keine Tische auf Belegen/],
    ['no times', { seatings: 0, median: null, most: null }, /sendet nicht, wann ein Tisch geöffnet wurde/],
    ['too much', { isOmitted: true }, /dauern zu lange/],
  ])('with %s say so', async (_what, given, text) => {
    await open('/dashboards/reports/tableTimes', { times: given });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('table', { name: /nach Wochentag/ })).toBeNull();
  });
});

describe('customers on receipts', () => {
  it('say who came how often and bought how much, and lead to their receipts', async () => {
    await open('/dashboards/reports/customers');
    const row = within(await screen.findByRole('row', { name: /Café René/ }));
    for (const text of ['4', '7', '800,00 €', '200,00 €', '02.11.2026', '20.11.2026'])
      expect(row.getByText(text)).toBeTruthy();
    const way = new URLSearchParams(row.getByRole('link').getAttribute('href')?.split('?')[1]);
    expect(way.get('q')).toBe('Café René');
    expect(screen.getByText(/Aus 7 Belegen mit dem Namen eines Kunden\./)).toBeTruthy();
  });

  it('come in another order, and more of them when asked', async () => {
    await open('/dashboards/reports/customers');
    await userEvent.click(await screen.findByRole('button', { name: /^Besuche/ }));
    await waitFor(() => expect(askedCustomers.at(-1)).toMatchObject({ order: 'VISITS', first: 100 }));
    await userEvent.click(screen.getByRole('button', { name: 'Weitere Zeilen zeigen (149)' }));
    await waitFor(() => expect(askedCustomers.at(-1)).toMatchObject({ order: 'VISITS', first: 500 }));
  });

  it('say so where there are none, and since when they were read', async () => {
    await open('/dashboards/reports/customers', { customers: { customers: [], totalCount: 0 } });
    expect(await screen.findByText(/die Sie an einem Beleg eintragen/)).toBeTruthy();
  });

  it('are of the newest receipts where there are too many', async () => {
    await open('/dashboards/reports/customers', {
      customers: { receipts: 20_000, readSince: '2026-11-09' },
    });
    expect(await screen.findByText(/neuesten 20\.000 Belegen .* ab 09\.11\.2026/)).toBeTruthy();
  });
});
