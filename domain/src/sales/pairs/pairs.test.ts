import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { position, sale } from '../receipts/testing/index.ts';
import {
  basketOf,
  createBaskets,
  fewestTogether,
  mostArticles,
  pairFigures,
  pairsSheet,
  pairWords,
} from './index.ts';

const article = (key: string) => ({ key, name: key });
const basketsOf = (sold: readonly (readonly string[])[]) => {
  const baskets = createBaskets();
  for (const keys of sold) baskets.add(keys.map(article));
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
        name: 'coffee',
        otherKey: 'cake',
        otherName: 'cake',
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

  it('counts once whatever of it a receipt holds, and not at all on a receipt of a whole warehouse', () => {
    expect(basketsOf(times(6, 'a', 'b', 'a')).pairs(asked)).toMatchObject([
      { together: 6, receipts: 6, lift: 1 },
    ]);
    const all = Array.from({ length: mostArticles + 1 }, (_, index) => `A${index}`);
    const baskets = basketsOf(times(9, ...all));
    expect([baskets.count(), baskets.pairs(asked)]).toEqual([0, []]);
  });

  it('is in a file as its page shows it', () => {
    const { columns, rows } = pairsSheet(basketsOf(sold).pairs(asked), pairWords.de);
    expect(columns).toHaveLength(7);
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

it('a basket holds what was sold: nothing that was cancelled or has no article', () => {
  const line = (key: string | null, quantity: number) =>
    position({
      text: key ?? 'Diverses',
      quantity,
      article: key === null ? null : { key, id: null, category: null },
    });
  const receipt = sale({
    positions: [line('7', 2_000), line('8', 1_000), line('8', -1_000), line(null, 1_000)],
  });
  expect(basketOf(receipt)).toEqual([{ key: '7', name: '7' }]);
});
