import * as z from 'zod/mini';
import {
  addDays,
  businessDayOf,
  type Day,
  isDay,
  minutesOfClock,
  weekdayOf,
} from '../../kit/business-day/index.ts';

/** Minutes of a day by the clock. */
export const minutesOfDay = 1_440;

const openingHoursLimits = {
  /** Spans of one day of the week. */
  spansOfDay: 4,
  closedDays: 100,
} as const;

/** A time at which a branch is open, by its clock. */
export interface OpeningSpan {
  /** 0 is Monday. */
  readonly weekday: number;
  /** Minutes after midnight of that day. */
  readonly from: number;
  /** The same: beyond 1440 it is the next day, 1500 is one in the night. */
  readonly to: number;
}

const wrong = 'OPENING_HOURS_WRONG';

const span = z
  .object({
    weekday: z.int(wrong).check(z.minimum(0, wrong), z.maximum(6, wrong)),
    from: z.int(wrong).check(z.minimum(0, wrong), z.maximum(minutesOfDay - 1, wrong)),
    to: z.int(wrong).check(z.minimum(1, wrong), z.maximum(2 * minutesOfDay, wrong)),
  })
  .check(z.refine(({ from, to }) => from < to && to - from <= minutesOfDay, wrong));

/**
 * When a branch is open: spans of the week that do not overlap, also not past midnight, and days on which it is closed
 * all the same. A day that it is closed on ends what would begin on it, not what began the evening before.
 */
export const openingHoursSchema = z.object({
  spans: z.array(span).check(
    // Without any it would be closed for ever; who has not said when it is open says nothing.
    z.minLength(1, 'OPENING_HOURS_MISSING'),
    z.maxLength(7 * openingHoursLimits.spansOfDay, wrong),
    z.refine((spans) => firstOverlap(spans) === undefined, 'OPENING_HOURS_OVERLAP'),
  ),
  closedDays: z
    .array(z.string().check(z.refine(isDay, 'CLOSED_DAY_WRONG')))
    .check(z.maxLength(openingHoursLimits.closedDays, 'CLOSED_DAY_WRONG')),
});
export type OpeningHours = z.infer<typeof openingHoursSchema>;

/**
 * The first span that is still open when the next one begins, by minutes of the week, which begins again behind its end.
 * Undefined where none is.
 */
export const firstOverlap = (spans: readonly OpeningSpan[]): OpeningSpan | undefined => {
  const begin = ({ weekday, from }: OpeningSpan) => weekday * minutesOfDay + from;
  const sorted = spans.toSorted((one, other) => begin(one) - begin(other));
  const [first] = sorted;
  return sorted.find((span, index) => {
    const next = sorted[index + 1];
    const end = span.weekday * minutesOfDay + span.to;
    return first !== undefined && end > (next ? begin(next) : begin(first) + 7 * minutesOfDay);
  });
};

/** In the order of the week, days in theirs and each once: the same hours are the same text. */
export const inOrder = ({ spans, closedDays }: OpeningHours): OpeningHours => ({
  spans: spans
    .map(({ weekday, from, to }) => ({ weekday, from, to }))
    .toSorted((one, other) => one.weekday - other.weekday || one.from - other.from),
  closedDays: [...new Set(closedDays)].toSorted(),
});

/** Whether a branch is open at an instant (UTC, milliseconds), by the clock of its zone. */
export const isOpenAt = ({ spans, closedDays }: OpeningHours, instant: number, zone: string): boolean => {
  const { day } = businessDayOf(instant, zone, 0);
  const minute = minutesOfClock(instant, zone);
  const isOpenOn = (of: Day, at: number): boolean =>
    !closedDays.includes(of) &&
    spans.some(({ weekday, from, to }) => weekday === weekdayOf(of) && from <= at && at < to);
  return isOpenOn(day, minute) || isOpenOn(addDays(day, -1), minute + minutesOfDay);
};
