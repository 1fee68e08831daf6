import {
  addDays,
  addMonths,
  type Day,
  type DayRange,
  daysBetween,
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

/** True for a range that begins with the first day of a month and ends with the last day of one. */
export const isWholeMonths = ({ from, to }: DayRange): boolean =>
  from === startOfMonth(from) && to === endOfMonth(to);

/**
 * The same range one year before (DSH-03, Analytics). 29 February becomes 28 February; whole months stay whole
 * months, so February 2025 is compared with all 29 days of February 2024.
 */
export const sameRangeYearBefore = (range: DayRange): DayRange => {
  const to = addMonths(range.to, -12);
  return { from: addMonths(range.from, -12), to: isWholeMonths(range) ? endOfMonth(to) : to };
};

const monthsBetween = (from: Day, to: Day): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7));

/**
 * What lies right before a range (DSH-03, Analytics): as many whole months before whole months, so March is compared
 * with February; else the same number of days.
 */
export const rangeBefore = (range: DayRange): DayRange => {
  const to = addDays(range.from, -1);
  if (isWholeMonths(range))
    return { from: addMonths(range.from, -monthsBetween(range.from, range.to) - 1), to };
  return { from: addDays(to, -daysBetween(range.from, range.to)), to };
};

/** Number of days of a range, both ends included. */
export const dayCount = ({ from, to }: DayRange): number => daysBetween(from, to) + 1;

/** Every day of a range in order. */
export const daysOf = (range: DayRange): Day[] =>
  Array.from({ length: dayCount(range) }, (_, index) => addDays(range.from, index));

/** A range as whole months, by the first days of the first and the last one, and the days that are left at its edges. */
export interface SplitRange {
  readonly months: DayRange | null;
  readonly edges: readonly DayRange[];
}

/** Splits a range into its whole months and the days before and behind them, so that long ranges cost little to sum. */
export const splitRange = (range: DayRange): SplitRange => {
  const first = range.from === startOfMonth(range.from) ? range.from : addMonths(startOfMonth(range.from), 1);
  const last = addDays(startOfMonth(addDays(range.to, 1)), -1);
  if (first > last) return { months: null, edges: [range] };
  const edges = [
    { from: range.from, to: addDays(first, -1) },
    { from: addDays(last, 1), to: range.to },
  ];
  return {
    months: { from: first, to: startOfMonth(last) },
    edges: edges.filter(({ from, to }) => from <= to),
  };
};
