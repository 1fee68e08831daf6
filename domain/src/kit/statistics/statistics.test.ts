import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { medianOf, quantileOf, spreadOf } from './index.ts';

describe('the median', () => {
  test.each([
    [[3], 3],
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[], NaN],
  ])('of %j is %d', (values, median) => {
    expect(medianOf(values)).toBe(median);
  });

  it('lies within the values, and so does any other part', () => {
    const values = fc.array(fc.integer({ min: -1_000, max: 1_000 }), { minLength: 1 });
    fc.assert(
      fc.property(values, fc.double({ min: 0, max: 1, noNaN: true }), (all, part) => {
        expect(quantileOf(all, part)).toBeGreaterThanOrEqual(Math.min(...all));
        expect(quantileOf(all, part)).toBeLessThanOrEqual(Math.max(...all));
      }),
    );
  });
});

describe('the spread', () => {
  test.each([
    [[5, 5, 5], 0],
    [[1, 2, 3], 1.4826],
    [[1, 2, 3, 1_000_000], 1.4826],
  ])('of %j is %d, whatever a single one does', (values, spread) => {
    expect(spreadOf(values)).toBeCloseTo(spread);
  });
});
