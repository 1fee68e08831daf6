import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { businessDayOf, daysBetween, isTimeZone } from './index.ts';

const at = (instant: string, zone: string, cutOff = 240) => {
  const { day, hour } = businessDayOf(Date.parse(instant), zone, cutOff);
  return `${day} ${hour}`;
};

describe('the business day of an instant', () => {
  test.each([
    // Ordinary days: the cut-off is compared with the wall clock.
    ['2026-06-15T10:30:00.000Z', 'Europe/Berlin', 240, '2026-06-15 12'],
    ['2026-06-15T01:59:59.999Z', 'Europe/Berlin', 240, '2026-06-14 3'],
    ['2026-06-15T02:00:00.000Z', 'Europe/Berlin', 240, '2026-06-15 4'],
    ['2026-06-14T21:59:59.999Z', 'Europe/Berlin', 0, '2026-06-14 23'],
    ['2026-06-14T22:00:00.000Z', 'Europe/Berlin', 0, '2026-06-15 0'],
    ['2026-06-15T09:59:00.000Z', 'Europe/Berlin', 720, '2026-06-14 11'],
    ['2026-06-15T01:52:59.999Z', 'Europe/Berlin', 233, '2026-06-14 3'],
    ['2026-06-15T01:53:00.000Z', 'Europe/Berlin', 233, '2026-06-15 3'],
    // Spring: 02:00 becomes 03:00 at 01:00 UTC on 29 March 2026.
    ['2026-03-29T00:59:59.999Z', 'Europe/Berlin', 240, '2026-03-28 1'],
    ['2026-03-29T01:00:00.000Z', 'Europe/Berlin', 240, '2026-03-28 3'],
    ['2026-03-29T01:59:59.999Z', 'Europe/Zurich', 240, '2026-03-28 3'],
    ['2026-03-29T02:00:00.000Z', 'Europe/Zurich', 240, '2026-03-29 4'],
    ['2026-03-28T23:00:00.000Z', 'Europe/Vienna', 0, '2026-03-29 0'],
    ['2026-03-29T21:59:59.999Z', 'Europe/Vienna', 0, '2026-03-29 23'],
    ['2026-03-29T22:00:00.000Z', 'Europe/Madrid', 0, '2026-03-30 0'],
    // Autumn: 03:00 becomes 02:00 at 01:00 UTC on 25 October 2026.
    ['2026-10-25T00:30:00.000Z', 'Europe/Berlin', 240, '2026-10-24 2'],
    ['2026-10-25T01:30:00.000Z', 'Europe/Berlin', 240, '2026-10-24 2'],
    ['2026-10-25T02:59:59.999Z', 'Europe/Zurich', 240, '2026-10-24 3'],
    ['2026-10-25T03:00:00.000Z', 'Europe/Zurich', 240, '2026-10-25 4'],
    ['2026-10-24T22:00:00.000Z', 'Europe/Vienna', 0, '2026-10-25 0'],
    ['2026-10-25T22:59:59.999Z', 'Europe/Vienna', 0, '2026-10-25 23'],
    ['2026-10-25T23:00:00.000Z', 'Europe/Madrid', 0, '2026-10-26 0'],
    // The end of the year, and of February.
    ['2026-12-31T23:30:00.000Z', 'Europe/Berlin', 240, '2026-12-31 0'],
    ['2026-12-31T23:30:00.000Z', 'Europe/Berlin', 0, '2027-01-01 0'],
    ['2027-01-01T03:00:00.000Z', 'Europe/Madrid', 240, '2027-01-01 4'],
    ['2028-02-29T12:00:00.000Z', 'Europe/Berlin', 240, '2028-02-29 13'],
    ['2028-03-01T02:00:00.000Z', 'Europe/Berlin', 240, '2028-02-29 3'],
    // The Canaries live an hour earlier than Madrid; other zones have halves and quarters.
    ['2026-06-15T03:00:00.000Z', 'Atlantic/Canary', 240, '2026-06-15 4'],
    ['2026-01-15T00:00:00.000Z', 'Asia/Kathmandu', 0, '2026-01-15 5'],
    ['2026-01-15T03:29:00.000Z', 'America/St_Johns', 0, '2026-01-14 23'],
    ['2026-01-15T12:00:00.000Z', 'UTC', 240, '2026-01-15 12'],
  ])('%s in %s with cut-off %i is %s', (instant, zone, cutOff, expected) => {
    expect(at(instant, zone, cutOff)).toBe(expected);
  });

  const instants = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) });
  const zones = fc.constantFrom('Europe/Berlin', 'Europe/Zurich', 'Europe/Vienna', 'Europe/Madrid', 'UTC');

  test('without a cut-off it is the calendar day and hour that Intl shows', () => {
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const { day, hour } = businessDayOf(instant, zone, 0);
        const shown = new Intl.DateTimeFormat('sv-SE', {
          timeZone: zone,
          dateStyle: 'short',
          timeStyle: 'short',
        }).format(instant);
        expect(shown.slice(0, 13)).toBe(`${day} ${String(hour).padStart(2, '0')}`);
      }),
    );
  });

  test('a cut-off moves at most the early hours to the day before, and never the hour', () => {
    fc.assert(
      fc.property(instants, zones, fc.integer({ min: 0, max: 720 }), (instant, zone, cutOff) => {
        const calendar = businessDayOf(instant, zone, 0);
        const business = businessDayOf(instant, zone, cutOff);
        expect(business.hour).toBe(calendar.hour);
        expect([0, 1]).toContain(daysBetween(business.day, calendar.day));
        if (calendar.hour * 60 >= cutOff) expect(business.day).toBe(calendar.day);
      }),
    );
  });

  test('with the default cut-off time never goes back to an earlier business day', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 0, max: 86_400_000 }), zones, (instant, later, zone) => {
        const first = businessDayOf(instant, zone, 240).day;
        const second = businessDayOf(instant + later, zone, 240).day;
        expect(second >= first).toBe(true);
      }),
    );
  });

  test('an unknown zone is an error', () => {
    expect(() => businessDayOf(0, 'Europe/Atlantis', 240)).toThrow(RangeError);
  });

  test('more zones and quarter hours than are remembered still give the right day', () => {
    for (const zone of Intl.supportedValuesOf('timeZone').slice(0, 200)) businessDayOf(0, zone, 240);
    const start = Date.parse('2026-01-01T12:00:00Z');
    for (let quarter = 0; quarter < 10_000; quarter += 1) {
      businessDayOf(start + quarter * 900_000, 'Europe/Berlin', 240);
    }
    expect(at('2026-01-01T12:00:00.000Z', 'Europe/Berlin')).toBe('2026-01-01 13');
  });
});

test.each([
  ['Europe/Berlin', true],
  ['Atlantic/Canary', true],
  ['UTC', true],
  ['Europe/Atlantis', false],
  ['+01:00', false],
  ['', false],
])('%s as a time zone: %s', (zone, expected) => {
  expect(isTimeZone(zone)).toBe(expected);
});
