import * as z from 'zod/mini';
import {
  addDays,
  type DayRange,
  dayCount,
  endOfYear,
  isDay,
  rangeBefore,
  sameRangeYearBefore,
} from '../../kit/business-day/index.ts';
import { currencies } from '../../kit/money/index.ts';

/**
 * What a range is compared with: nothing, the days right before, the same days of last year, the same weekdays of last year
 * (52 weeks before, so that a month has as many Saturdays in both), or another branch.
 */
export const comparisons = [
  'NONE',
  'PREVIOUS_PERIOD',
  'YEAR_BEFORE',
  'WEEKDAYS_YEAR_BEFORE',
  'UNIT',
] as const;
export type Comparison = (typeof comparisons)[number];

const daysOf52Weeks = 364;

/** The longest range: three years with a leap day. */
export const maxRangeDays = 1_096;
/** How many registers, and how many employees, one filter may name. */
export const maxSources = 20;

/** Codes of what can be wrong with a filter; the words are in the web. */
export const salesFilterMessages = [
  'UNIT_UNKNOWN',
  'REGISTER_UNKNOWN',
  'TOO_MANY_REGISTERS',
  'EMPLOYEE_UNKNOWN',
  'TOO_MANY_EMPLOYEES',
  'DAY_UNKNOWN',
  'RANGE_REVERSED',
  'RANGE_TOO_LONG',
  'COMPARISON_UNKNOWN',
  'COMPARISON_UNIT_MISSING',
  'COMPARISON_UNIT_UNKNOWN',
  'COMPARISON_CURRENCY',
  'CURRENCY_UNKNOWN',
  'YEAR_OUT_OF_RANGE',
] as const;
export type SalesFilterMessage = (typeof salesFilterMessages)[number];

const day = z.nullish(z.string().check(z.refine(isDay, message('DAY_UNKNOWN'))));

/** An employee of a branch as filters name one: the branch's id and the register's own key, which may be empty. */
const employeeId = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}:/;

/**
 * The filter bar of dashboards and reports. Everything may be absent: all branches, all registers, all employees. Days
 * are business days, inclusive; a range whose ends are both given ends no earlier than it begins and has at most
 * `maxRangeDays`. Registers and employees narrow each other: an employee at a register.
 */
export const salesFilterSchema = z
  .object({
    unitIds: z.nullish(ids('UNIT_UNKNOWN')),
    deviceIds: z.nullish(
      ids('REGISTER_UNKNOWN').check(z.maxLength(maxSources, message('TOO_MANY_REGISTERS'))),
    ),
    employees: z.nullish(
      z
        .array(z.string().check(z.regex(employeeId, message('EMPLOYEE_UNKNOWN'))))
        .check(z.maxLength(maxSources, message('TOO_MANY_EMPLOYEES'))),
    ),
    from: day,
    to: day,
    comparison: z.nullish(z.enum(comparisons, message('COMPARISON_UNKNOWN'))),
    comparisonUnitId: z.nullish(z.guid(message('COMPARISON_UNIT_UNKNOWN'))),
    currency: z.nullish(z.enum(currencies, message('CURRENCY_UNKNOWN'))),
  })
  .check(
    z.refine(({ from, to }) => !from || !to || from <= to, {
      path: ['to'],
      message: message('RANGE_REVERSED'),
    }),
    z.refine(({ from, to }) => !from || !to || from > to || dayCount({ from, to }) <= maxRangeDays, {
      path: ['to'],
      message: message('RANGE_TOO_LONG'),
    }),
    z.refine(({ comparison, comparisonUnitId }) => comparison !== 'UNIT' || Boolean(comparisonUnitId), {
      path: ['comparisonUnitId'],
      message: message('COMPARISON_UNIT_MISSING'),
    }),
  );
export type SalesFilter = z.infer<typeof salesFilterSchema>;

/** The years that charts of a year or of quarters may show: what receipts can carry. */
export const chartYears = { first: 2000, last: 2999 } as const;

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

function message(code: SalesFilterMessage): SalesFilterMessage {
  return code;
}

function ids(code: SalesFilterMessage) {
  return z.array(z.guid(code));
}
