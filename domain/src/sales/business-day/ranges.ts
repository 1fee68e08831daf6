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

/**
 * The same range one year before (DSH-03, Analytics). 29 February becomes 28 February; whole months stay whole
 * months, so February 2025 is compared with all 29 days of February 2024.
 */
export const sameRangeYearBefore = (range: DayRange): DayRange => {
  const to = addMonths(range.to, -12);
  return { from: addMonths(range.from, -12), to: isWholeMonths(range) ? endOfMonth(to) : to };
};
