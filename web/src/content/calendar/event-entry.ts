import {
  calendarEventSchema,
  firstDayOf,
  type RecurrenceFrequency,
  type RecurrenceOrdinal,
  type RecurrenceWeekday,
  readRecurrence,
  recurrenceRule,
} from '@tresen/domain/content/calendar';
import type { Day } from '@tresen/domain/kit/business-day';
import type { CalendarEventInput, EventDay, StoredEvent } from './calendar.queries.ts';
import { clockOf } from './event-words.ts';

/** What is being entered. */
export interface EventEntry {
  readonly title: string;
  readonly description: string;
  readonly titleEn: string;
  readonly descriptionEn: string;
  readonly isForAll: boolean;
  readonly isWholeDay: boolean;
  readonly day: Day;
  readonly endDay: Day;
  /** `HH:MM`. */
  readonly start: string;
  readonly end: string;
  readonly unitId: string | null;
  readonly frequency: RecurrenceFrequency | null;
  readonly interval: number | null;
  readonly weekdays: readonly RecurrenceWeekday[];
  /** Of months: which of its weekday; null: always on the same date. */
  readonly ordinal: RecurrenceOrdinal | null;
  readonly count: number | null;
  readonly until: string;
}

const none = { frequency: null, interval: 1, weekdays: [], ordinal: null, count: null, until: '' } as const;

/** A new event on a day. */
export const newEntry = (day: Day): EventEntry => ({
  ...{ title: '', description: '', titleEn: '', descriptionEn: '', isForAll: false, isWholeDay: false },
  ...{ day, endDay: day, start: '09:00', end: '10:00', unitId: null },
  ...none,
});

/** A stored event; of a series one day where `ofDay` names it. */
export const entryOf = (event: StoredEvent, ofDay: Day | null, endOfDay: Day): EventEntry => {
  const { title, description, titleEn, descriptionEn, isForAll, unitId, startMinutes, endMinutes } = event;
  return {
    ...{ title, description, titleEn, descriptionEn, isForAll, unitId },
    isWholeDay: startMinutes === null,
    day: ofDay ?? event.day,
    endDay: ofDay ? endOfDay : event.endDay,
    start: clockOf(startMinutes ?? 540),
    end: clockOf(endMinutes ?? 600),
    ...(ofDay ? none : recurrenceOf(event.recurrence)),
  };
};

/** What the server is sent. */
export const inputOf = (
  entry: EventEntry,
  stored: (EventDay & { readonly version: number }) | null,
): CalendarEventInput => ({
  id: stored?.id ?? null,
  version: stored?.version ?? null,
  ofDay: stored?.ofDay ?? null,
  title: entry.title,
  description: entry.description,
  titleEn: entry.titleEn,
  descriptionEn: entry.descriptionEn,
  day: entry.day,
  endDay: entry.endDay,
  startMinutes: entry.isWholeDay ? null : minutesOf(entry.start),
  endMinutes: entry.isWholeDay ? null : minutesOf(entry.end),
  recurrence: ruleOf(entry),
  unitId: entry.isForAll ? null : entry.unitId,
  isForAll: entry.isForAll,
});

export type EventFault = 'titleMissing' | 'titleEnMissing' | 'endsBefore' | 'repeatEndsBefore' | 'tooLong';

/** What is wrong with an entry, in the order of its fields. */
export const faultOf = (entry: EventEntry): EventFault | undefined => {
  const { error } = calendarEventSchema.safeParse(inputOf(entry, null));
  const fields = new Set(error?.issues.map(({ path }) => String(path[0])));
  if (fields.has('title')) return 'titleMissing';
  if (fields.has('titleEn')) return 'titleEnMissing';
  if (entry.endDay < entry.day || fields.has('endMinutes')) return 'endsBefore';
  if (fields.has('recurrence')) return 'repeatEndsBefore';
  return fields.size > 0 ? 'tooLong' : undefined;
};

/** The first day of a series that begins behind the entered one, since that is none of its days. */
export const laterFirstDay = (entry: EventEntry): Day | undefined => {
  const recurrence = readRecurrence(ruleOf(entry));
  const first = recurrence && firstDayOf(recurrence, entry.day);
  return first === entry.day ? undefined : first;
};

function recurrenceOf(rule: string): Pick<EventEntry, keyof typeof none> {
  const read = readRecurrence(rule);
  return read ? { ...read, until: read.until ?? '' } : none;
}

function ruleOf({ frequency, interval, weekdays, ordinal, count, until }: EventEntry): string {
  if (!frequency) return '';
  const end = until === '' ? { count, until: null } : { count: null, until };
  return recurrenceRule({ frequency, interval: interval ?? 1, weekdays, ordinal, ...end });
}

function minutesOf(clock: string): number | null {
  const [, hour, minute] = /^(\d{1,2}):(\d\d)$/.exec(clock) ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
}
