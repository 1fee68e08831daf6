import { describe, expect, test } from 'vitest';
import {
  calendarEventSchema,
  calendarRangeSchema,
  firstDayOf,
  readRecurrence,
  recurrenceRule,
} from './index.ts';

describe('CNT-10: how an event comes again', () => {
  test.each([
    ['every day', 'FREQ=DAILY', 'FREQ=DAILY'],
    [
      'every other week on two days',
      'BYDAY=FR,MO;FREQ=WEEKLY;INTERVAL=2',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR',
    ],
    ['on each second Tuesday of a month', 'FREQ=MONTHLY;BYDAY=2TU', 'FREQ=MONTHLY;BYDAY=2TU'],
    [
      'on the last Friday of each quarter',
      'BYDAY=-1FR;INTERVAL=3;FREQ=MONTHLY',
      'FREQ=MONTHLY;INTERVAL=3;BYDAY=-1FR',
    ],
    ['ten times', 'FREQ=MONTHLY;COUNT=10', 'FREQ=MONTHLY;COUNT=10'],
    ['until a day', 'FREQ=YEARLY;INTERVAL=1;UNTIL=20281231', 'FREQ=YEARLY;UNTIL=20281231'],
  ])('%s', (_what, text, written) => {
    const read = readRecurrence(text);
    expect(read && recurrenceRule(read)).toBe(written);
  });

  test.each([
    ['every second for ever', 'FREQ=SECONDLY'],
    ['every second of a day', 'FREQ=DAILY;BYSECOND=0,1,2,3,4,5,6,7,8,9'],
    ['every hour', 'FREQ=HOURLY;INTERVAL=1'],
    ['no interval at all', 'FREQ=DAILY;INTERVAL=0'],
    ['an interval that never ends', 'FREQ=DAILY;INTERVAL=99999999999'],
    ['more often than anybody plans', 'FREQ=DAILY;COUNT=501'],
    ['two ends', 'FREQ=DAILY;COUNT=2;UNTIL=20281231'],
    ['a day that does not exist', 'FREQ=DAILY;UNTIL=20280231'],
    ['a weekday that does not exist', 'FREQ=WEEKLY;BYDAY=XX'],
    ['a weekday twice', 'FREQ=WEEKLY;BYDAY=MO,MO'],
    ['a fifth Tuesday, which most months lack', 'FREQ=MONTHLY;BYDAY=5TU'],
    ['each Tuesday of a month', 'FREQ=MONTHLY;BYDAY=TU'],
    ['the second Tuesday of a week', 'FREQ=WEEKLY;BYDAY=2TU'],
    ['two weekdays of a month', 'FREQ=MONTHLY;BYDAY=2TU,2WE'],
    ['a place without a weekday', 'FREQ=MONTHLY;BYDAY=2'],
    ['weekdays of a year', 'FREQ=YEARLY;BYDAY=MO'],
    ['a second rule behind it', 'FREQ=DAILY\nRRULE:FREQ=SECONDLY'],
    ['a part twice', 'FREQ=DAILY;FREQ=DAILY'],
    ['nothing', ''],
  ])('is refused as %s', (_what, text) => {
    expect(readRecurrence(text)).toBeUndefined();
  });
});

