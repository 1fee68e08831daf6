import { expect } from 'vitest';
import type { Api } from '../support/api.ts';
import type { ShopReceipt } from './coffee-shop-truth.ts';
import {
  addDays,
  articlesOf,
  daysBetween,
  daysOf,
  figuresOf,
  hoursOf,
  monthsOf,
  partsOf,
  paymentsOf,
  quartersOf,
  weekdaysOf,
  within,
} from './expected-figures.ts';
import { centsIn, exportRows } from './shop-exports.ts';

/** A shop of the file as the cloud knows it. */
export interface Shop {
  readonly store: string;
  readonly unitId: string;
  readonly deviceId: string;
}

/** A choice in the filter bar, in the words of the file. */
export interface Choice {
  readonly stores?: readonly string[] | undefined;
  readonly registers?: readonly string[] | undefined;
  /** Store and key. */
  readonly employees?: readonly (readonly [store: string, key: string])[] | undefined;
  readonly from: string;
  readonly to: string;
  readonly comparison?: 'PREVIOUS_PERIOD' | 'YEAR_BEFORE' | 'NONE';
  /** Compares with this store on the same days. */
  readonly beside?: string;
}

const sums = 'turnover receipts';
const counted = `${sums} customers`;
const compared = `${sums} comparisonTurnover comparisonReceipts`;
const figures = `${counted} net tax discounts cancelled averageReceipt`;
const payments = 'cash card digital other';
const weekdays = `weekday days averageTurnover ${counted}`;
const articles = 'articleKey name quantity turnover';

const query = `query($filter: SalesFilter) { analyticsDashboard(filter: $filter, year: 2023, quarterYear: 2023) {
  from to comparisonFrom comparisonTo omitted
  figures { ${figures} } comparison { ${figures} } payments { ${payments} } comparisonPayments { ${payments} }
  months { month ${counted} } previousMonths { month ${counted} } quarters { year quarter ${counted} }
  weekdays { ${weekdays} } comparisonWeekdays { ${weekdays} }
  days { day ${counted} } comparisonDays { day ${counted} } hours { hour ${sums} } comparisonHours { hour ${sums} }
  units { unitId ${compared} } registers { deviceId ${compared} } employees { id ${compared} }
  topArticles { ${articles} }
} }`;

/** Lists whose order is the screen's choice. */
const unordered = ['units', 'registers', 'employees'] as const;

/** Analytics of the choice is, in every field, what the file says. */
export const expectAnalytics = async (
  api: Api,
  all: readonly ShopReceipt[],
  shops: readonly Shop[],
  choice: Choice,
): Promise<void> => {
  type Answer = Record<string, unknown> & Record<(typeof unordered)[number], readonly object[]>;
  const filter = filterOf(shops, choice);
  const { analyticsDashboard } = await api.ask<{ analyticsDashboard: Answer }>('/graphql/pos', query, {
    filter,
  });
  const expected: Answer = expectedOf(all, shops, choice);
  for (const name of unordered) {
    const sold = analyticsDashboard[name].filter((part) => 'receipts' in part && part.receipts !== 0);
    expect(sorted(sold), name).toEqual(sorted(expected[name]));
  }
  const rest = Object.fromEntries(
    Object.keys(expected)
      .filter((key) => !unordered.includes(key as 'units'))
      .map((key) => [key, expected[key]]),
  );
  expect(analyticsDashboard).toMatchObject(rest);
};

const articlesQuery = `query($filter: SalesFilter) { articleSales(filter: $filter, first: 500) {
  totalCount isOmitted nodes { ${articles} comparisonTurnover }
} }`;

