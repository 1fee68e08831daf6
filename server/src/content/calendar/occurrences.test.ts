import { describe, expect, test } from 'vitest';
import type { CalendarEvent } from './calendar.store.ts';
import { lastDayOf, occurrencesOf } from './occurrences.ts';

const event: CalendarEvent = {
  id: '019c1159-7000-7000-8000-000000000001',
  isForAll: false,
  unitId: null,
  unitName: null,
  zone: null,
  title: 'Schulung',
  description: '',
  titleEn: '',
  descriptionEn: '',
  day: '2026-03-27',
  endDay: '2026-03-27',
  startMinutes: 600,
  endMinutes: 660,
  recurrence: '',
  leftOut: [],
  version: 1,
};

const of = (changes: Partial<CalendarEvent>, from: string, to: string, zone = 'Europe/Berlin') =>
  occurrencesOf({ ...event, ...changes }, zone, from, to);

describe('CNT-10: an event keeps the clock of its branch', () => {
  test.each<[string, string, Partial<CalendarEvent>, string, string]>([
    ['in winter', 'Europe/Berlin', {}, '2026-03-27T09:00:00.000Z', '2026-03-27T10:00:00.000Z'],
    [
      'in summer',
      'Europe/Berlin',
      { day: '2026-03-29', endDay: '2026-03-29' },
      '2026-03-29T08:00:00.000Z',
      '2026-03-29T09:00:00.000Z',
    ],
    ['on an island', 'Atlantic/Canary', {}, '2026-03-27T10:00:00.000Z', '2026-03-27T11:00:00.000Z'],
    [
      'through the night without 2 o’clock',
      'Europe/Berlin',
      { day: '2026-03-28', endDay: '2026-03-29', startMinutes: 1320, endMinutes: 240 },
      '2026-03-28T21:00:00.000Z',
      '2026-03-29T02:00:00.000Z',
    ],
    [
      'in the hour that is skipped',
      'Europe/Berlin',
      { day: '2026-03-29', endDay: '2026-03-29', startMinutes: 150, endMinutes: 180 },
      '2026-03-29T01:30:00.000Z',
      '2026-03-29T02:00:00.000Z',
    ],
    [
      'in the hour that comes twice, the first time',
      'Europe/Berlin',
      { day: '2026-10-25', endDay: '2026-10-25', startMinutes: 150, endMinutes: 240 },
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T03:00:00.000Z',
    ],
    [
      'for the whole of a day of 23 hours',
      'Europe/Berlin',
      { day: '2026-03-29', endDay: '2026-03-29', startMinutes: null, endMinutes: null },
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T22:00:00.000Z',
    ],
    [
      'for two whole days',
      'Atlantic/Canary',
      { endDay: '2026-03-28', startMinutes: null, endMinutes: null },
      '2026-03-27T00:00:00.000Z',
      '2026-03-29T00:00:00.000Z',
    ],
  ])('%s (%s)', (_what, zone, changes, starts, ends) => {
    const [found] = of(changes, '2026-01-01', '2026-12-31', zone);
    expect([found?.startsAt.toISOString(), found?.endsAt.toISOString()]).toEqual([starts, ends]);
  });

  test('a series stays at ten when the clock changes', () => {
    const found = of({ recurrence: 'FREQ=DAILY' }, '2026-03-28', '2026-03-30');
    expect(found.map(({ day, startsAt }) => [day, startsAt.toISOString()])).toEqual([
      ['2026-03-28', '2026-03-28T09:00:00.000Z'],
      ['2026-03-29', '2026-03-29T08:00:00.000Z'],
      ['2026-03-30', '2026-03-30T08:00:00.000Z'],
    ]);
  });
});

describe('CNT-10: the days of a series', () => {
  test.each<[string, Partial<CalendarEvent>, string, string, readonly string[]]>([
    ['one event, once', {}, '2026-03-01', '2026-04-30', ['2026-03-27']],
    [
      'nothing before it begins',
      { recurrence: 'FREQ=DAILY' },
      '2026-03-01',
      '2026-03-28',
      ['2026-03-27', '2026-03-28'],
    ],
    [
      'each other week on two days',
      { recurrence: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR' },
      '2026-03-27',
      '2026-04-13',
      ['2026-03-27', '2026-04-06', '2026-04-10'],
    ],
    [
      'the 31st, where a month has one',
      { day: '2026-01-31', endDay: '2026-01-31', recurrence: 'FREQ=MONTHLY' },
      '2026-01-01',
      '2026-06-01',
      ['2026-01-31', '2026-03-31', '2026-05-31'],
    ],
    [
      'the second Tuesday',
      { day: '2026-03-10', endDay: '2026-03-10', recurrence: 'FREQ=MONTHLY;BYDAY=2TU' },
      '2026-03-01',
      '2026-06-30',
      ['2026-03-10', '2026-04-14', '2026-05-12', '2026-06-09'],
    ],
    [
      'the last Friday of every other month',
      { recurrence: 'FREQ=MONTHLY;INTERVAL=2;BYDAY=-1FR' },
      '2026-03-01',
      '2026-08-31',
      ['2026-03-27', '2026-05-29', '2026-07-31'],
    ],
    [
      'three times',
      { recurrence: 'FREQ=DAILY;COUNT=3' },
      '2026-03-28',
      '2027-03-27',
      ['2026-03-28', '2026-03-29'],
    ],
    [
      'until a day, with it',
      { recurrence: 'FREQ=DAILY;UNTIL=20260328' },
      '2026-01-01',
      '2026-12-31',
      ['2026-03-27', '2026-03-28'],
    ],
    [
      'without the day that it leaves out',
      { recurrence: 'FREQ=DAILY', leftOut: ['2026-03-28'] },
      '2026-03-27',
      '2026-03-29',
      ['2026-03-27', '2026-03-29'],
    ],
    [
      'what began before and still goes on',
      { endDay: '2026-04-02', startMinutes: null, endMinutes: null },
      '2026-04-01',
      '2026-04-30',
      ['2026-03-27'],
    ],
    ['a year later, for ever', { recurrence: 'FREQ=YEARLY' }, '2096-01-01', '2096-12-31', ['2096-03-27']],
  ])('%s', (_what, changes, from, to, days) => {
    expect(of(changes, from, to).map(({ day }) => day)).toEqual(days);
  });

  test.each([
    ['FREQ=DAILY', null],
    ['FREQ=DAILY;COUNT=3', '2026-03-29'],
    ['FREQ=MONTHLY;UNTIL=20260630', '2026-06-27'],
    ['FREQ=MONTHLY;BYDAY=-1FR;COUNT=3', '2026-05-29'],
    ['', '2026-03-27'],
  ])('%s ends on %s', (recurrence, last) => {
    expect(lastDayOf({ ...event, recurrence })).toBe(last);
  });
});
