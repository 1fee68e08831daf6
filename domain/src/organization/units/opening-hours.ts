import * as z from 'zod/mini';
import {
  addDays,
  businessDayOf,
  type Day,
  isDay,
  minutesOfClock,
  weekdayOf,
} from '../../kit/business-day/index.ts';

const minutesOfDay = 1_440;

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

const clockForm = String.raw`(\d{1,2})(?:[:.](\d{2}))?(?:\s*(?:Uhr|h)|\s*([ap])\.?m\.?)?`;
const spanForm = new RegExp(
  String.raw`^(?:von\s+|from\s+)?${clockForm}\s*(?:[-\u2013\u2014]|bis|to)\s*${clockForm}$`,
  'i',
);
/** What people write for a day without any. */
const closedForm = /^(?:geschlossen|ruhetag|zu|closed|-|–|—)$/i;

/**
 * `9–14, 17:30–1`, `9.30 bis 14 Uhr` or `9am–5pm` of a day as spans; an end that is no later is the next day. Undefined
 * for what is no time.
 */
export const readSpans = (text: string, weekday: number): readonly OpeningSpan[] | undefined => {
  if (closedForm.test(text.trim())) return [];
  const parts = text
    .split(/[,;+&/]|\s(?:und|and|u\.)\s/i)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const spans = parts.map((part) => {
    const read = spanForm.exec(part);
    const from = read && minutesOf(read[1], read[2], read[3]);
    const to = read && minutesOf(read[4], read[5], read[6]);
    const isTime = typeof from === 'number' && typeof to === 'number' && from < minutesOfDay;
    return isTime ? { weekday, from, to: to <= from ? to + minutesOfDay : to } : undefined;
  });
  return spans.every((one) => one !== undefined) ? spans : undefined;
};

/** Minutes after midnight, 24:00 among them; undefined for what no clock shows. @param half `a` or `p` of a clock of twelve hours */
function minutesOf(hourText = '', minuteText = '0', half = ''): number | undefined {
  const [hour, minute] = [Number(hourText), Number(minuteText)];
  const isHalf = half !== '';
  if (minute > 59 || (isHalf && (hour < 1 || hour > 12))) return undefined;
  const minutes = (isHalf ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour) * 60 + minute;
  return minutes <= minutesOfDay ? minutes : undefined;
}

/** The spans of a day as `readSpans` reads them. */
export const spansText = (spans: readonly OpeningSpan[], weekday: number): string =>
  spans
    .filter((one) => one.weekday === weekday)
    .map(({ from, to }) => `${clock(from)}–${clock(to)}`)
    .join(', ');

function clock(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const ofDay = minutes > minutesOfDay ? minutes - minutesOfDay : minutes;
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
}
