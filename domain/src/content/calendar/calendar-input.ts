import * as z from 'zod/mini';
import { addDays, daysBetween, isDay } from '../../kit/business-day/index.ts';
import { firstDayOf, readRecurrence, recurrenceRule } from './recurrence.ts';

export const calendarLimits = {
  title: 120,
  description: 2_000,
  /** Days that one event may last. */
  days: 60,
  /** Events of one tenant's own. */
  events: 1_000,
  /** Of those, such as come again: each costs as many days as somebody looks at. */
  series: 200,
  /** Days that are asked for at once. */
  range: 400,
} as const;

const maxMinutes = 24 * 60 - 1;

const day = z.string().check(z.refine(isDay));
const minutes = z.pipe(
  z.nullish(z.int().check(z.minimum(0), z.maximum(maxMinutes))),
  z.transform((value: number | null | undefined) => value ?? null),
);
// A title is one line wherever it goes: a list, a feed, a notice.
const title = z.string().check(
  z.trim(),
  z.maxLength(calendarLimits.title),
  z.refine((text) => !/\p{Cc}/u.test(text)),
);
const description = z.string().check(z.trim(), z.maxLength(calendarLimits.description));
const rule = z.pipe(
  z.string().check(
    z.maxLength(120),
    z.refine((text) => text === '' || readRecurrence(text) !== undefined),
  ),
  z.transform((text: string) => {
    const recurrence = readRecurrence(text);
    return recurrence ? recurrenceRule(recurrence) : '';
  }),
);

const entered = z
  .object({
    id: z.nullish(z.uuid()),
    /** What was looked at. */
    version: z.nullish(z.int()),
    /** Only this one day of a series changes; it becomes an event of its own. */
    ofDay: z.nullish(day),
    title: title.check(z.minLength(1)),
    description,
    /** For readers of English; needed for events that all tenants see. */
    titleEn: title,
    descriptionEn: description,
    day,
    endDay: day,
    /** Minutes after midnight; null for whole days. */
    startMinutes: minutes,
    endMinutes: minutes,
    /** RRULE, or empty. */
    recurrence: rule,
    unitId: z.nullish(z.uuid()),
    /** Written by the vendor for everybody. */
    isForAll: z.boolean(),
  })
  .check(
    z.refine((event) => lengthOf(event) >= 0 && lengthOf(event) < calendarLimits.days, { path: ['endDay'] }),
    z.refine(hasOrder, { path: ['endMinutes'] }),
    z.refine(({ recurrence, ofDay }) => recurrence === '' || !ofDay, { path: ['recurrence'] }),
    z.refine((event) => event.recurrence === '' || fitsBetween(event), { path: ['endDay'] }),
    // It would be on no day at all, and nobody could find it any more.
    z.refine((event) => (readRecurrence(event.recurrence)?.until ?? '9') >= atFirstDay(event).day, {
      path: ['recurrence'],
    }),
    z.refine(({ isForAll, titleEn }) => !isForAll || titleEn !== '', { path: ['titleEn'] }),
    z.refine(({ isForAll, unitId }) => !isForAll || !unitId, { path: ['unitId'] }),
  );

/** An event as it is entered: days and times as the clock of its branch shows them. A series begins on one of its days. */
export const calendarEventSchema = z.pipe(entered, z.transform(atFirstDay<z.output<typeof entered>>));
export type CalendarEventInput = z.output<typeof calendarEventSchema>;

/** Days that somebody looks at, both included. */
export const calendarRangeSchema = z.object({ from: day, to: day }).check(
  z.refine(({ from, to }) => daysBetween(from, to) >= 0 && daysBetween(from, to) < calendarLimits.range, {
    path: ['to'],
  }),
);

export const calendarDaySchema = day;

function atFirstDay<Event extends { day: string; endDay: string; recurrence: string }>(event: Event): Event {
  const recurrence = readRecurrence(event.recurrence);
  if (!recurrence) return event;
  const first = firstDayOf(recurrence, event.day);
  return { ...event, day: first, endDay: addDays(first, lengthOf(event)) };
}

function lengthOf({ day: first, endDay }: { readonly day: string; readonly endDay: string }): number {
  return daysBetween(first, endDay);
}

interface Times {
  readonly day: string;
  readonly endDay: string;
  readonly startMinutes: number | null;
  readonly endMinutes: number | null;
}

function hasOrder({ startMinutes, endMinutes, ...days }: Times): boolean {
  if (startMinutes === null || endMinutes === null) return startMinutes === endMinutes;
  return lengthOf(days) > 0 || endMinutes >= startMinutes;
}

/** Of a series, one is over before the next begins: a fortnight of them would lie on each other. */
function fitsBetween(event: Times & { readonly recurrence: string }): boolean {
  const days = { DAILY: 1, WEEKLY: 7, MONTHLY: 28, YEARLY: 365 };
  const recurrence = readRecurrence(event.recurrence);
  if (!recurrence) return false;
  const step = recurrence.weekdays.length > 1 ? 1 : days[recurrence.frequency] * recurrence.interval;
  const night = event.startMinutes !== null && (event.endMinutes ?? 0) <= event.startMinutes;
  return lengthOf(event) < step || (lengthOf(event) === step && night);
}
