import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceOf, splitGross } from './index.ts';

describe('net and tax of a gross amount', () => {
  test.each([
    [255, 700, 238, 17],
    [1000, 1900, 840, 160],
    [1000, 700, 935, 65],
    [1000, 0, 1000, 0],
    [1190, 1900, 1000, 190],
    [1, 1900, 1, 0],
    [3, 2000, 3, 0], // 2.5 cents net: half a cent goes to the net
    [-3, 2000, -3, 0],
    [-1000, 1900, -840, -160],
    [0, 1900, 0, 0],
    [1081, 810, 1000, 81],
    [1049, 490, 1000, 49],
    [999_999_999_999, 1900, 840_336_134_453, 159_663_865_546],
  ])('%i cents at %i are %i net and %i tax', (gross, rate, net, tax) => {
    expect(splitGross(gross, rate)).toEqual({ net, tax });
  });

  test('they always add up, and the tax is never more than half a cent from the exact one', () => {
    const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 10_000 }), (gross, rate) => {
        const { net, tax } = splitGross(gross, rate);
        expect(net + tax).toBe(gross);
        expect(Math.abs((gross * rate) / (10_000 + rate) - tax)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });
});

test.each([
  [199, 333, 66],
  [199, 1000, 199],
  [1, 500, 1],
  [-1, 500, -1],
  [1, -500, -1],
  [350, 2000, 700],
  [0, 3000, 0],
])('%i cents times %i thousandths is %i cents', (unitPrice, quantity, expected) => {
  expect(priceOf(unitPrice, quantity)).toBe(expected);
});