/** The whole table of articles, of whole months, is what the file says. */
export const expectArticles = async (
  api: Api,
  all: readonly ShopReceipt[],
  shops: readonly Shop[],
  choice: Choice,
): Promise<void> => {
  const days = comparisonDaysOf(choice);
  const own = chosen(all, choice);
  const before = new Map(
    articlesOf(days ? within(own, ...days) : []).map(({ articleKey, turnover }) => [articleKey, turnover]),
  );
  const nodes = articlesOf(within(own, choice.from, choice.to)).map((article) => ({
    ...article,
    comparisonTurnover: days ? (before.get(article.articleKey) ?? 0) : null,
  }));
  const filter = filterOf(shops, choice);
  interface Answer {
    readonly articleSales: { readonly totalCount: number; readonly nodes: readonly { turnover: number }[] };
  }
  const { articleSales } = await api.ask<Answer>('/graphql/pos', articlesQuery, { filter });
  expect(articleSales).toMatchObject({ totalCount: nodes.length, isOmitted: false });
  // Of articles with the same turnover either may come first.
  expect(articleSales.nodes.map(({ turnover }) => turnover)).toEqual(nodes.map(({ turnover }) => turnover));
  expect(sorted(articleSales.nodes)).toEqual(sorted(nodes));
};

/** Exported lists have the rows of the file, and sum up to it. */
export const expectExports = async (
  server: string,
  api: Api,
  all: readonly ShopReceipt[],
  shops: readonly Shop[],
): Promise<void> => {
  const days = (from: string, to: string) => [
    { field: 'businessDay', is: 'from', values: [from] },
    { field: 'businessDay', is: 'to', values: [to] },
  ];
  const write = (source: string, filter: object) =>
    exportRows(server, api, { source, filter: JSON.stringify(filter) });

  const march = within(all, '2023-03-01', '2023-03-31').filter(({ store }) => store === '5');
  const unitIds = shops.filter(({ store }) => store === '5').map(({ unitId }) => unitId);
  const receipts = await write('receipts', { unitIds, conditions: days('2023-03-01', '2023-03-31') });
  expect(receipts.length).toBe(march.length);
  expect(centsIn(receipts, 'Umsatz')).toBe(figuresOf(march).turnover);

  const week = within(all, '2023-05-29', '2023-06-04');
  const lines = await write('receiptLines', { conditions: days('2023-05-29', '2023-06-04') });
  expect(lines.length).toBe(week.flatMap((receipt) => receipt.lines).length);
  const { turnover, net, tax } = figuresOf(week);
  expect({
    turnover: centsIn(lines, 'Brutto'),
    net: centsIn(lines, 'Netto'),
    tax: centsIn(lines, 'Steuer'),
  }).toEqual({ turnover, net, tax });

  const sales = await write('articleSales', { sales: { from: '2023-01-01', to: '2023-06-30' } });
  expect(sales.length).toBe(articlesOf(all).length);
  expect(centsIn(sales, 'Umsatz')).toBe(figuresOf(all).turnover);
};

const homeQuery = `query($period: PaymentPeriod) { homeDashboard(period: $period) {
  today figures { ${figures} } comparison { ${figures} } payments { ${payments} } hours { hour ${sums} }
  topArticles { ${articles} }
} }`;

/** Home on a day is, in every field, what the file says; payments of a period from its first to its last day. */
export const expectHome = async (
  api: Api,
  all: readonly ShopReceipt[],
  today: string,
  [period, from, to]: readonly [period: string, from: string, to: string],
): Promise<void> => {
  const { homeDashboard } = await api.ask<{ homeDashboard: unknown }>('/graphql/pos', homeQuery, { period });
  const weekBefore = addDays(today, -7);
  expect(homeDashboard).toEqual({
    today,
    figures: figuresOf(within(all, today, today)),
    comparison: figuresOf(within(all, weekBefore, weekBefore)),
    payments: paymentsOf(within(all, from, to)),
    hours: hoursOf(within(all, today, today)),
    topArticles: articlesOf(within(all, `${today.slice(0, 7)}-01`, today)).slice(0, 5),
  });
};