describe('CNT-10: a series begins on one of its days', () => {
  test.each([
    ['FREQ=DAILY', '2026-12-08', '2026-12-08'],
    ['FREQ=WEEKLY', '2026-12-08', '2026-12-08'],
    ['FREQ=WEEKLY;BYDAY=TU,FR', '2026-12-08', '2026-12-08'],
    ['FREQ=WEEKLY;BYDAY=MO', '2026-12-08', '2026-12-14'],
    ['FREQ=MONTHLY;BYDAY=2TU', '2026-12-08', '2026-12-08'],
    ['FREQ=MONTHLY;BYDAY=2TU', '2026-12-09', '2027-01-12'],
    ['FREQ=MONTHLY;BYDAY=1MO', '2026-12-08', '2027-01-04'],
    ['FREQ=MONTHLY;BYDAY=-1FR', '2026-12-18', '2026-12-25'],
    ['FREQ=MONTHLY;BYDAY=-1MO', '2027-02-01', '2027-02-22'],
    // The longest there is from one to the next.
    ['FREQ=MONTHLY;BYDAY=1MO', '2026-08-04', '2026-09-07'],
  ])('%s from %s on: %s', (rule, from, first) => {
    const recurrence = readRecurrence(rule);
    expect(recurrence && firstDayOf(recurrence, from)).toBe(first);
  });

  test('and its last day moves with it', () => {
    const fair = { ...event, endDay: '2027-01-01', recurrence: 'FREQ=WEEKLY;BYDAY=MO' };
    expect(calendarEventSchema.parse(fair)).toMatchObject({ day: '2027-01-04', endDay: '2027-01-05' });
  });
});

const event = {
  title: 'Inventur',
  description: '',
  titleEn: '',
  descriptionEn: '',
  day: '2026-12-31',
  endDay: '2026-12-31',
  startMinutes: null,
  endMinutes: null,
  recurrence: '',
  isForAll: false,
};

describe('CNT-10: what an event may be', () => {
  test.each<[string, object]>([
    ['a whole day', {}],
    ['an hour', { startMinutes: 600, endMinutes: 660 }],
    [
      'a night, each night',
      { endDay: '2027-01-01', startMinutes: 1200, endMinutes: 120, recurrence: 'FREQ=DAILY' },
    ],
    ['a week each month', { endDay: '2027-01-06', recurrence: 'FREQ=MONTHLY' }],
    ['one in both languages for all', { isForAll: true, titleEn: 'Stocktaking' }],
  ])('%s', (_what, changes) => {
    expect(calendarEventSchema.safeParse({ ...event, ...changes }).success).toBe(true);
  });

  test.each<[string, object, string]>([
    ['without a title', { title: '  ' }, 'title'],
    ['with a title of two lines', { title: 'Inventur\r\nBEGIN:VALARM' }, 'title'],
    ['that ends before it begins', { endDay: '2026-12-30' }, 'endDay'],
    ['that ends an hour before it begins', { startMinutes: 660, endMinutes: 600 }, 'endMinutes'],
    ['that begins and never ends', { startMinutes: 660 }, 'endMinutes'],
    ['that lasts a year', { endDay: '2027-12-31' }, 'endDay'],
    ['of two days, each day', { endDay: '2027-01-01', recurrence: 'FREQ=DAILY' }, 'endDay'],
    ['every second for ever', { recurrence: 'FREQ=SECONDLY' }, 'recurrence'],
    ['that comes again until a day before it', { recurrence: 'FREQ=DAILY;UNTIL=20261230' }, 'recurrence'],
    [
      'that ends before its first weekday',
      { recurrence: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20270103' },
      'recurrence',
    ],
    ['of one day that comes again', { ofDay: '2026-12-31', recurrence: 'FREQ=DAILY' }, 'recurrence'],
    ['for all in German only', { isForAll: true }, 'titleEn'],
    ['on a day that does not exist', { day: '2026-02-30' }, 'day'],
  ])('none %s', (_what, changes, field) => {
    const issues = calendarEventSchema.safeParse({ ...event, ...changes }).error?.issues ?? [];
    expect(issues.map(({ path }) => path[0])).toContain(field);
  });

  test('nobody asks for more than a year and a bit at once', () => {
    expect(calendarRangeSchema.safeParse({ from: '2026-01-01', to: '2027-01-31' }).success).toBe(true);
    expect(calendarRangeSchema.safeParse({ from: '2026-01-01', to: '2036-01-01' }).success).toBe(false);
    expect(calendarRangeSchema.safeParse({ from: '2026-01-02', to: '2026-01-01' }).success).toBe(false);
  });
});
