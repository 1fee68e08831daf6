import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  type Assortment,
  assortmentRows,
  assortmentSums,
  orderedRows,
  priceSpans,
  purchasePriceOn,
  type SoldUnderKey,
  type StockedArticle,
} from './index.ts';

const range = { from: '2026-11-01', to: '2026-11-28' }; // four weeks
const article = (given: Partial<StockedArticle> = {}): StockedArticle => ({
  id: 'a',
  name: 'Cappuccino',
  isDeleted: false,
  createdOn: '2025-01-01',
  purchasePrice: 80,
  priceChanges: [],
  stock: null,
  meanStock: null,
  prices: [],
  ...given,
});
const sold = (given: Partial<SoldUnderKey> = {}): SoldUnderKey => ({
  key: '7',
  name: 'Cappu',
  from: range.from,
  quantity: 100_000,
  turnover: 39_000,
  net: 32_773,
  ...given,
});
const rowsOf = (given: Partial<Assortment>) =>
  assortmentRows({
    articles: [article()],
    sold: [],
    earlier: new Map(),
    idOf: (key) => (key === '7' ? 'a' : undefined),
    range,
    ...given,
  });

describe('an article', () => {
  it('earns what is left of the net turnover at its purchase price', () => {
    expect(rowsOf({ sold: [sold()] })).toEqual([
      expect.objectContaining({
        id: 'a',
        name: 'Cappuccino',
        quantity: 100_000,
        cost: 8_000,
        margin: 24_773,
        marginRate: 24_773 / 32_773,
        lastSold: null,
        views: ['all'],
      }),
    ]);
  });

  it('costs what it cost on the day', () => {
    const dearer = article({
      purchasePrice: 100,
      priceChanges: [
        { day: '2026-12-03', before: 90 },
        { day: '2026-11-15', before: 80 },
      ],
    });
    expect(priceSpans([dearer, article()], range)).toEqual([
      { from: '2026-11-01', to: '2026-11-14' },
      { from: '2026-11-15', to: '2026-11-28' },
    ]);
    const parts = [sold({ quantity: 10_000 }), sold({ quantity: 10_000, from: '2026-11-15' })];
    expect(rowsOf({ articles: [dearer], sold: parts })[0]).toMatchObject({ cost: 800 + 900 });
  });

  test.each([
    ['2026-11-14', 80],
    ['2026-11-15', 90],
    ['2026-12-02', 90],
    ['2026-12-03', 100],
  ])('has on %s the price of %d', (day, price) => {
    const changes = [
      { day: '2026-12-03', before: 90 },
      { day: '2026-11-15', before: 80 },
    ];
    expect(purchasePriceOn(article({ purchasePrice: 100, priceChanges: changes }), day)).toBe(price);
  });

  it('without a price on one of the days has no cost at all', () => {
    const later = article({ priceChanges: [{ day: '2026-11-15', before: null }] });
    const [row] = rowsOf({ articles: [later], sold: [sold(), sold({ from: '2026-11-15' })] });
    expect(row).toMatchObject({ cost: null, margin: null, marginRate: null, views: ['all', 'noCost'] });
  });

  test.each<[string, Partial<Assortment>, readonly string[]]>([
    ['sold three in four weeks', { sold: [sold({ quantity: 3_000 })] }, ['all', 'idle']],
    ['sold four in four weeks', { sold: [sold({ quantity: 4_000 })] }, ['all']],
    ['sold nothing, but in spring', { earlier: new Map([['7', '2026-04-01']]) }, ['all', 'idle']],
    ['never sold', {}, ['all', 'never']],
    ['is new', { articles: [article({ createdOn: '2026-11-20' })] }, ['all']],
    ['is deleted, but sold', { articles: [article({ isDeleted: true })], sold: [sold()] }, ['all']],
  ])('that %s', (_what, given, views) => {
    expect(rowsOf(given).map((row) => row.views)).toEqual([views]);
  });

  it('that is deleted and sold nothing is not there', () => {
    expect(rowsOf({ articles: [article({ isDeleted: true })] })).toEqual([]);
  });

  it('sold under several keys is one row, goods of an unknown key another', () => {
    const rows = rowsOf({
      sold: [sold(), sold({ key: '8', name: 'Zeitung' }), sold({ key: '07' })],
      idOf: (key) => (key === '8' ? undefined : 'a'),
    });
    expect(rows.map(({ id, name, quantity }) => [id, name, quantity])).toEqual([
      ['a', 'Cappuccino', 200_000],
      [null, 'Zeitung', 100_000],
    ]);
  });

  test.each([
    [50_000, 100_000, 14],
    [0, 100_000, null],
    [50_000, 0, null],
    [null, 100_000, null],
  ])('with %s in stock and %s sold lasts %s days', (stock, quantity, daysLeft) => {
    const [row] = rowsOf({ articles: [article({ stock })], sold: quantity ? [sold({ quantity })] : [] });
    expect(row?.daysLeft).toBe(daysLeft);
  });
});

