import {
  addDays,
  addMonths,
  type Day,
  type DayRange,
  startOfMonth,
  startOfWeek,
  startOfYear,
  weekdayOf,
} from '../../kit/business-day/index.ts';
import type { TimeDimension } from './dimensions.ts';

/** The key of the time that a day belongs to: the first day of the week, month and so on; of a weekday 0 for Monday to 6. */
export const timeKeyOf = (dimension: TimeDimension, day: Day): string => {
  switch (dimension) {
    case 'day':
      return day;
    case 'week':
      return startOfWeek(day);
    case 'month':
      return startOfMonth(day);
    case 'quarter':
      return startOfQuarter(day);
    case 'year':
      return startOfYear(day);
    case 'weekday':
      return String(weekdayOf(day));
  }
};

/** True where all days of a month have one key, so that sums of months will do. */
export const isOfMonths = (dimension: TimeDimension): boolean =>
  dimension === 'month' || dimension === 'quarter' || dimension === 'year';

/** All keys of a range, in the order of time; those without sales too. */
export const timeKeysOf = (dimension: TimeDimension, { from, to }: DayRange): readonly string[] => {
  if (dimension === 'weekday') return weekdaysWithin({ from, to });
  const keys: string[] = [];
  for (let at = timeKeyOf(dimension, from); at <= to; at = next(dimension, at)) keys.push(at);
  return keys;
};

function weekdaysWithin({ from, to }: DayRange): readonly string[] {
  const keys = new Set<number>();
  for (let day = from; day <= to && keys.size < 7; day = addDays(day, 1)) keys.add(weekdayOf(day));
  return [...keys].sort((one, other) => one - other).map(String);
}

function next(dimension: Exclude<TimeDimension, 'weekday'>, key: Day): Day {
  switch (dimension) {
    case 'day':
      return addDays(key, 1);
    case 'week':
      return addDays(key, 7);
    case 'month':
      return addMonths(key, 1);
    case 'quarter':
      return addMonths(key, 3);
    case 'year':
      return addMonths(key, 12);
  }
}

function startOfQuarter(day: Day): Day {
  return addMonths(startOfYear(day), 3 * Math.floor((Number(day.slice(5, 7)) - 1) / 3));
}