function filterOf(shops: readonly Shop[], choice: Choice) {
  const shopOf = (store: string) => shops.find((shop) => shop.store === store);
  return {
    unitIds: choice.stores?.map((store) => shopOf(store)?.unitId),
    deviceIds: choice.registers?.map((store) => shopOf(store)?.deviceId),
    employees: choice.employees?.map(([store, key]) => `${shopOf(store)?.unitId}:${key}`),
    from: choice.from,
    to: choice.to,
    comparison: choice.beside ? 'UNIT' : (choice.comparison ?? 'NONE'),
    comparisonUnitId: choice.beside && shopOf(choice.beside)?.unitId,
  };
}

function expectedOf(all: readonly ShopReceipt[], shops: readonly Shop[], choice: Choice) {
  const own = chosen(all, choice);
  const range = within(own, choice.from, choice.to);
  const days = comparisonDaysOf(choice);
  const other = choice.beside ? all.filter(({ store }) => store === choice.beside) : own;
  const before = days && within(other, ...days);
  const parts = choice.beside ? undefined : before;
  const ofShop = (store: string) => shops.find((shop) => shop.store === store);
  const units = partsOf(range, parts, ({ store }) => store);
  const employees = partsOf(range, parts, ({ store, employee }) => `${ofShop(store)?.unitId}:${employee}`);
  const [firstMonth, lastMonth] = [choice.from.slice(0, 7), choice.to.slice(0, 7)];
  // Articles are kept by branch alone: those of the chosen branches are shown, whoever sold them where.
  const inStores = chosen(all, { ...choice, registers: undefined, employees: undefined });
  return {
    from: choice.from,
    to: choice.to,
    comparisonFrom: days?.[0] ?? null,
    comparisonTo: days?.[1] ?? null,
    omitted: [],
    figures: figuresOf(range),
    comparison: before ? figuresOf(before) : null,
    payments: paymentsOf(range),
    comparisonPayments: before ? paymentsOf(before) : null,
    months: monthsOf(own, 2023),
    previousMonths: monthsOf(own, 2022),
    quarters: quartersOf(own, 2023),
    weekdays: weekdaysOf(range),
    comparisonWeekdays: before ? weekdaysOf(before) : [],
    days: daysOf(range, choice.from, choice.to),
    comparisonDays: before && days ? daysOf(before, ...days) : [],
    hours: hoursOf(range),
    comparisonHours: before ? hoursOf(before) : [],
    units: [...units].map(([store, part]) => ({ unitId: ofShop(store)?.unitId, ...part })),
    registers: [...units].map(([store, part]) => ({ deviceId: ofShop(store)?.deviceId, ...part })),
    employees: [...employees].map(([id, part]) => ({ id, ...part })),
    topArticles: articlesOf(within(inStores, `${firstMonth}-01`, `${lastMonth}-31`)).slice(0, 5),
  };
}

function sorted(parts: readonly object[]): string[] {
  return parts.map((part) => JSON.stringify(part, Object.keys(part).sort())).sort();
}

function comparisonDaysOf({ from, to, comparison, beside }: Choice): readonly [string, string] | undefined {
  if (beside) return [from, to];
  if (comparison === 'PREVIOUS_PERIOD') return daysBefore(from, to);
  if (comparison === 'YEAR_BEFORE') return [`2022${from.slice(4)}`, `2022${to.slice(4)}`];
  return undefined;
}

/** Whole months are compared with as many before them, other days with as many days. */
function daysBefore(from: string, to: string): readonly [string, string] {
  const isMonths = from.endsWith('-01') && addDays(to, 1).endsWith('-01');
  const count = daysBetween(from, to);
  if (!isMonths) return [addDays(from, -count), addDays(from, -1)];
  const months = Math.round(count / 30.4);
  const [year = 0, month = 0] = from.split('-').map(Number);
  return [new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10), addDays(from, -1)];
}

/** The receipts that the choice means on any day, by branch, register and employee. */
function chosen(all: readonly ShopReceipt[], { stores, registers, employees }: Choice): ShopReceipt[] {
  return all.filter(
    ({ store, employee }) =>
      (!stores || stores.includes(store)) &&
      (!registers || registers.includes(store)) &&
      (!employees || employees.some(([at, key]) => at === store && key === employee)),
  );
}
