import { expect, vi } from 'vitest';
import type { Api } from '../support/api.ts';
import type { ShopReceipt } from './coffee-shop-truth.ts';

// Ten reports of the shops, summed from the file with nothing of our product, beside what the API says.

interface Shop {
  readonly store: string;
  readonly unitId: string;
  readonly deviceId: string;
}

/** A line with the receipt it stands on. */
type Sold = ShopReceipt['lines'][number] & { readonly receipt: ShopReceipt; readonly shop: Shop };
type Dimension =
  | 'ARTICLE'
  | 'VAT'
  | 'UNIT'
  | 'REGISTER'
  | 'EMPLOYEE'
  | 'HOUR'
  | 'DAY'
  | 'WEEK'
  | 'MONTH'
  | 'WEEKDAY';

export interface AskedReport {
  readonly rows: Dimension;
  readonly columns?: Dimension;
  readonly from: string;
  readonly to: string;
  readonly stores?: readonly string[];
  /** First and last hour. */
  readonly hours?: readonly [number, number];
}

export const reports: readonly (readonly [string, AskedReport])[] = [
  ['articles of the half-year', { rows: 'ARTICLE', from: '2023-01-01', to: '2023-06-30' }],
  ['VAT of a quarter', { rows: 'VAT', from: '2023-01-01', to: '2023-03-31' }],
  ['branches by month', { rows: 'UNIT', columns: 'MONTH', from: '2023-01-01', to: '2023-06-30' }],
  ['registers over days that cut two months', { rows: 'REGISTER', from: '2023-02-11', to: '2023-05-03' }],
  ['employees of a branch', { rows: 'EMPLOYEE', stores: ['8'], from: '2023-04-01', to: '2023-06-15' }],
  ['weekdays by hour', { rows: 'WEEKDAY', columns: 'HOUR', from: '2023-01-01', to: '2023-06-30' }],
  ['days over the change of the clock', { rows: 'DAY', from: '2023-03-20', to: '2023-04-05' }],
  ['weeks of two branches', { rows: 'WEEK', stores: ['3', '5'], from: '2023-01-18', to: '2023-03-09' }],
  [
    'articles by employee, from the receipts',
    { rows: 'ARTICLE', columns: 'EMPLOYEE', stores: ['5'], from: '2023-03-06', to: '2023-03-19' },
  ],
  [
    'days of the early hours, from the receipts',
    { rows: 'DAY', stores: ['3'], hours: [7, 9], from: '2023-05-01', to: '2023-05-31' },
  ],
];

const keyOf: Readonly<Record<Dimension, (sold: Sold) => string>> = {
  ARTICLE: ({ article }) => article,
  VAT: ({ gross, net }) => (Math.round((gross / net - 1) * 100) < 13 ? '2:700' : '1:1900'),
  UNIT: ({ shop }) => shop.unitId,
  REGISTER: ({ shop }) => shop.deviceId,
  EMPLOYEE: ({ shop, receipt }) => `${shop.unitId}:${receipt.employee}`,
  HOUR: ({ receipt }) => String(receipt.hour),
  DAY: ({ receipt }) => receipt.day,
  WEEK: ({ receipt }) => mondayOf(receipt.day),
  MONTH: ({ receipt }) => `${receipt.day.slice(0, 7)}-01`,
  WEEKDAY: ({ receipt }) => String((new Date(`${receipt.day}T00:00:00Z`).getUTCDay() + 6) % 7),
};

function mondayOf(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7));
  return at.toISOString().slice(0, 10);
}

interface Sums {
  readonly turnover: number;
  readonly net: number;
  /** Not of VAT rates: a position may hold several. */
  readonly quantity?: number;
}
interface Answer {
  readonly isCounting: boolean;
  readonly omitted: string | null;
  readonly total: Sums;
  readonly columns: readonly { readonly key: string }[];
  readonly rows: readonly {
    readonly key: string;
    readonly figures: Sums;
    readonly cells: readonly ({ readonly turnover: number } | null)[];
  }[];
}

