import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  OrganizationUnitsDocument,
  SavedViewsDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import {
  AssortmentDocument,
  type AssortmentQuery,
  type AssortmentQueryVariables,
  SalesForecastDocument,
  type SalesForecastQuery,
  SalesPeopleDocument,
  SoldTogetherDocument,
  type SoldTogetherQuery,
  type SoldTogetherQueryVariables,
  UnusualSalesDocument,
  type UnusualSalesQuery,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';

const unit = '01980000-0000-7000-8000-000000000001';
const head = { currency: 'EUR', currencies: ['EUR'], today: '2026-11-27' };
const unusual: UnusualSalesQuery['unusualSales'] = {
  ...head,
  from: '2026-11-16',
  to: '2026-11-29',
  isOmitted: false,
  isCounting: false,
  judged: 14,
  tooNew: 2,
  weeks: [
    {
      employeeKey: `${unit}:7`,
      name: 'Ben',
      unitName: 'Café am Markt',
      week: '2026-11-16',
      figure: 'CANCELLED',
      amount: 15_000,
      rate: 0.068,
      usualRate: 0.012,
      limit: 0.027,
      ownWeeks: 11,
      excess: 12_300,
    },
  ],
};
const forecast: SalesForecastQuery['salesForecast'] = {
  ...head,
  pace: 11.5,
  isOmitted: false,
  method: 'FADING_MEAN',
  error: 0.12,
  errorOfLastWeek: 0.18,
  triedDays: 56,
  days: [
    {
      day: '2026-11-28',
      turnover: 123_400,
      low: 100_000,
      high: 150_000,
      receipts: 96,
      weekBefore: 118_000,
      holidays: [],
      hours: [
        { hour: 9, turnover: 23_400, receipts: 12, people: 2 },
        { hour: 10, turnover: 100_000, receipts: 84, people: 8 },
      ],
    },
    {
      day: '2026-12-25',
      turnover: 10_000,
      low: 8_000,
      high: 12_000,
      receipts: 9,
      weekBefore: null,
      holidays: ['1. Weihnachtstag'],
      hours: [],
    },
  ],
};

const article = {
  articleId: 'a1',
  key: '7',
  name: 'Cappuccino',
  isDeleted: false,
  quantity: 100,
  net: 32_773,
  cost: 8_000,
  margin: 24_773,
  marginRate: 0.756,
  stock: 40,
  stockTurns: 2.54,
  prices: [{ day: '2026-11-15', before: 320, after: 340 }],
  daysLeft: 11,
  lastSold: null,
};
const assortment: AssortmentQuery['assortment'] = {
  ...head,
  from: '2026-11-01',
  to: '2026-11-27',
  isOmitted: false,
  isCounting: false,
  turnover: 60_000,
  net: 50_000,
  netWithCost: 40_000,
  cost: 10_000,
  margin: 30_000,
  idleCount: 1,
  neverCount: 0,
  noCostCount: 1,
  totalCount: 2,
  rows: [
    article,
    {
      ...article,
      articleId: null,
      key: '9',
      name: 'Zeitung',
      cost: null,
      margin: null,
      marginRate: null,
      stock: null,
      stockTurns: null,
      prices: [],
      daysLeft: null,
      lastSold: '2026-03-01',
    },
  ],
};

const together: SoldTogetherQuery['soldTogether'] = {
  ...head,
  from: '2026-11-01',
  to: '2026-11-27',
  receipts: 10_000,
  readSince: '2026-11-09',
  totalCount: 1,
  pairs: [
    {
      key: '7',
      name: 'Cappuccino',
      otherKey: '12',
      otherName: 'Croissant',
      together: 842,
      support: 0.042,
      confidence: 0.12,
      otherConfidence: 0.38,
      lift: 1.84,
    },
  ],
};

const asked: AssortmentQueryVariables[] = [];
const askedPairs: SoldTogetherQueryVariables[] = [];
const open = async (
  path: string,
  given: { unusual?: object; forecast?: object; assortment?: object; together?: object } = {},
) => {
  asked.length = 0;
  askedPairs.length = 0;
  fakeGraphql([
    [OrganizationUnitsDocument, () => ({ organizationUnits: [] })],
    [SavedViewsDocument, () => ({ savedViews: [] })],
    [SalesPeopleDocument, () => ({ salesPeople: { registers: [], employees: [] } })],
    [UnusualSalesDocument, () => ({ unusualSales: { ...unusual, ...given.unusual } })],
    [
      AssortmentDocument,
      (variables: AssortmentQueryVariables) => {
        asked.push(variables);
        return { assortment: { ...assortment, ...given.assortment } };
      },
    ],
    [
      SoldTogetherDocument,
      (variables: SoldTogetherQueryVariables) => {
        askedPairs.push(variables);
        return { soldTogether: { ...together, ...given.together } };
      },
    ],
    [SalesForecastDocument, () => ({ salesForecast: { ...forecast, ...given.forecast } })],
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
  vi.resetModules();
  localStorage.setItem('tresen.role', 'owner');
  localStorage.setItem('tresen.profile', JSON.stringify({ userinfo: { role: 'owner' }, me: {} }));
});
afterEach(() => vi.unstubAllGlobals());

describe('what is unusual', () => {
  it('names the week, how much, what is usual, and leads to the receipts', async () => {
    await open('/dashboards/reports/unusual');
    const row = within(await screen.findByRole('row', { name: /Ben/ }));
    for (const text of ['ab 16.11.2026', '150,00 €', '6,8 %', '1,2 % (11 Wochen)', '123,00 €'])
      expect(row.getByText(text)).toBeTruthy();
    const link = new URL(row.getByRole('link', { name: 'Ben' }).getAttribute('href') ?? '', 'https://x.test');
    expect(link.pathname).toBe('/manage/receipts');
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      from: '2026-11-16',
      to: '2026-11-22',
      employees: `${unit}:7`,
      mark: 'cancelled',
    });
    expect(screen.getByText(/2 weitere Mitarbeiter/)).toBeTruthy();
  });

  it.each([
    ['nothing stands out', { weeks: [] }, 'Nichts Auffälliges'],
    ['nobody could be judged', { weeks: [], judged: 0, tooNew: 0 }, 'Noch kein Vergleich möglich'],
  ])('says that %s', async (_what, given, title) => {
    await open('/dashboards/reports/unusual', { unusual: given });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });

  it('says that it would be too much', async () => {
    await open('/dashboards/reports/unusual', { unusual: { isOmitted: true } });
    expect(await screen.findByText(/dauern zu lange/)).toBeTruthy();
  });
});

