import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { position, sale } from '../receipts/testing/index.ts';
import {
  articleNamesOf,
  basketOf,
  createBaskets,
  fewestTogether,
  mostArticles,
  pairFigures,
  pairsSheet,
  pairWords,
  withNames,
} from './index.ts';

const basketsOf = (sold: readonly (readonly string[])[]) => {
  const baskets = createBaskets();
  for (const keys of sold) baskets.add(keys);
  return baskets;
};
const times = (count: number, ...keys: string[]) => Array.from({ length: count }, () => keys);
const asked = { article: null, order: 'together' } as const;

describe('a pair', () => {
  // 100 receipts: 50 with coffee, 30 with cake, 24 of them with both.
  const sold = [
    ...times(24, 'coffee', 'cake'),
    ...times(26, 'coffee'),
    ...times(6, 'cake'),
    ...times(44, 'tea'),
  ];

  it('says on how many receipts it is, who takes the other, too, and how much that is beyond chance', () => {
    expect(basketsOf(sold).pairs(asked)).toEqual([
      {
        key: 'coffee',
        otherKey: 'cake',
        together: 24,
        receipts: 50,
        otherReceipts: 30,
        support: 0.24,
        confidence: 0.48,
        otherConfidence: 0.8,
        lift: 1.6,
      },
    ]);
  });

  it('of a chosen article has it first', () => {
    const [pair] = basketsOf(sold).pairs({ ...asked, article: 'cake' });
    expect(pair).toMatchObject({ key: 'cake', otherKey: 'coffee', confidence: 0.8, otherConfidence: 0.48 });
    expect(basketsOf(sold).pairs({ ...asked, article: 'rope' })).toEqual([]);
  });

  test.each([
    [fewestTogether - 1, 0],
    [fewestTogether, 1],
  ])('on %d receipts is told %d times', (count, told) => {
    expect(
      basketsOf([...times(count, 'a', 'b'), ...times(9, 'a'), ...times(9, 'b')]).pairs(asked),
    ).toHaveLength(told);
  });

  it('is in a file as its page shows it', () => {
    const pairs = withNames(basketsOf(sold).pairs(asked), new Map([['coffee', 'Kaffee']]));
    const { columns, rows } = pairsSheet(pairs, pairWords.de);
    expect(columns).toHaveLength(7);
    expect(rows[0]?.cells.slice(0, 2)).toEqual([
      { kind: 'text', text: 'Kaffee' },
      { kind: 'text', text: 'cake' },
    ]);
    expect(rows[0]?.cells.at(-1)).toEqual({ kind: 'count', count: 1.6 });
  });
});

describe('pairs of any receipts', () => {
  const anySold = fc.array(fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1 }), {
    maxLength: 80,
  });

  it('are those that counting each of them by itself finds', () => {
    fc.assert(
      fc.property(anySold, (sold) => {
        const both = (one: string, other: string) =>
          (sold as readonly (readonly string[])[]).filter(
            (keys) => keys.includes(one) && keys.includes(other),
          ).length;
        const expected = new Map<string, number>();
        for (const one of 'abcde')
          for (const other of 'abcde')
            if (one < other && both(one, other) >= fewestTogether)
              expected.set([one, other].join(), both(one, other));
        const found = basketsOf(sold).pairs(asked);
        expect(
          new Map(found.map((pair) => [[pair.key, pair.otherKey].sort().join(), pair.together])),
        ).toEqual(expected);
        for (const { key, otherKey, confidence, otherConfidence, lift, support } of found) {
          expect(confidence).toBeCloseTo(both(key, otherKey) / both(key, key));
          expect(otherConfidence).toBeCloseTo(both(key, otherKey) / both(otherKey, otherKey));
          expect(lift).toBeCloseTo(
            support / ((both(key, key) * both(otherKey, otherKey)) / sold.length ** 2),
          );
        }
      }),
    );
  });

  it('come the highest first, and of one article they are the same as in all', () => {
    fc.assert(
      fc.property(anySold, fc.constantFrom(...pairFigures), (sold, order) => {
        const baskets = basketsOf(sold);
        const figures = baskets.pairs({ ...asked, order }).map((pair) => pair[order]);
        expect(figures).toEqual(figures.toSorted((one, other) => other - one));
        const own = baskets.pairs({ ...asked, article: 'a' });
        const all = baskets.pairs(asked).filter(({ key, otherKey }) => key === 'a' || otherKey === 'a');
        expect(own.map(({ together }) => together)).toEqual(all.map(({ together }) => together));
      }),
    );
  });
});

describe('a basket', () => {
  const line = (key: string | null, quantity: number, text = key ?? 'Diverses') =>
    position({ text, quantity, article: key === null ? null : { key, id: null, category: null } });

  it('holds what was sold: nothing that was cancelled or has no article, and each article once', () => {
    const positions = [
      line('7', 2_000),
      line('8', 1_000),
      line('8', -1_000),
      line(null, 1_000),
      line('7', 500),
    ];
    expect(basketOf(sale({ positions }))).toEqual(['7']);
  });

  test.each([
    [mostArticles, mostArticles],
    [mostArticles + 1, 0],
  ])('of a receipt with %d articles has %d', (count, told) => {
    const positions = Array.from({ length: count }, (_, index) => line(`A${index}`, 1_000));
    expect(basketOf(sale({ positions }))).toHaveLength(told);
  });

  it('has the names that the receipt says first', () => {
    const positions = [line('7', 1_000, 'Kaffee'), line('7', 1_000, 'Kaffee groß'), line('8', 1_000, 'Tee')];
    expect([...articleNamesOf(sale({ positions }))]).toEqual([
      ['7', 'Kaffee'],
      ['8', 'Tee'],
    ]);
  });
});