test.each([
  [20_000, 100_000, 5],
  [20_000, 0, 0],
  [20_000, -1_000, null],
  [0, 100_000, null],
  [-5_000, 100_000, null],
  [null, 100_000, null],
])('a mean stock of %s with %s sold turns %s times', (meanStock, quantity, turns) => {
  const [row] = rowsOf({ articles: [article({ meanStock })], sold: [sold({ quantity })] });
  expect(row?.stockTurns).toBe(turns);
});

it('an article tells the prices that it was given in the range', () => {
  const prices = [{ day: '2026-11-15', before: 320, after: 340 }];
  expect(rowsOf({ articles: [article({ prices })] })[0]?.prices).toEqual(prices);
});

const anyPart = fc.record({
  key: fc.constantFrom('1', '2', '3', '4'),
  name: fc.constant('x'),
  from: fc.constantFrom('2026-11-01', '2026-11-15'),
  quantity: fc.integer({ min: -5_000, max: 50_000 }),
  turnover: fc.integer({ min: -10_000, max: 100_000 }),
  net: fc.integer({ min: -10_000, max: 100_000 }),
});
const articles = ['1', '2', '3'].map((id) =>
  article({ id, name: `A${id}`, purchasePrice: id === '3' ? null : 55 }),
);

describe('the rows of an assortment', () => {
  it('add up to what was sold, and the margin is of what has a price', () => {
    fc.assert(
      fc.property(fc.array(anyPart), (parts) => {
        const rows = rowsOf({ articles, sold: parts, idOf: (key) => key });
        const sums = assortmentSums(rows);
        for (const figure of ['turnover', 'net'] as const)
          expect(sums[figure]).toBe(parts.reduce((all, part) => all + part[figure], 0));
        const priced = parts.filter(({ key }) => key === '1' || key === '2');
        const cost = priced.reduce((all, { quantity }) => all + quantity * 55, 0) / 1000;
        expect(Math.abs(sums.cost - cost)).toBeLessThanOrEqual(1);
        expect(sums.margin).toBe(sums.netWithCost - sums.cost);
        expect(sums.counts.all).toBe(rows.length);
      }),
    );
  });

  it('are ordered by a figure, those without it last', () => {
    const rows = rowsOf({
      articles,
      sold: [
        sold({ key: '1', net: 100, quantity: 1_000 }),
        sold({ key: '2', net: 300, quantity: 1_000 }),
        sold({ key: '3', net: 200, quantity: 1_000 }),
      ],
      idOf: (key) => key,
    });
    const ids = (isAscending: boolean) => orderedRows(rows, 'all', 'margin', isAscending).map(({ id }) => id);
    expect(ids(false)).toEqual(['2', '1', '3']);
    expect(ids(true)).toEqual(['1', '2', '3']);
    expect(orderedRows(rows, 'noCost', 'net', false).map(({ id }) => id)).toEqual(['3']);
  });
});
