import { readRecurrence } from '@tresen/domain/content/calendar';
import { addDays, type Day, daysBetween, instantOfDay } from '@tresen/domain/kit/business-day';
import { RRuleTemporal } from 'rrule-temporal';
import type { CalendarEvent } from './calendar.store.ts';

/** One day of an event; days and minutes by the clock of its zone. */
export interface Occurrence {
  readonly event: CalendarEvent;
  readonly day: Day;
  readonly endDay: Day;
  readonly zone: string;
  readonly startsAt: Date;
  /** Behind its last minute: the next midnight after whole days. */
  readonly endsAt: Date;
}

type Series = Pick<CalendarEvent, 'day' | 'endDay' | 'recurrence'>;

/** The days on which a series begins anew, of those from `from` to `to`. */
export const daysOfSeries = (series: Series, from: Day, to: Day): Day[] => {
  if (series.recurrence === '') return series.day >= from && series.day <= to ? [series.day] : [];
  return ruleOf(series)
    .between(midnight(from), midnight(to), true)
    .map((one) => one.toPlainDate().toString());
};

/** The last day that any of it reaches; null for what never ends. */
export const lastDayOf = (series: Series): Day | null => {
  if (series.recurrence === '') return series.endDay;
  const { count, until } = readRecurrence(series.recurrence) ?? {};
  if (!count && !until) return null;
  const last = ruleOf(series).all().at(-1)?.toPlainDate().toString() ?? series.day;
  return addDays(last, daysBetween(series.day, series.endDay));
};

/** What of the event lies on the days from `from` to `to`, whatever began before. */
export const occurrencesOf = (event: CalendarEvent, zone: string, from: Day, to: Day): Occurrence[] => {
  const length = daysBetween(event.day, event.endDay);
  return daysOfSeries(event, addDays(from, -length), to)
    .filter((day) => !event.leftOut.includes(day))
    .map((day) => occurrenceOn(event, zone, day));
};

/** The event as it is on a day on which it begins. */
const occurrenceOn = (event: CalendarEvent, zone: string, day: Day): Occurrence => {
  const endDay = addDays(day, daysBetween(event.day, event.endDay));
  const start = instantOfDay(day, event.startMinutes ?? 0, zone);
  const end =
    event.endMinutes === null
      ? instantOfDay(addDays(endDay, 1), 0, zone)
      : instantOfDay(endDay, event.endMinutes, zone);
  // What begins in the hour that a clock skips begins an hour later, maybe behind its end: it lasts as long as ever.
  const endsAt = end > start ? end : start + minutesOf(event) * 60_000;
  return { event, day, endDay, zone, startsAt: new Date(start), endsAt: new Date(endsAt) };
};

/** How long an event with times lasts on a day of 24 hours. */
function minutesOf({ day, endDay, startMinutes, endMinutes }: CalendarEvent): number {
  return daysBetween(day, endDay) * 1_440 + (endMinutes ?? 0) - (startMinutes ?? 0);
}

/** Days are reckoned in UTC, which never changes its clock; what time it is then is the branch's matter. */
function ruleOf({ day, recurrence }: Series): RRuleTemporal {
  const rule = recurrence.replace(/UNTIL=(\d{8})/, 'UNTIL=$1T000000Z');
  return new RRuleTemporal({ rruleString: `DTSTART:${day.replaceAll('-', '')}T000000Z\nRRULE:${rule}` });
}

function midnight(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}
