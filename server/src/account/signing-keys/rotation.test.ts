import { expect, test } from 'vitest';
import { isSigning, keyTimes, nextKeyStep } from './rotation.ts';

const day = 86_400_000;
const now = Date.parse('2026-11-23T06:00:00Z');
const at = (days: number): Date => new Date(now + days * day);
const key = (from: number, to: number | null = null) => ({
  signsFrom: at(from),
  retiredAt: to === null ? null : at(to),
});

test.each([
  ['a key signs from its time on', key(0), true],
  ['a key that is planned does not sign yet', key(1), false],
  ['a key that is to be replaced tomorrow still signs', key(-29, 1), true],
  ['a retired key does not sign', key(-30, 0), false],
])('%s', (_rule, given, signs) => {
  expect(isSigning(given, now)).toBe(signs);
});

test.each([
  ['a young key stays alone', [key(-28.9)], { kind: 'none' }],
  ['a key is followed by one that signs a day later', [key(-29)], { kind: 'make', signsFrom: at(1) }],
  ['a server that stood still for a year makes one', [key(-365)], { kind: 'make', signsFrom: at(1) }],
  ['where the next key is published already, nothing is due', [key(0.5), key(-29.5, 0.5)], { kind: 'none' }],
  ['a key that has just begun to sign stays alone', [key(0), key(-30, 0)], { kind: 'none' }],
  [
    'a key of a time that the clock has left again is used in the usual time',
    [key(400), key(-3, 400)],
    { kind: 'bringForward', planned: at(400), signsFrom: at(1) },
  ],
  [
    'of several such keys, the first one counts',
    [key(430), key(400, 430), key(-3, 400)],
    { kind: 'bringForward', planned: at(400), signsFrom: at(1) },
  ],
])('%s', (_rule, keys, step) => {
  expect(nextKeyStep(keys, now)).toEqual(step);
});

test('a retired key verifies for longer than an access token lives, and another process signs with it', () => {
  expect(keyTimes.verifiesFor).toBeGreaterThan(10 * 60_000 + 5 * 60_000);
});
