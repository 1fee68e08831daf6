import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  dayCount,
  daysBetween,
  daysOf,
  endOfMonth,
  endOfYear,
  isDay,
  isWholeMonths,
  type Period,
  rangeBefore,
  rangeOfPeriod,
  sameRangeYearBefore,
  sameWeekdayLastWeek,
  splitRange,
  startOfMonth,
  startOfWeek,
  startOfYear,
  weekdayOf,
} from './index.ts';

const days = fc
  .integer({ min: Date.UTC(2000, 0, 1) / 86_400_000, max: Date.UTC(2099, 11, 31) / 86_400_000 })
  .map((number) => new Date(number * 86_400_000).toISOString().slice(0, 10));

describe('days of the calendar', () => {
  test.each([
    ['2026-11-21', '2026-11-16', '2026-11-01', '2026-11-30', '2026-01-01'],
    ['2026-11-16', '2026-11-16', '2026-11-01', '2026-11-30', '2026-01-01'],
    ['2026-11-22', '2026-11-16', '2026-11-01', '2026-11-30', '2026-01-01'],
    ['2026-01-01', '2025-12-29', '2026-01-01', '2026-01-31', '2026-01-01'],
    ['2028-02-29', '2028-02-28', '2028-02-01', '2028-02-29', '2028-01-01'],
    ['1969-12-31', '1969-12-29', '1969-12-01', '1969-12-31', '1969-01-01'],
  ])('%s: week from %s, month %s to %s, year from %s', (day, week, month, monthEnd, year) => {
    expect(startOfWeek(day)).toBe(week);
    expect(startOfMonth(day)).toBe(month);
    expect(endOfMonth(day)).toBe(monthEnd);
    expect(startOfYear(day)).toBe(year);
    expect(endOfYear(day)).toBe(`${year.slice(0, 4)}-12-31`);
  });

  test.each([
    ['2026-03-31', -1, '2026-02-28'],
    ['2028-03-31', -1, '2028-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-01-15', -13, '2024-12-15'],
  ])('%s and %i months is %s', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected);
  });

  test.each([
    ['2026-11-21', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['21.11.2026', false],
    ['', false],
  ])('%s as a day: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });

  test('adding days and counting them are each other’s inverse', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count);
      }),
    );
  });

  test('a week starts on Monday and holds the day', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(weekdayOf(startOfWeek(day))).toBe(0);
        expect(daysBetween(startOfWeek(day), day)).toBe(weekdayOf(day));
      }),
    );
  });
});

describe('periods and what they are compared with', () => {
  test.each<[Period, string, string, string]>([
    ['TODAY', '2026-11-21', '2026-11-21', '2026-11-21'],
    ['YESTERDAY', '2026-01-01', '2025-12-31', '2025-12-31'],
    ['THIS_WEEK', '2026-11-19', '2026-11-16', '2026-11-19'],
    ['THIS_WEEK', '2027-01-01', '2026-12-28', '2027-01-01'],
    ['THIS_MONTH', '2026-03-30', '2026-03-01', '2026-03-30'],
    ['THIS_YEAR', '2028-02-29', '2028-01-01', '2028-02-29'],
  ])('DSH-11: %s on %s is %s to %s', (period, today, from, to) => {
    expect(rangeOfPeriod(period, today)).toEqual({ from, to });
  });

  test('DSH-03: a day is compared with the same weekday of last week', () => {
    expect(sameWeekdayLastWeek('2026-01-03')).toBe('2025-12-27');
  });

  test.each([
    ['2026-03-10', '2026-04-20', '2025-03-10', '2025-04-20'],
    ['2024-02-29', '2024-02-29', '2023-02-28', '2023-02-28'],
    ['2024-02-01', '2024-02-29', '2023-02-01', '2023-02-28'],
    ['2025-02-01', '2025-02-28', '2024-02-01', '2024-02-29'],
    ['2025-02-02', '2025-02-28', '2024-02-02', '2024-02-28'],
    ['2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
  ])('%s to %s was %s to %s one year before', (from, to, before, until) => {
    expect(sameRangeYearBefore({ from, to })).toEqual({ from: before, to: until });
  });
});

const ranges = fc.tuple(days, fc.nat(1095)).map(([from, count]) => ({ from, to: addDays(from, count) }));

describe('what lies right before a range', () => {
  test('ends the day before it begins, and is as long unless both are whole months', () => {
    fc.assert(
      fc.property(ranges, (range) => {
        const before = rangeBefore(range);
        expect(addDays(before.to, 1)).toBe(range.from);
        if (isWholeMonths(range)) expect(isWholeMonths(before)).toBe(true);
        else expect(dayCount(before)).toBe(dayCount(range));
      }),
    );
  });
});

describe('a range as whole months, with or without the days at its edges', () => {
  test.each<[string, string, [string, string] | null, string[]]>([
    ['2026-03-05', '2026-03-09', null, ['+ 2026-03-05 2026-03-09']],
    ['2026-03-01', '2026-03-31', ['2026-03-01', '2026-03-01'], []],
    ['2026-11-01', '2026-11-21', ['2026-11-01', '2026-11-01'], ['- 2026-11-22 2026-11-30']],
    [
      '2026-11-03',
      '2026-11-29',
      ['2026-11-01', '2026-11-01'],
      ['- 2026-11-01 2026-11-02', '- 2026-11-30 2026-11-30'],
    ],
    ['2026-03-20', '2026-04-09', null, ['+ 2026-03-20 2026-03-31', '+ 2026-04-01 2026-04-09']],
    ['2026-01-01', '2026-11-21', ['2026-01-01', '2026-11-01'], ['- 2026-11-22 2026-11-30']],
    ['2026-02-28', '2026-03-31', ['2026-03-01', '2026-03-01'], ['+ 2026-02-28 2026-02-28']],
    [
      '2025-12-31',
      '2026-02-01',
      ['2026-01-01', '2026-01-01'],
      ['+ 2025-12-31 2025-12-31', '+ 2026-02-01 2026-02-01'],
    ],
  ])('%s to %s', (from, to, months, edges) => {
    const split = splitRange({ from, to });
    expect(split.months).toEqual(months && { from: months[0], to: months[1] });
    expect(
      split.edges.map(({ days: edge, sign }) => `${sign > 0 ? '+' : '-'} ${edge.from} ${edge.to}`),
    ).toEqual(edges);
  });

  test('has every day of the range once, no other, and few at the edges', () => {
    fc.assert(
      fc.property(ranges, (range) => {
        const { months, edges } = splitRange(range);
        const counts = new Map<string, number>();
        const count = (of: { from: string; to: string }, sign: number) => {
          for (const day of daysOf(of)) counts.set(day, (counts.get(day) ?? 0) + sign);
        };
        if (months) count({ from: months.from, to: endOfMonth(months.to) }, 1);
        for (const { days: edge, sign } of edges) {
          count(edge, sign);
          expect(dayCount(edge)).toBeLessThan(17);
        }
        const counted = [...counts].filter(([, times]) => times !== 0);
        expect(counted.every(([, times]) => times === 1)).toBe(true);
        expect(counted.map(([day]) => day).sort()).toEqual(daysOf(range));
      }),
    );
  });
});
