import { createClosingSum } from '@tresen/domain/sales/closings';
import type { Receipt } from '@tresen/domain/sales/receipts';
import type pg from 'pg';
import { expect } from 'vitest';
import type { ShopReceipt } from './coffee-shop-truth.ts';
import { articlesOf, figuresOf, hoursOf, paymentsOf, within } from './expected-figures.ts';
import type { Shop } from './shop-figures.ts';

/** Two months with the change of the clock between them: each day of each register is summed from whole receipts. */
const [first, last] = ['2023-03-01', '2023-04-30'];

/** The daily closings of every register, summed from what is stored, are what the file says of the shop's days. */
export const expectClosings = async (
  database: pg.Pool,
  all: readonly ShopReceipt[],
  shops: readonly Shop[],
): Promise<void> => {
  const days = Map.groupBy(within(all, first, last), ({ store, day }) => `${store} ${day}`);
  for (const { store, deviceId } of shops) {
    const { rows } = await database.query<{ day: string; contents: string[] }>(
      'select biz_day::text "day", array_agg(content order by number) contents from receipts where device_id = $1 and biz_day between $2 and $3 group by 1',
      [deviceId, first, last],
    );
    expect(rows.length).toBe([...days.keys()].filter((key) => key.startsWith(`${store} `)).length);
    for (const { day, contents } of rows) {
      expect(closingOf(contents), `${store} ${day}`).toEqual(expectedOf(days.get(`${store} ${day}`) ?? []));
    }
  }
};

function closingOf(contents: readonly string[]) {
  const sum = createClosingSum('Europe/Berlin');
  for (const text of contents) sum.add(JSON.parse(text) as Receipt);
  const { receipts, turnover, cash, hours, articles, employees } = sum.contents();
  return {
    receipts,
    turnover,
    cash: cash.takings,
    hours: (hours ?? []).toSorted((first, second) => first.hour - second.hour),
    articles: (articles ?? []).map(({ key, quantity, gross }) => [key, quantity, gross]).sort(),
    employees: employees.map(({ key, receipts: count, turnover: sold }) => [key, count, sold]).sort(),
  };
}

/** What a closing of these receipts says, of the file. */
function expectedOf(receipts: readonly ShopReceipt[]) {
  const { turnover, net, tax } = figuresOf(receipts);
  const sums = articlesOf(receipts).map((article) => [
    article.articleKey,
    article.quantity * 1000,
    article.turnover,
  ]);
  return {
    receipts: receipts.length,
    turnover: { gross: turnover, net, tax },
    cash: paymentsOf(receipts).cash,
    hours: hoursOf(receipts),
    articles: sums.sort(),
    employees: [...Map.groupBy(receipts, ({ employee }) => employee)]
      .map(([key, own]) => [key, own.length, figuresOf(own).turnover])
      .sort(),
  };
}
