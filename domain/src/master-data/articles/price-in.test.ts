import { describe, expect, it } from 'vitest';
import { nextPriceGroup, priceIn } from './index.ts';

describe('ART-04, TRM-02: which price counts', () => {
  const article = {
    price: 390,
    prices: [
      { key: 2, price: 300 },
      { key: 7, price: 0 },
    ],
  };
  it.each([
    [1, 390],
    [2, 300],
    [3, 390],
    [7, 0],
  ])('in price group %i it is %i: the price of the group, else the main price', (group, cents) =>
    expect(priceIn(article, group)).toBe(cents),
  );

  it('a further price of group 1 takes the place of the main price wherever group 1 is used', () =>
    expect(priceIn({ ...article, prices: [{ key: 1, price: 250 }] }, 1)).toBe(250));

  it.each([
    [[], 2],
    [[2, 3], 4],
    [[1], 2],
    [[3], 2],
  ])('beside prices of the groups %j the next one proposed is %i, never the usual group', (taken, next) =>
    expect(nextPriceGroup(taken)).toBe(next),
  );
});
