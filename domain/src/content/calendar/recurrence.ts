import { addDays, type Day, isDay, weekdayOf } from '../../kit/business-day/index.ts';

export const recurrenceFrequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type RecurrenceFrequency = (typeof recurrenceFrequencies)[number];

/** Monday to Sunday, as rules name them. */
export const recurrenceWeekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type RecurrenceWeekday = (typeof recurrenceWeekdays)[number];

/** Which of its weekday in a month; -1: the last one, which each month has. */
export const recurrenceOrdinals = [1, 2, 3, 4, -1] as const;
export type RecurrenceOrdinal = (typeof recurrenceOrdinals)[number];

/** Of a series, nobody plans more by number. */
const maxTimes = 500;
const maxInterval = 99;

/**
 * How an event comes again: what of RFC 5545 people plan with. It comes on a day once, so a rule cannot ask for more days
 * than the calendar shows.
 */
export interface Recurrence {
  readonly frequency: RecurrenceFrequency;
  /** 2: every other week, month … */
  readonly interval: number;
  /** Of weeks, where none is the weekday of the first day; of months the one that `ordinal` counts. */
  readonly weekdays: readonly RecurrenceWeekday[];
  /** Of months only: comes on the second Tuesday, not on a date. */
  readonly ordinal: RecurrenceOrdinal | null;
  /** How often in all. */
  readonly count: number | null;
  /** The last day on which it may come. */
  readonly until: Day | null;
}

const names = ['FREQ', 'INTERVAL', 'BYDAY', 'COUNT', 'UNTIL'];

/** Reads an RRULE, such as `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR`; undefined for what no event here may have. */
export const readRecurrence = (text: string): Recurrence | undefined => {
  const parts = text.split(';').map((part) => part.split('='));
  const values = new Map(parts.map(([name = '', value = '']) => [name, value]));
  const isPlain = parts.every(({ length }) => length === 2) && values.size === parts.length;
  if (!isPlain || [...values.keys()].some((name) => !names.includes(name))) return undefined;
  const frequency = recurrenceFrequencies.find((one) => one === values.get('FREQ'));
  const interval = numberOf(values.get('INTERVAL') ?? '1', maxInterval);
  const days = daysOf(values.get('BYDAY'));
  const count = values.has('COUNT') ? numberOf(values.get('COUNT') ?? '', maxTimes) : null;
  const until = values.has('UNTIL') ? dayOf(values.get('UNTIL') ?? '') : null;
  if (!frequency || interval === undefined || !days || count === undefined || until === undefined)
    return undefined;
  if (days.weekdays.length > 0 && frequency !== (days.ordinal === null ? 'WEEKLY' : 'MONTHLY'))
    return undefined;
  return count !== null && until !== null ? undefined : { frequency, interval, ...days, count, until };
};

/** The RRULE of a recurrence, always written alike. */
export const recurrenceRule = (recurrence: Recurrence): string => {
  const { frequency, interval, weekdays, ordinal, count, until } = recurrence;
  return [
    `FREQ=${frequency}`,
    ...(interval > 1 ? [`INTERVAL=${interval}`] : []),
    ...(weekdays.length > 0
      ? [`BYDAY=${ordinal ?? ''}${recurrenceWeekdays.filter((one) => weekdays.includes(one))}`]
      : []),
    ...(count === null ? [] : [`COUNT=${count}`]),
    ...(until === null ? [] : [`UNTIL=${until.replaceAll('-', '')}`]),
  ].join(';');
};

/** The first day on which it comes, that one or one behind it: who says "on Mondays" may have begun on a Wednesday. */
export const firstDayOf = (recurrence: Recurrence, from: Day): Day => {
  // From the second Tuesday of a month to that of the next are 35 days at most.
  const days = Array.from({ length: 36 }, (_none, index) => addDays(from, index));
  return days.find((day) => comesOn(recurrence, day)) ?? from;
};

function numberOf(text: string, max: number): number | undefined {
  const number = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= max ? number : undefined;
}

function comesOn({ weekdays, ordinal }: Recurrence, day: Day): boolean {
  if (weekdays.length === 0) return true;
  if (!weekdays.some((one) => one === recurrenceWeekdays[weekdayOf(day)])) return false;
  if (ordinal === -1) return addDays(day, 7).slice(0, 7) !== day.slice(0, 7);
  return ordinal === null || Math.ceil(Number(day.slice(8)) / 7) === ordinal;
}

function daysOf(text: string | undefined): Pick<Recurrence, 'weekdays' | 'ordinal'> | undefined {
  if (text === undefined) return { weekdays: [], ordinal: null };
  const ordinal = recurrenceOrdinals.find((one) => text.length > 2 && text.slice(0, -2) === String(one));
  const asked = ordinal === undefined ? text.split(',') : [text.slice(-2)];
  const weekdays = recurrenceWeekdays.filter((one) => asked.includes(one));
  return weekdays.length === asked.length ? { weekdays, ordinal: ordinal ?? null } : undefined;
}

function dayOf(text: string): Day | undefined {
  const [, year, month, date] = /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? [];
  const day = `${year}-${month}-${date}`;
  return isDay(day) ? day : undefined;
}
