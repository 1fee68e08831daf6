import type { Condition } from '@tresen/domain/kit/entities';
import { describe, expect, it } from 'vitest';
import { daysLeft, leftOf } from './condition-values.ts';

const on = (field: string, is: Condition['is'], ...values: string[]): Condition => ({ field, is, values });

describe('what conditions leave', () => {
  it.each([
    ['all where none is about the field', [on('other', 'is', 'b')], null],
    ['those that are named, in their own order', [on('state', 'is', 'c', 'a')], ['a', 'c']],
    ['those that are not', [on('state', 'isNot', 'a')], ['b', 'c']],
    ['what both admit', [on('state', 'is', 'a', 'b'), on('state', 'isNot', 'a')], ['b']],
  ])('of a choice: %s', (_name, conditions, left) =>
    expect(leftOf(conditions, 'state', ['a', 'b', 'c'])).toEqual(left),
  );

  it.each([
    ['all where nothing bounds them', [], { from: null, to: null }],
    [
      'both bounds',
      [on('day', 'from', '2026-11-01'), on('day', 'to', '2026-11-20')],
      { from: '2026-11-01', to: '2026-11-20' },
    ],
    ['a single one', [on('day', 'is', '2026-11-07')], { from: '2026-11-07', to: '2026-11-07' }],
    [
      'the narrowest',
      [on('day', 'from', '2026-11-01'), on('day', 'is', '2026-11-07')],
      { from: '2026-11-07', to: '2026-11-07' },
    ],
  ])('of days: %s', (_name, conditions, left) => expect(daysLeft(conditions, 'day')).toEqual(left));
});
