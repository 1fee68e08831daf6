import type { DayRange } from '@tresen/domain/kit/business-day';
import type { Condition } from '@tresen/domain/kit/entities';
import { type RawBuilder, sql } from 'kysely';
import type { ReceiptFilter, Where } from './receipt-filter.ts';

// Days and times of day by which receipts are found.

interface Days {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** The business days that a filter leaves, as far as it bounds them. */
export const daysOf = ({ search, conditions }: ReceiptFilter): Days => {
  const valuesOf = (comparison: Condition['is']) =>
    conditions
      .filter(({ field, is }) => field === 'businessDay' && is === comparison)
      .flatMap(({ values }) => values);
  const exact = [...valuesOf('is'), ...(search.day === undefined ? [] : [search.day])].sort();
  return {
    from: latest([...valuesOf('from'), ...exact.slice(0, 1)]),
    to: earliest([...valuesOf('to'), ...exact.slice(-1)]),
  };
};

/**
 * Where rows are read behind a place in the order of time: upwards or downwards from it. The bound on that side is left
 * out, since PostgreSQL begins at it, not at the place, and walks through all pages before.
 */
export type Walk = 'up' | 'down' | undefined;

/** Bounds on a time, so that an index in the order of time skips what the business day would only filter. */
export const timeBounds = (
  filter: ReceiptFilter,
  time: RawBuilder<unknown> = sql`r.ended_at`,
  walk: Walk = undefined,
): readonly Where[] => boundsAbout(time, daysOf(filter), walk);

/** Whether a time lies about some business days: by some hours it may be of another day of the calendar. */
export const isAboutDays = (time: RawBuilder<unknown>, days: DayRange, walk: Walk = undefined): Where =>
  sql`(${sql.join(boundsAbout(time, days, walk), sql` and `)})`;

/** People remember a time roughly: so many minutes before and after. */
const minutesAround = 15;

/** The receipt `r` ended about that time on the clock of its branch. @param minutes after midnight */
export const endedAbout = (minutes: number): Where => sql`(
  select ${isAbout(sql`r.ended_at at time zone u.zone`, minutes)}
  from organization_units u where u.tenant_id = r.tenant_id and u.id = r.unit_id)`;

/** An instant is about that time on a clock of one of the zones. @param minutes after midnight */
export const isAboutIn = (zones: readonly string[], instant: RawBuilder<unknown>, minutes: number): Where => {
  const about = zones.map((zone) => isAbout(sql`${instant} at time zone ${zone}::text`, minutes));
  return sql`(${sql.join(about, sql` or `)})`;
};

/**
 * Bounds are compared as what they are: what compares a time with a day is not leakproof, so behind row-level security no
 * index is asked for it, and the planner takes a year's receipts for one row.
 */
function boundsAbout(time: RawBuilder<unknown>, { from, to }: Days, walk: Walk): readonly Where[] {
  const hasFrom = from !== undefined && walk !== 'up';
  const hasTo = to !== undefined && walk !== 'down';
  return [
    ...(hasFrom ? [sql<boolean>`${time} >= ${daysAfter(from, -1)}::timestamptz`] : []),
    ...(hasTo ? [sql<boolean>`${time} < ${daysAfter(to, 3)}::timestamptz`] : []),
  ];
}

function latest(days: readonly string[]): string | undefined {
  return [...days].sort().at(-1);
}

function earliest(days: readonly string[]): string | undefined {
  return [...days].sort()[0];
}

/** Midnight in UTC, so many days after a business day began somewhere. */
function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString();
}

/** A time on a clock, also across midnight: times of day go round. */
function isAbout(local: RawBuilder<unknown>, minutes: number): Where {
  return sql`
  (${local})::time - ${`${minutes - minutesAround} minutes`}::interval < ${`00:${2 * minutesAround + 1}`}::time`;
}