describe('the forecast', () => {
  it('does not claim weeks of trial that there were no sales for', async () => {
    await open('/dashboards/reports/forecast', { forecast: { triedDays: 14 } });
    expect(
      await screen.findByText(/Probe an 14 Tagen; an diesen hätte sie um 12 % daneben gelegen/),
    ).toBeTruthy();
    expect(screen.queryByText(/In den letzten 8 Wochen hätte/)).toBeNull();
  });

  it('says how much, how sure it is, and how many people it takes', async () => {
    await open('/dashboards/reports/forecast');
    expect(await screen.findByText(/In den nächsten sieben Tagen etwa 1\.334 €/)).toBeTruthy();
    expect(screen.getByText(/um 12 % daneben gelegen\. Die Zahlen der Vorwoche hätten um 18 %/)).toBeTruthy();
    const days = within(screen.getByRole('table', { name: 'Prognose' }));
    expect(days.getByText('1.000 € – 1.500 €')).toBeTruthy();
    expect(days.getByText(/1\. Weihnachtstag \(Feiertag, nicht eingerechnet\)/)).toBeTruthy();
    const people = within(screen.getByRole('table', { name: 'Personal nach Stunden' }));
    expect(people.getAllByRole('row')[1]?.textContent).toBe('Samstag, 28. November2810');
    expect(screen.queryByRole('combobox', { name: 'Vergleich' })).toBeNull();
  });

  it('of several branches plans no people', async () => {
    await open('/dashboards/reports/forecast', { forecast: { pace: null } });
    expect(await screen.findByRole('table', { name: 'Umsatz nach Stunden' })).toBeTruthy();
    expect(screen.queryByRole('table', { name: 'Personal nach Stunden' })).toBeNull();
  });

  it('says what is missing where there is too little', async () => {
    await open('/dashboards/reports/forecast', { forecast: { method: null, error: null, days: [] } });
    expect(await screen.findByRole('heading', { name: /Noch zu wenig/ })).toBeTruthy();
  });
});

