import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { canBeIndexed, indexOf, isCut } from './index.ts';

describe('an index', () => {
  test.each([
    ['the first value is 100', [400, 500, 380], [100, 125, 95]],
    ['what was not there yet begins with its own first value', [null, 0, 50, 75], [null, null, 100, 150]],
    ['what is not known stays so, nothing is 0', [200, null, 0], [100, null, 0]],
    ['more that came back than was sold is below nothing', [100, -50], [100, -50]],
    ['a value below nothing is no base', [-10, 40, 60], [null, 100, 150]],
    ['nothing at all has none', [0, null, 0], [null, null, null]],
    ['whole percent are enough', [3, 1, 2], [100, 33, 67]],
    ['no values', [], []],
  ])('%s', (_, values, expected) => {
    expect(indexOf(values)).toEqual(expected);
  });

  it('is the same whatever the size of the branch', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.integer({ min: 0, max: 1_000_000 }))),
        fc.integer({ min: 2, max: 50 }),
        (values, times) => {
          expect(indexOf(values.map((value) => value && value * times))).toEqual(indexOf(values));
        },
      ),
    );
  });

  test.each([
    ['month', true],
    ['week', true],
    ['day', true],
    ['weekday', false],
    ['article', false],
    [null, false],
  ] as const)('by %s: %s', (columns, can) => {
    expect(canBeIndexed(columns)).toBe(can);
  });
});

test.each([
  ['month', '2026-10-01', '2026-11-30', false],
  ['month', '2026-10-02', '2026-11-30', true],
  ['month', '2026-10-01', '2026-11-28', true],
  ['week', '2026-11-02', '2026-11-29', false],
  ['week', '2026-11-03', '2026-11-29', true],
  ['day', '2026-11-03', '2026-11-05', false],
  ['year', '2026-01-01', '2026-11-28', true],
  ['weekday', '2026-11-03', '2026-11-05', false],
] as const)('by %s from %s to %s a time is cut: %s', (dimension, from, to, cut) => {
  expect(isCut(dimension, { from, to })).toBe(cut);
});
