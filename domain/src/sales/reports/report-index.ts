import { addDays, type DayRange } from '../../kit/business-day/index.ts';
import { isTimeDimension, type ReportDimension, type TimeDimension } from './dimensions.ts';
import { timeKeyOf } from './time-keys.ts';

/** Whether figures by these columns can stand as an index: times that follow each other. */
export const canBeIndexed = (columns: ReportDimension | null): columns is Exclude<TimeDimension, 'weekday'> =>
  columns !== null && isTimeDimension(columns) && columns !== 'weekday';

/**
 * Values in the order of time as whole percent of the first one that is more than nothing: that is 100. So a small branch
 * stands beside a large one. Null before it and where a value is not known; all of them where none is more than nothing.
 */
export const indexOf = (values: readonly (number | null)[]): readonly (number | null)[] => {
  const start = values.findIndex((value) => value !== null && value > 0);
  const base = values[start];
  return values.map((value, at) =>
    !base || value === null || at < start ? null : Math.round((value * 100) / base) + 0,
  );
};

/** Whether a range begins or ends within a time, which then sold less for that alone. */
export const isCut = (dimension: TimeDimension, { from, to }: DayRange): boolean =>
  dimension !== 'weekday' &&
  (timeKeyOf(dimension, addDays(from, -1)) === timeKeyOf(dimension, from) ||
    timeKeyOf(dimension, addDays(to, 1)) === timeKeyOf(dimension, to));
