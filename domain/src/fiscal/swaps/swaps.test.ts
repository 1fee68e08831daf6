import { describe, expect, it, test } from 'vitest';
import {
  devicesWithOrder,
  isSwapFinished,
  isSwapUrgent,
  nextSwapStep,
  type OrderingDevice,
  possibleSwapSteps,
  type SwapFacts,
  type SwapStep,
  type SwapStepState,
  swapStatesOf,
} from './index.ts';

const now = Date.parse('2026-11-27T12:00:00Z');
const dayMs = 86_400_000;
const begun: SwapFacts = {
  ...{ kind: 'tse', isOrdered: false, usedSignatures: 100, lastReportAt: now - dayMs, archive: null },
  ...{ isSwapped: false, notification: 'open', isRetired: false },
};
const archive = { state: 'checked', isReadable: true, lastCounter: 100, begunAt: now - dayMs } as const;

describe('the steps of a device at its end', () => {
  test.each<[SwapStep, SwapStepState, Partial<SwapFacts>]>([
    ['order', 'open', {}],
    ['order', 'done', { isOrdered: true }],
    ['order', 'done', { isSwapped: true }],
    ['archive', 'open', {}],
    ['archive', 'notNeeded', { kind: 'signatureUnit' }],
    ['archive', 'running', { archive: { ...archive, state: 'receiving' } }],
    ['archive', 'running', { archive: { ...archive, state: 'checking' } }],
    ['archive', 'failed', { archive: { ...archive, state: 'failed' } }],
    ['archive', 'failed', { archive: { ...archive, isReadable: false } }],
    ['archive', 'done', { archive: { ...archive, lastCounter: 10 } }],
    ['archive', 'open', { archive: { ...archive, begunAt: now - 32 * dayMs } }],
    ['archive', 'done', { isSwapped: true, archive }],
    ['archive', 'open', { isSwapped: true, archive: { ...archive, lastCounter: 99 } }],
    ['archive', 'open', { isSwapped: true, archive: { ...archive, lastCounter: null } }],
    ['archive', 'done', { isSwapped: true, usedSignatures: null, archive }],
    ['archive', 'open', { isSwapped: true, usedSignatures: null, lastReportAt: now, archive }],
    ['swap', 'open', {}],
    ['swap', 'done', { isSwapped: true }],
    ['notify', 'open', { notification: 'sent' }],
    ['notify', 'notNeeded', { notification: null }],
    ['notify', 'open', { isSwapped: true }],
    ['notify', 'running', { isSwapped: true, notification: 'prepared' }],
    ['notify', 'failed', { isSwapped: true, notification: 'faulty' }],
    ['notify', 'done', { isSwapped: true, notification: 'sent' }],
    ['keep', 'open', {}],
    ['keep', 'done', { isRetired: true }],
  ])('%s is %s with %o', (step, state, given) => {
    expect(swapStatesOf({ ...begun, ...given }, now)[step]).toBe(state);
  });

  it('one after the other is the next, until nothing is left', () => {
    const steps: (SwapStep | null)[] = [];
    let facts = begun;
    for (const given of [
      {},
      { isOrdered: true },
      { archive: { ...archive, state: 'checking' as const } },
      { archive },
      { isSwapped: true },
      { notification: 'prepared' as const },
      { notification: 'sent' as const },
      { isRetired: true },
    ]) {
      facts = { ...facts, ...given };
      steps.push(nextSwapStep(swapStatesOf(facts, now)));
    }
    expect(steps).toEqual(['order', 'archive', 'swap', 'swap', 'notify', 'keep', 'keep', null]);
    expect(isSwapFinished(swapStatesOf(facts, now))).toBe(true);
    expect(isSwapFinished(swapStatesOf({ ...facts, notification: 'prepared' }, now))).toBe(false);
  });
});

describe('what may be done', () => {
  const possible = (given: Partial<SwapFacts>) =>
    possibleSwapSteps(swapStatesOf({ ...begun, ...given }, now));

  test.each<[string, Partial<SwapFacts>, readonly SwapStep[]]>([
    ['to order, or to swap it for one from elsewhere', {}, ['order', 'swap']],
    ['to swap one that gives no archive away', { isOrdered: true }, ['archive', 'swap']],
    [
      'to swap one whose archive is on its way',
      { isOrdered: true, archive: { ...archive, state: 'checking' } },
      ['swap'],
    ],
    [
      'to tell the tax office, and to keep it, without its archive',
      { isSwapped: true },
      ['archive', 'notify', 'keep'],
    ],
    ['what is left', { isSwapped: true, archive, notification: 'sent' }, ['keep']],
    ['nothing', { isSwapped: true, archive, notification: 'sent', isRetired: true }, []],
  ])('%s', (_what, given, steps) => expect(possible(given)).toEqual(steps));

  test.each<[readonly string[], boolean]>([
    [['outOfOrder', 'memoryFull'], true],
    [['selfTestFailed'], true],
    [['certificateEnding', 'memoryFull'], false],
    [[], false],
  ])('with %o it is urgent: %s', (causes, isUrgent) => expect(isSwapUrgent(causes)).toBe(isUrgent));
});

describe('what was ordered', () => {
  const device = (id: string, given: Partial<OrderingDevice> = {}): OrderingDevice => ({
    ...{ id, kind: 'tse', swappedAt: null, expiresAt: now + 30 * dayMs },
    ...given,
  });
  const order = (pieces: number, at = now) => ({ kind: 'tse', pieces, at }) as const;

  test.each<[string, readonly OrderingDevice[], ReturnType<typeof order>[], string[]]>([
    ['nothing', [device('a')], [], []],
    ['a piece for each', [device('a'), device('b')], [order(1), order(1)], ['a', 'b']],
    ['those that end first', [device('a'), device('b', { expiresAt: now })], [order(1)], ['b']],
    ['a swapped one had its piece', [device('a'), device('b', { swappedAt: now + 1 })], [order(1)], ['b']],
    [
      'one that was swapped before the order had none of it',
      [device('a'), device('b', { swappedAt: now - 1 })],
      [order(1)],
      ['a'],
    ],
    ['of another kind', [device('a', { kind: 'signatureUnit' })], [order(1)], []],
  ])('%s', (_title, devices, orders, ids) => {
    expect([...devicesWithOrder(devices, orders)].toSorted()).toEqual(ids);
  });
});
