import {
  addDays,
  addMonths,
  type Day,
  type DayRange,
  endOfMonth,
  startOfMonth,
  startOfWeek,
  startOfYear,
} from './calendar.ts';

/** Periods that a widget offers beside a free range (DSH-11), with their wire names. */
export const periods = ['TODAY', 'YESTERDAY', 'THIS_WEEK', 'THIS_MONTH', 'THIS_YEAR'] as const;
export type Period = (typeof periods)[number];

/** The days of a period up to and including today (a business day of the branch). */
export const rangeOfPeriod = (period: Period, today: Day): DayRange => {
  switch (period) {
    case 'TODAY':
      return { from: today, to: today };
    case 'YESTERDAY':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'THIS_WEEK':
      return { from: startOfWeek(today), to: today };
    case 'THIS_MONTH':
      return { from: startOfMonth(today), to: today };
    case 'THIS_YEAR':
      return { from: startOfYear(today), to: today };
  }
};

/** The day that Home compares a day with (DSH-03): shops live by the weekday, not by the date. */
export const sameWeekdayLastWeek = (day: Day): Day => addDays(day, -7);

const isWholeMonths = ({ from, to }: DayRange) => from === startOfMonth(from) && to === endOfMonth(to);

const monthsBefore = (range: DayRange, months: number): DayRange => {
  const to = addMonths(range.to, -months);
  return { from: addMonths(range.from, -months), to: isWholeMonths(range) ? endOfMonth(to) : to };
};

/**
 * The same range one year before (DSH-03, Analytics). 29 February becomes 28 February; whole months stay whole
 * months, so February 2025 is compared with all 29 days of February 2024.
 */
export const sameRangeYearBefore = (range: DayRange): DayRange => monthsBefore(range, 12);

/**
 * What a period is compared with: a day with its weekday of last week, a week with the same days of last week,
 * a month with the same days of last month, a year with the same range one year before.
 */
export const comparisonOfPeriod = (period: Period, today: Day): DayRange => {
  const range = rangeOfPeriod(period, today);
  if (period === 'THIS_YEAR') return sameRangeYearBefore(range);
  if (period === 'THIS_MONTH') return monthsBefore(range, 1);
  return { from: addDays(range.from, -7), to: addDays(range.to, -7) };
};
