import fc from 'fast-check';
import { expect, test } from 'vitest';
import { businessDayOf, instantOfDay } from './index.ts';

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
