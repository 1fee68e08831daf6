import { expect, it, test } from 'vitest';
import { isRegisterMissing } from './index.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const now = Date.parse('2026-11-21T20:00:00Z');

test.each([
  // silent for, known for, weeks in which it sold at this time
  ['sells now on most weeks, silent for a quarter of an hour', 15 * minute, 90 * day, 4, true],
  ['the same after 14 minutes: a router restarts', 14 * minute, 90 * day, 4, false],
  ['three weeks of four are most', hour, 90 * day, 3, true],
  ['two weeks of four are not', hour, 90 * day, 2, false],
  ['switched off after the last guest: it never sells at this time', 3 * hour, 90 * day, 0, false],
  ['a till for Saturdays, on a Monday', 2 * day, 90 * day, 0, false],
  ['silent since last night, and the shop has opened', 14 * hour, 90 * day, 4, true],
  ['three weeks old, sold in two of them', hour, 21 * day, 2, true],
  ['three weeks old, sold in one of them', hour, 21 * day, 1, false],
  ['one week old, sold a week ago', hour, 7 * day, 1, true],
  ['new: nothing to compare, silent for an hour', hour, 3 * day, 0, false],
  ['new: a day is too long', day, 3 * day, 0, true],
  ['new: a night is not', 23 * hour, 3 * day, 0, false],
  ['rests since summer, when it sold at this time', 31 * day, 400 * day, 4, false],
  ['its clock runs ahead of ours', -hour, 90 * day, 4, false],
])('a register is missed or not: %s', (_what, silent, known, weeksSold, expected) => {
  expect(
    isRegisterMissing({
      ...{ lastHeard: now - silent, knownSince: now - known, weeksSold, isOpen: null, now },
      silentMs: 900_000,
    }),
  ).toBe(expected);
});

it.each<[string, boolean | null, number, boolean]>([
  ['closed, although it usually sells', false, 4, false],
  ['open, and it sold once at this time', true, 1, true],
  ['open, but it never sells now', true, 0, false],
  ['without opening hours, and it sold once', null, 1, false],
])('opening hours: a register is missed within them only: %s', (_what, isOpen, weeksSold, expected) => {
  const now = Date.parse('2026-11-25T12:00:00Z');
  const hour = 3_600_000;
  const silence = { lastHeard: now - hour, knownSince: now - 1_000 * hour, weeksSold, isOpen, now };
  expect(isRegisterMissing({ ...silence, silentMs: 900_000 })).toBe(expected);
});

it.each<[string, number | null, number, boolean]>([
  ['after the minutes that its branch says', 30 * minute, 30 * minute, true],
  ['a minute before', 30 * minute, 29 * minute, false],
  ['sooner, where its branch says so', 5 * minute, 6 * minute, true],
  ['never, where nobody wants to know', null, 3 * hour, false],
])('register offline for n minutes: it is missed %s', (_what, silentMs, silent, expected) => {
  const silence = { lastHeard: now - silent, knownSince: now - 90 * day, weeksSold: 4, isOpen: true, now };
  expect(isRegisterMissing({ ...silence, silentMs })).toBe(expected);
});
