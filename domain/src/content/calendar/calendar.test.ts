import { describe, expect, test } from 'vitest';
import { calendarEventSchema, calendarRangeSchema, readRecurrence, recurrenceRule } from './index.ts';

describe('CNT-10: how an event comes again', () => {
  test.each([
    ['every day', 'FREQ=DAILY', 'FREQ=DAILY'],
    [
      'every other week on two days',
      'BYDAY=FR,MO;FREQ=WEEKLY;INTERVAL=2',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR',
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
    ['weekdays of a year', 'FREQ=YEARLY;BYDAY=MO'],
    ['a second rule behind it', 'FREQ=DAILY\nRRULE:FREQ=SECONDLY'],
    ['a part twice', 'FREQ=DAILY;FREQ=DAILY'],
    ['nothing', ''],
  ])('is refused as %s', (_what, text) => {
    expect(readRecurrence(text)).toBeUndefined();
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
