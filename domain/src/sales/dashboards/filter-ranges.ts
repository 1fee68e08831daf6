import {
  addDays,
  type DayRange,
  endOfYear,
  rangeBefore,
  sameRangeYearBefore,
} from '../../kit/business-day/index.ts';
import type { Comparison, SalesFilter } from './sales-filter.ts';

const daysOf52Weeks = 364;

/**
 * The days that a filter means: its own; where it names none, the year that a page shows, up to today if that is this
 * year. An end that is missing is the range's natural one: the begin of the year of `to`, or the last day that `from`
 * leads to, today or the end of its year.
 * @param today newest business day of the branches
 */
export const rangeOfFilter = (
  { from, to }: Pick<SalesFilter, 'from' | 'to'>,
  year: number | null | undefined,
  today: string,
): DayRange => {
  const first = from ?? `${to?.slice(0, 4) ?? year ?? today.slice(0, 4)}-01-01`;
  const end = endOfYear(first);
  return { from: first, to: to ?? (first <= today && today < end ? today : end) };
};

/** The days that a range is compared with; null for `NONE`. Another branch is compared on the same days. */
export const comparisonRangeOf = (comparison: Comparison, range: DayRange): DayRange | null => {
  switch (comparison) {
    case 'NONE':
      return null;
    case 'PREVIOUS_PERIOD':
      return rangeBefore(range);
    case 'YEAR_BEFORE':
      return sameRangeYearBefore(range);
    case 'WEEKDAYS_YEAR_BEFORE':
      return { from: addDays(range.from, -daysOf52Weeks), to: addDays(range.to, -daysOf52Weeks) };
    case 'UNIT':
      return range;
  }
};
