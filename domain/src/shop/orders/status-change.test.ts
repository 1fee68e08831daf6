import { describe, expect, it, test } from 'vitest';
import {
  answersForOrder,
  buyersReasons,
  cancelledByBuyer,
  cancelledForEditing,
  needsReason,
  type OrderStatus,
  type OrderStepKind,
  orderAnswerSchema,
  orderStateWord,
  orderStatuses,
  orderStatusWords,
  statusAfterAnswer,
  statusChangeSchema,
  stepKindOf,
} from './index.ts';

const change = { id: '01930000-0000-7000-8000-0000000000c1', version: 1, status: 'inProgress', reason: '' };
const isTaken = (given: object): boolean => statusChangeSchema.safeParse({ ...change, ...given }).success;

describe('a step of the seller', () => {
  test.each(orderStatuses)('SHP-78: %s needs a reason exactly when the buyer has to know why', (status) => {
    expect(isTaken({ status })).toBe(!needsReason(status));
    expect(isTaken({ status, reason: ' \n ' })).toBe(!needsReason(status));
    expect(isTaken({ status, reason: 'Ausverkauft' })).toBe(true);
  });

  it.each(buyersReasons)('SHP-80: never looks like a step of the buyer: %s', (reason) => {
    expect(isTaken({ status: 'rejected', reason: ` ${reason} ` })).toBe(false);
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

describe('an answer of the buyer', () => {
  const isAnswer = (answer: string): boolean =>
    orderAnswerSchema.safeParse({ id: change.id, version: 1, answer }).success;

  it('says something, and never looks like a cancellation', () => {
    expect(isAnswer(' Rot. ')).toBe(true);
    for (const answer of ['', ' \n', 'x'.repeat(2_001), ...buyersReasons])
      expect(isAnswer(answer)).toBe(false);
  });

  test.each<[readonly OrderStatus[], OrderStatus]>([
    [['ordered', 'waitingForResponse'], 'ordered'],
    [['ordered', 'inProgress', 'waitingForResponse'], 'inProgress'],
    [['ordered', 'onHold', 'waitingForResponse'], 'onHold'],
    [['ordered', 'inProgress', 'waitingForResponse', 'inProgress', 'waitingForResponse'], 'inProgress'],
    [['ordered', 'waitingForResponse', 'waitingForResponse'], 'ordered'],
  ])('SHP-78: after %j the order goes on as %s', (history, expected) => {
    expect(statusAfterAnswer(history.map((status) => ({ status })))).toBe(expected);
  });
});

test.each<[OrderStatus, string | null, boolean, OrderStepKind]>([
  ['ordered', null, false, 'placed'],
  ['ordered', 'Rot', false, 'answered'],
  ['inProgress', 'Rot', false, 'answered'],
  ['rejected', cancelledForEditing, false, 'cancelled'],
  ['rejected', cancelledByBuyer, false, 'cancelled'],
  ['rejected', 'Ausverkauft', true, 'bySeller'],
  ['inProgress', null, true, 'bySeller'],
])('a step to %s with %j, by its seller: %s, is %s', (status, reason, bySeller, expected) => {
  expect(stepKindOf({ status, reason, bySeller })).toBe(expected);
});

test.each([
  ['rejected', cancelledForEditing, 'Storniert'],
  ['rejected', cancelledByBuyer, 'Storniert'],
  ['rejected', 'Ausverkauft', 'Abgelehnt'],
  ['onHold', null, 'Zurückgestellt'],
] as const)('SHP-80: an order that is %s for %j is called %s', (status, reason, expected) => {
  expect(orderStateWord('de', { status, reason })).toBe(expected);
});

test.each([
  ['user', 'me', true],
  ['user', 'other', false],
  ['manager', 'other', false],
  ['owner', 'other', true],
  ['reseller', 'other', true],
] as const)('SHP-80: a %s answers for an order that %s placed: %s', (principal, placedBy, expected) => {
  expect(answersForOrder({ principal, userIds: ['me'] }, { placedBy })).toBe(expected);
});
