import { describe, expect, it, test } from 'vitest';
import {
  cancelledForEditing,
  needsReason,
  orderStatuses,
  orderStatusWords,
  statusChangeSchema,
} from './index.ts';

const change = { id: '01930000-0000-7000-8000-0000000000c1', version: 1, status: 'inProgress', reason: '' };
const isTaken = (given: object): boolean => statusChangeSchema.safeParse({ ...change, ...given }).success;

describe('a step of the seller', () => {
  test.each(orderStatuses)('SHP-78: %s needs a reason exactly when the buyer has to know why', (status) => {
    expect(isTaken({ status })).toBe(!needsReason(status));
    expect(isTaken({ status, reason: ' \n ' })).toBe(!needsReason(status));
    expect(isTaken({ status, reason: 'Ausverkauft' })).toBe(true);
  });

  it('SHP-80: never looks like a cancellation by the buyer', () => {
    expect(isTaken({ status: 'rejected', reason: ` ${cancelledForEditing} ` })).toBe(false);
  });

  it.each([{ status: 'cancelled' }, { id: 'x' }, { version: 1.5 }, { reason: 'x'.repeat(2_001) }])(
    'is refused: %o',
    (given) => {
      expect(isTaken(given)).toBe(false);
    },
  );
});

it('SHP-78: every state has a word of its own in both languages', () => {
  for (const words of Object.values(orderStatusWords)) {
    expect(Object.keys(words).toSorted()).toEqual([...orderStatuses].toSorted());
    expect(new Set(Object.values(words)).size).toBe(orderStatuses.length);
  }
});
