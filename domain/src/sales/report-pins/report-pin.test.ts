import { expect, it } from 'vitest';
import { movedTo, pinInputSchema } from './index.ts';

it.each([
  ['comes last where no place is named', ['a', 'b'], 'c', null, 'abc'],
  ['stays where it is when only its days change', ['a', 'b', 'c'], 'b', null, 'abc'],
  ['goes to the front', ['a', 'b', 'c'], 'c', 0, 'cab'],
  ['goes behind the next one', ['a', 'b', 'c'], 'a', 1, 'bac'],
  ['goes to the end where a place beyond it is named', ['a', 'b'], 'a', 5, 'ba'],
  ['comes back to its place', ['a', 'c'], 'b', 1, 'abc'],
] as const)('a pinned report %s', (_what, order, moved, place, after) => {
  expect(movedTo(order, moved, place).join('')).toBe(after);
});

it('a pin has days relative to today and one of six places', () => {
  const pin = { viewId: 'b6a1c8b0-3f3e-4c57-8f3e-2f4f0f1f3a10', range: 'LAST_WEEK', place: 5 };
  expect(pinInputSchema.safeParse(pin).success).toBe(true);
  for (const change of [{ range: '2026-01-01' }, { place: 6 }, { place: -1 }, { viewId: 'x' }])
    expect(pinInputSchema.safeParse({ ...pin, ...change }).success).toBe(false);
});
