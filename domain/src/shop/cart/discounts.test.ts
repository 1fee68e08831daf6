import { describe, expect, test } from 'vitest';
import { applyPrices, hasEndedDiscount, productIdsOf } from './index.ts';
import { line, product } from './testing/index.ts';

describe('a discount that ends', () => {
  const until = (endDate: string) => ({ description: '', startDate: '2026-01-01T00:00:00Z', endDate });
  const nowMs = Date.parse('2026-11-21T12:00:00Z');
  test.each([
    [null, false],
    [until('2026-11-21T12:00:00Z'), false],
    [until('2026-11-21T11:59:59Z'), true],
  ])('SHP-44: %o has ended: %s', (shopDiscount, expected) => {
    expect(hasEndedDiscount([line({ shopDiscount })], nowMs)).toBe(expected);
  });

  test.each(['selectedAddOns', 'selectedSubProducts'] as const)('SHP-44: that of %s counts, too', (parts) => {
    const part = product({ id: 7, discountedPrice: 30, shopDiscount: until('2026-11-21T11:59:59Z') });
    const lines = [line({ [parts]: [part] })];
    expect([hasEndedDiscount(lines, nowMs), productIdsOf(lines)]).toEqual([true, [1, 7]]);
    const today = [product(), product({ id: 7, articlePrice: 60, setupFee: 5 })];
    expect(applyPrices(lines, today)?.[0]?.[parts]).toEqual([today[1]]);
    expect(applyPrices(lines, [product()])).toBeUndefined();
  });

  test('SHP-46: two lines of one product are asked for once, and both get its price', () => {
    const lines = [line(), line({ lineId: 'l2' }), line({ id: 2, lineId: 'l3' })];
    expect(productIdsOf(lines)).toEqual([1, 2]);
    const today = [product({ articlePrice: 60 }), product({ id: 2, articlePrice: 70 })];
    expect(applyPrices(lines, today)?.map(({ articlePrice }) => articlePrice)).toEqual([60, 60, 70]);
  });

  test('SHP-45: prices that are not all there are not applied', () => {
    expect(applyPrices([line(), line({ id: 2 })], [product()])).toBeUndefined();
  });

  test('SHP-56: the price of an update stays that of its check', () => {
    const fixed = line({
      licenceFixed: true,
      licenceMessage: 'x',
      articlePrice: 129.9,
      discountedPrice: 129.9,
    });
    expect(applyPrices([fixed], [product()])?.[0]).toMatchObject({
      articlePrice: 129.9,
      discountedPrice: 129.9,
    });
  });
});
