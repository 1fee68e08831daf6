import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Rounding, type RoundingDirection, roundCents, roundingDirections, roundings } from './index.ts';

describe('a price is rounded', () => {
  it.each<[number, Rounding, RoundingDirection, number]>([
    [294, 'cent', 'nearest', 294],
    [294, 'fiveCents', 'nearest', 295],
    [292, 'fiveCents', 'nearest', 290],
    [294, 'tenCents', 'nearest', 290],
    [295, 'tenCents', 'nearest', 300],
    [291, 'tenCents', 'up', 300],
    [299, 'tenCents', 'down', 290],
    [300, 'tenCents', 'up', 300],
    [325, 'fiftyCents', 'nearest', 350],
    [324, 'fiftyCents', 'nearest', 300],
    [349, 'euro', 'nearest', 300],
    [301, 'euro', 'up', 400],
    [294, 'nine', 'nearest', 299],
    [293, 'nine', 'nearest', 289],
    [300, 'nine', 'up', 309],
    [300, 'nine', 'down', 299],
    [3, 'nine', 'down', 9],
    [249, 'ninetyNine', 'nearest', 299],
    [248, 'ninetyNine', 'nearest', 199],
    [300, 'ninetyNine', 'up', 399],
    [300, 'ninetyNine', 'down', 299],
    [40, 'ninetyNine', 'down', 99],
    [-26, 'tenCents', 'nearest', -30],
    [-21, 'tenCents', 'up', -30],
  ])('%i cents to %s, %s: %i', (cents, rounding, direction, expected) =>
    expect(roundCents(cents, 1, rounding, direction)).toBe(expected),
  );

  it('from exact fractions: 2.675 is 2.68, and 2.6749… is 2.67', () => {
    expect(roundCents(2675, 10, 'cent', 'nearest')).toBe(268);
    expect(roundCents(2_674_999_999, 10_000_000, 'cent', 'nearest')).toBe(267);
    expect(roundCents(2_670_000_001, 10_000_000, 'cent', 'up')).toBe(268);
  });

  it('twice as once', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: -1e10, max: 1e10 }),
        fc.constantFrom(...roundings),
        fc.constantFrom(...roundingDirections),
        (cents, rounding, direction) => {
          const once = roundCents(cents, 1, rounding, direction);
          expect(roundCents(once, 1, rounding, direction)).toBe(once);
        },
      ),
    ));
});
