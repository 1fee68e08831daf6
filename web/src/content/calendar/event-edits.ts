import {
  type RecurrenceFrequency,
  type RecurrenceOrdinal,
  recurrenceWeekdays,
} from '@tresen/domain/content/calendar';
import { addDays, type Day, daysBetween, weekdayOf } from '@tresen/domain/kit/business-day';
import type { EventEntry } from './event-entry.ts';

/** The day on which a series begins is one of its own days. */
export const withFrequency = (entry: EventEntry, frequency: RecurrenceFrequency | null): EventEntry => {
  const weekday = recurrenceWeekdays[weekdayOf(entry.day)];
  return { ...entry, frequency, ordinal: null, weekdays: frequency === 'WEEKLY' && weekday ? [weekday] : [] };
};

/** Comes on the second Tuesday of a month, or, with null, on its date. */
export const withOrdinal = (entry: EventEntry, ordinal: RecurrenceOrdinal | null): EventEntry => {
  const weekday = entry.weekdays[0] ?? recurrenceWeekdays[weekdayOf(entry.day)];
  return { ...entry, ordinal, weekdays: ordinal !== null && weekday ? [weekday] : [] };
};

/** On another first day: as long as before, and where a series comes on its weekday alone, on the one of that day. */
export const withDay = (entry: EventEntry, day: Day): EventEntry => {
  const length = Math.max(daysBetween(entry.day, entry.endDay), 0);
  const [before, after] = [entry.day, day].map((one) => recurrenceWeekdays[weekdayOf(one)]);
  const isOnItsDay = entry.ordinal === null && entry.weekdays.length === 1 && entry.weekdays[0] === before;
  const weekdays = isOnItsDay && after ? [after] : entry.weekdays;
  return { ...entry, day, endDay: addDays(day, length), weekdays };
};