const query = `query($filter: SalesFilter, $rows: ReportDimension!, $columns: ReportDimension, $fromHour: Int, $toHour: Int) {
  salesReport(filter: $filter, rows: $rows, columns: $columns, fromHour: $fromHour, toHour: $toHour, first: 5000) {
    isCounting omitted total { turnover net quantity } columns { key }
    rows { key figures { turnover net quantity } cells { turnover } } } }`;

/** A report of the API has the rows, columns and sums of the file. */
export const expectReport = async (
  api: Api,
  all: readonly ShopReceipt[],
  shops: readonly Shop[],
  { rows, columns, from, to, stores, hours }: AskedReport,
): Promise<void> => {
  const own = shops.filter(({ store }) => !stores || stores.includes(store));
  const byStore = new Map(own.map((shop) => [shop.store, shop]));
  const sold = all
    .filter(({ day, hour }) => day >= from && day <= to && (!hours || (hour >= hours[0] && hour <= hours[1])))
    .flatMap((receipt) => {
      const shop = byStore.get(receipt.store);
      return shop ? receipt.lines.map((line) => ({ ...line, receipt, shop })) : [];
    });
  const variables = {
    filter: { from, to, comparison: 'NONE', unitIds: stores ? own.map(({ unitId }) => unitId) : null },
    rows,
    columns: columns ?? null,
    ...(hours && { fromHour: hours[0], toHour: hours[1] }),
  };
  const ask = async () =>
    (await api.ask<{ salesReport: Answer }>('/graphql/pos', query, variables)).salesReport;
  // So many receipts at once are counted behind the push.
  await vi.waitUntil(async () => !(await ask()).isCounting, { timeout: 120_000, interval: 500 });
  const salesReport = await ask();
  const sumsOf = rows === 'VAT' ? moneyOf : allOf;
  expect(salesReport).toMatchObject({ isCounting: false, omitted: null, total: sumsOf(sold) });
  expect(sold.length).toBeGreaterThan(0);
  const figures = salesReport.rows.map(({ key, figures: sums }) => [key, sums] as const);
  expect(Object.fromEntries(figures.filter(([, { turnover }]) => turnover !== 0))).toMatchObject(
    summed(sold, keyOf[rows], sumsOf),
  );
  expect(figures.filter(([, { turnover }]) => turnover !== 0)).toHaveLength(
    Object.keys(summed(sold, keyOf[rows], sumsOf)).length,
  );
  if (!columns) return;
  const cells = salesReport.rows.flatMap((row) =>
    salesReport.columns.flatMap((column, at) => {
      const turnover = row.cells[at]?.turnover ?? 0;
      return turnover === 0 ? [] : [[`${row.key} ${column.key}`, turnover] as const];
    }),
  );
  const place = (line: Sold) => `${keyOf[rows](line)} ${keyOf[columns](line)}`;
  expect(Object.fromEntries(cells)).toEqual(summed(sold, place, (lines) => moneyOf(lines).turnover));
};

function allOf(lines: readonly Sold[]): Sums {
  return { ...moneyOf(lines), quantity: sumOf(lines, ({ quantity }) => quantity) };
}

function moneyOf(lines: readonly Sold[]): Sums {
  return { turnover: sumOf(lines, ({ gross }) => gross), net: sumOf(lines, ({ net }) => net) };
}

function sumOf(lines: readonly Sold[], amountOf: (line: Sold) => number): number {
  return lines.reduce((all, line) => all + amountOf(line), 0);
}

function summed<Sum>(lines: readonly Sold[], key: (line: Sold) => string, sum: (lines: Sold[]) => Sum) {
  return Object.fromEntries([...Map.groupBy(lines, key)].map(([name, own]) => [name, sum(own)]));
}