describe('the assortment', () => {
  it('says what was earned, of how much, and what each article brings', async () => {
    await open('/dashboards/reports/assortment');
    expect(
      await screen.findByText(/Rohertrag 300,00 € \(75 % vom Umsatz netto\), Wareneinsatz 100,00 €/),
    ).toBeTruthy();
    expect(screen.getByText(/gilt für 80 % des Umsatzes/)).toBeTruthy();
    const coffee = within(screen.getByRole('row', { name: /Cappuccino/ }));
    for (const text of [
      '327,73 €',
      '80,00 €',
      '247,73 €',
      '75,6 %',
      '40',
      '2,5',
      '11',
      'ab 15.11.2026 3,40 € statt 3,20 €',
    ])
      expect(coffee.getByText(text)).toBeTruthy();
    expect(coffee.getByRole('link').getAttribute('href')).toBe('/manage/data/articlesList/a1');
    expect(
      within(screen.getByRole('row', { name: /Zeitung · zuletzt März 2026/ })).queryByRole('link'),
    ).toBeNull();
  });

  it('is ordered by a column, and shows a part of itself', async () => {
    await open('/dashboards/reports/assortment');
    await userEvent.click(await screen.findByRole('button', { name: /^Rohertrag$/ }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ view: 'ALL', order: 'MARGIN' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Auswahl' }));
    await userEvent.click(screen.getByRole('option', { name: 'Ladenhüter' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ view: 'IDLE', order: 'MARGIN' }));
    expect(screen.getByText(/seltener als einmal in der Woche/)).toBeTruthy();
  });

  it.each([
    ['no purchase prices', { netWithCost: 0, cost: 0, margin: 0 }, /fehlen die Einkaufspreise/],
    ['nothing in a part', { totalCount: 0, rows: [] }, /Hier ist kein Artikel/],
  ])('with %s says so', async (_what, given, text) => {
    await open('/dashboards/reports/assortment', { assortment: given });
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

it('an assortment without purchase prices and stock has no columns of them', async () => {
  const rows = [
    { ...article, cost: null, margin: null, marginRate: null, stock: null, stockTurns: null, daysLeft: null },
  ];
  await open('/dashboards/reports/assortment', { assortment: { netWithCost: 0, rows, totalCount: 1 } });
  const heads = await screen.findAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Artikel', 'Menge', 'Umsatz netto']);
});

describe('what sells together', () => {
  it('says how often, beyond chance, and of which receipts', async () => {
    await open('/dashboards/reports/together');
    const row = within(await screen.findByRole('row', { name: /Cappuccino/ }));
    for (const text of ['842', '4,2 %', '12 %', '38 %', '1,8-mal']) expect(row.getByText(text)).toBeTruthy();
    expect(screen.getByText(/neuesten 10\.000 Belegen mit Artikeln, ab 09\.11\.2026/)).toBeTruthy();
  });

  it('goes on to the pairs of one article and back, and to another order', async () => {
    await open('/dashboards/reports/together');
    await userEvent.click(await screen.findByRole('link', { name: 'Croissant' }));
    await waitFor(() => expect(askedPairs.at(-1)).toMatchObject({ article: '12', order: 'TOGETHER' }));
    await userEvent.click(screen.getByRole('button', { name: /^Häufiger als zufällig/ }));
    await waitFor(() => expect(askedPairs.at(-1)).toMatchObject({ article: '12', order: 'LIFT' }));
    await userEvent.click(screen.getByRole('button', { name: 'Alle Artikel zeigen' }));
    await waitFor(() => expect(askedPairs.at(-1)).toMatchObject({ article: null, order: 'LIFT' }));
  });

  it('begins with the twenty that say the most, and shows more when asked', async () => {
    await open('/dashboards/reports/together', { together: { totalCount: 150 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Weitere Zeilen zeigen (149)' }));
    await waitFor(() => expect(askedPairs.map(({ first }) => first)).toEqual([20, 100]));
  });

  it('says so where nothing does', async () => {
    await open('/dashboards/reports/together', { together: { pairs: [], totalCount: 0 } });
    expect(await screen.findByText(/auf mindestens 5 Belegen gemeinsam/)).toBeTruthy();
  });
});

it('a report that there is not is no summary', async () => {
  await open('/dashboards/reports/umsatz');
  expect(await screen.findByRole('heading', { name: 'Diesen Bericht gibt es nicht', level: 1 })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zur Übersicht' }).getAttribute('href')).toBe(
    '/dashboards/reports',
  );
});
