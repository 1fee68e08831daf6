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

/** Number of months that a range touches. */
export const monthCount = ({ from, to }: DayRange): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7)) +
  1;

/**
 * What lies right before a range (DSH-03, Analytics): as many whole months before whole months, so March is compared
 * with February; else the same number of days.
 */
export const rangeBefore = (range: DayRange): DayRange => {
  const to = addDays(range.from, -1);
  if (isWholeMonths(range)) return { from: addMonths(range.from, -monthCount(range)), to };
  return { from: addDays(to, -daysBetween(range.from, range.to)), to };
};

/** Number of days of a range, both ends included. */
export const dayCount = ({ from, to }: DayRange): number => daysBetween(from, to) + 1;

/** Every day of a range in order. */
export const daysOf = (range: DayRange): Day[] =>
  Array.from({ length: dayCount(range) }, (_, index) => addDays(range.from, index));

/** Days that are added to whole months, or taken from them. */
export interface RangeEdge {
  readonly days: DayRange;
  readonly sign: 1 | -1;
}

/** A range as whole months, by the first days of the first and the last one, and the days at its edges. */
export interface SplitRange {
  readonly months: DayRange | null;
  readonly edges: readonly RangeEdge[];
}

/** The middle of months: an edge that holds more of a month is the month without the rest. */
const halfMonth = 15;

/**
 * Splits a range into whole months and the few days by which it differs from them at either edge, so that long ranges cost
 * little to sum: sums of days are added to those of the months, or taken from them.
 */
export const splitRange = (range: DayRange): SplitRange => {
  const [first, last] = [startOfMonth(range.from), startOfMonth(range.to)];
  if (first === last) return splitOneMonth(range);
  const isFirstMost = Number(range.from.slice(8)) <= halfMonth;
  const isLastMost = Number(range.to.slice(8)) > halfMonth;
  const from = isFirstMost ? first : addMonths(first, 1);
  const to = isLastMost ? last : addMonths(last, -1);
  return {
    months: from <= to ? { from, to } : null,
    edges: [
      ...(isFirstMost
        ? edgeOf(-1, first, addDays(range.from, -1))
        : edgeOf(1, range.from, endOfMonth(first))),
      ...(isLastMost ? edgeOf(-1, addDays(range.to, 1), endOfMonth(last)) : edgeOf(1, last, range.to)),
    ],
  };
};

/** A range within one month: its days, or the month without the others, whatever is less. */
function splitOneMonth({ from, to }: DayRange): SplitRange {
  const month = { from: startOfMonth(from), to: endOfMonth(to) };
  if (dayCount(month) - dayCount({ from, to }) >= dayCount({ from, to }))
    return { months: null, edges: edgeOf(1, from, to) };
  return {
    months: { from: month.from, to: month.from },
    edges: [...edgeOf(-1, month.from, addDays(from, -1)), ...edgeOf(-1, addDays(to, 1), month.to)],
  };
}

function edgeOf(sign: 1 | -1, from: Day, to: Day): RangeEdge[] {
  return from <= to ? [{ days: { from, to }, sign }] : [];
}
