import { describe, expect, it } from 'vitest';
import { article, basePriceOf, marginOf } from './index.ts';

const id = '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11';
const espresso = { name: 'Espresso', price: 280, mainCategoryId: id, vatInHouseId: id, vatOutOfHouseId: id };
const check = (change: object) => article.check({ ...espresso, ...change });
const faultsOf = (change: object) => check(change).faults.map(({ path, code }) => `${path} ${code}`);

describe('an article', () => {
  it('needs name, price, main category and both rates (ART-03, ART-09)', () => {
    expect(check({}).faults).toEqual([]);
    expect(article.check({}).faults.map(({ path }) => path)).toEqual([
      'name',
      'mainCategoryId',
      'vatInHouseId',
      'vatOutOfHouseId',
    ]);
  });

  it('begins as a main article, sold by the piece, without a course (ART-15, ART-16)', () =>
    expect(check({}).values).toMatchObject({
      type: 'MainArticle',
      unit: 'piece',
      course: null,
      prices: [],
      useInButtonMapping: true,
    }));

  it('ART-05, ART-06: has no two prices with one key', () => {
    const price = { price: 100 };
    expect(
      faultsOf({
        prices: [
          { key: 1, ...price },
          { key: 2, ...price },
          { key: 1, ...price },
        ],
      }),
    ).toEqual(['prices.2.key PRICE_KEY_TWICE']);
  });

  it.each([
    [{ price: -1 }, ['price OUT_OF_RANGE']],
    [{ prices: [{ key: 1, price: -1 }] }, ['prices.0.price OUT_OF_RANGE']],
    [{ price: -25, negativePrice: true }, []],
    [{ course: 6 }, ['course UNKNOWN_CHOICE']],
    [{ prices: [{ key: 100, price: 1 }] }, ['prices.0.key OUT_OF_RANGE']],
    [{ ean: '4006381333932' }, ['ean GTIN_CHECK_DIGIT']],
    [{ type: 'SubArticle' }, ['mainArticleId MISSING']],
    [{ type: 'SubArticle', mainArticleId: id }, []],
  ])('with %j: %j (ART-08, ART-14 to ART-17)', (change, faults) => expect(faultsOf(change)).toEqual(faults));

  it('drops what belongs to another type (ART-17)', () => {
    const { values } = check({ members: [{ articleId: id }], mainArticleId: id });
    expect(values).toMatchObject({ members: [], mainArticleId: null });
  });
});

describe('ART-17: the margin', () => {
  it.each([
    [11_900, 5_000, 1900, 5000],
    [280, 40, 1900, 8300],
    [107, 100, 700, 0],
    [100, 200, 0, -10_000],
    [280, null, 1900, null],
    [0, 10, 1900, null],
  ])('of %i cents, bought for %s, at %i: %s', (price, purchase, vat, expected) =>
    expect(marginOf(price, purchase, vat)).toBe(expected),
  );
});

describe('ART-12: the base price', () => {
  it.each([
    [900, 750, 'l', 1200, 'l'],
    [900, 750_000, 'ml', 1200, 'l'],
    [390, 40_000, 'cl', 975, 'l'],
    [249, 500_000, 'g', 498, 'kg'],
    [100, 3000, 'piece', 33, 'piece'],
  ] as const)(
    '%i cents for %i thousandths of %s: %i cents for each %s',
    (price, quantity, unit, cents, per) =>
      expect(basePriceOf(price, quantity, unit)).toEqual({ cents, unit: per }),
  );

  it('is none without a quantity or a unit', () => {
    expect(basePriceOf(900, null, 'l')).toBeNull();
    expect(basePriceOf(900, 0, 'l')).toBeNull();
    expect(basePriceOf(900, 750, null)).toBeNull();
  });
});
