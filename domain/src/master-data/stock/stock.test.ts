import { describe, expect, it } from 'vitest';
import { bookedMovementSchema, reportedMovementSchema, stockChange, stockLevelOf } from './index.ts';

const id = '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11';

describe('contract 22: a movement changes the amount', () => {
  it.each([
    ['a sale takes away', 'sale', 2000, 10_000, null, -2000],
    ['a sale may go below nothing', 'sale', 2000, 0, null, -2000],
    ['a return gives back', 'return', 500, 10_000, null, 500],
    ['a delivery adds', 'delivery', 24_000, -2000, null, 24_000],
    ['a loss takes away', 'loss', 1000, 10_000, null, -1000],
    ['a count sets it by the difference', 'count', 7000, 10_000, null, -3000],
    ['a count may find more', 'count', 7000, -1000, 50, 8000],
    ['what was sold before the count changes nothing', 'sale', 2000, 7000, 200, 0],
    ['nor does what was sold in its very moment', 'sale', 2000, 7000, 100, 0],
    ['what was sold after it does', 'sale', 2000, 7000, 99, -2000],
  ] as const)('%s', (_rule, kind, quantity, amount, countedAt, change) =>
    expect(stockChange({ kind, quantity, madeAt: 100 }, { amount, countedAt })).toBe(change),
  );
});

describe('ART-11: the level of an amount', () => {
  it.each([
    [null, 5000, 'unknown'],
    [0, 5000, 'empty'],
    [-1, null, 'empty'],
    [5000, 5000, 'low'],
    [5001, 5000, 'enough'],
    [1, null, 'enough'],
  ] as const)('%s thousandths, reordered at %s: %s', (amount, reorder, level) =>
    expect(stockLevelOf(amount, reorder)).toBe(level),
  );
});

describe('what is booked', () => {
  const booked = { id, articleId: id, unitId: id, kind: 'delivery', quantity: 1000 };
  it.each([
    [{}, true],
    [{ quantity: 0 }, false],
    [{ quantity: -1 }, false],
    [{ kind: 'count', quantity: 0 }, true],
    [{ kind: 'loss' }, false],
    [{ kind: 'loss', reason: '  ' }, false],
    [{ kind: 'loss', reason: 'Bruch' }, true],
    [{ kind: 'sale' }, false],
  ])('with %j: %s', (change, isRight) =>
    expect(bookedMovementSchema.safeParse({ ...booked, ...change }).success).toBe(isRight),
  );

  it('registers report no counts, and nothing that is nothing', () => {
    const sale = {
      id,
      articleId: id,
      kind: 'sale',
      quantity: 1000,
      madeAt: '2026-11-21T10:00:00.000Z',
    };
    const isRight = (change: object) => reportedMovementSchema.safeParse({ ...sale, ...change }).success;
    expect(
      [{}, { kind: 'count' }, { quantity: 0 }, { quantity: 1.5 }, { madeAt: 'now' }].map(isRight),
    ).toEqual([true, false, false, false, false]);
  });
});
