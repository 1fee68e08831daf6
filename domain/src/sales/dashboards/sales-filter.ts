import * as z from 'zod/mini';
import { dayCount, isDay } from '../../kit/business-day/index.ts';
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

function message(code: SalesFilterMessage): SalesFilterMessage {
  return code;
}

function ids(code: SalesFilterMessage) {
  return z.array(z.guid(code));
}
