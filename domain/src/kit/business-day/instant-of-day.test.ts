import fc from 'fast-check';
import { expect, test } from 'vitest';
import { businessDayOf, endOfBusinessDay, instantOfDay } from './index.ts';

test.each([
  ['2026-11-21', 600, 'Europe/Berlin', '2026-11-21T09:00:00.000Z'],
  ['2026-06-21', 600, 'Europe/Berlin', '2026-06-21T08:00:00.000Z'],
  ['2026-10-25', 150, 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-03-29', 150, 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-11-21', 1500, 'UTC', '2026-11-22T01:00:00.000Z'],
])('%s and %i minutes in %s', (day, minutes, zone, expected) => {
  expect(new Date(instantOfDay(day, minutes, zone)).toISOString()).toBe(expected);
});

test('noon of any day is at noon of that day', () => {
  const days = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) });
  const zones = fc.constantFrom('Europe/Berlin', 'Europe/Zurich', 'Europe/Madrid', 'UTC', 'Asia/Kathmandu');
  fc.assert(
    fc.property(days, zones, (ms, zone) => {
      const day = new Date(ms).toISOString().slice(0, 10);
      expect(businessDayOf(instantOfDay(day, 720, zone), zone, 0)).toEqual({ day, hour: 12 });
    }),
  );
});

test.each([
  ['an ordinary night', '2026-06-14', 'Europe/Berlin', 240, '2026-06-15T02:00:00.000Z'],
  ['the clock went forward before it', '2026-03-28', 'Europe/Berlin', 240, '2026-03-29T02:00:00.000Z'],
  ['the clock leaps over it', '2026-03-28', 'Europe/Berlin', 150, '2026-03-29T01:30:00.000Z'],
  ['half past two comes twice', '2026-10-24', 'Europe/Berlin', 150, '2026-10-25T01:30:00.000Z'],
  ['half past midnight comes twice', '2026-10-24', 'Atlantic/Azores', 30, '2026-10-25T01:30:00.000Z'],
  ['half an hour comes twice', '2026-04-04', 'Australia/Lord_Howe', 105, '2026-04-04T15:15:00.000Z'],
])('the business day ends: %s', (_night, day, zone, cutOff, expected) => {
  expect(new Date(endOfBusinessDay(day, zone, cutOff)).toISOString()).toBe(expected);
});

test('nothing counts for a business day once it is over, in the nights of other clocks too', () => {
  const nights = fc.constantFrom('2026-03-28', '2026-10-24', '2026-04-04', '2026-10-03', '2026-06-14');
  const zones = fc.constantFrom(
    'Europe/Berlin',
    'Atlantic/Azores',
    'Australia/Lord_Howe',
    'America/Santiago',
  );
  const minutes = fc.integer({ min: 0, max: 26 * 60 });
  fc.assert(
    fc.property(nights, zones, fc.integer({ min: 0, max: 720 }), minutes, (day, zone, cutOff, later) => {
      const end = endOfBusinessDay(day, zone, cutOff);
      expect(businessDayOf(end + later * 60_000, zone, cutOff).day > day).toBe(true);
      expect(businessDayOf(end - 61 * 60_000, zone, cutOff).day <= day).toBe(true);
    }),
  );
});
