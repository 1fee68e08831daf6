import { type Day, isDay } from '../../kit/business-day/index.ts';

export const recurrenceFrequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type RecurrenceFrequency = (typeof recurrenceFrequencies)[number];

/** Monday to Sunday, as rules name them. */
export const recurrenceWeekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type RecurrenceWeekday = (typeof recurrenceWeekdays)[number];

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
  /** Of weeks only; none: the weekday of the first day. */
  readonly weekdays: readonly RecurrenceWeekday[];
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
  const weekdays = weekdaysOf(values.get('BYDAY'));
  const count = values.has('COUNT') ? numberOf(values.get('COUNT') ?? '', maxTimes) : null;
  const until = values.has('UNTIL') ? dayOf(values.get('UNTIL') ?? '') : null;
  if (!frequency || interval === undefined || !weekdays || count === undefined || until === undefined)
    return undefined;
  if (weekdays.length > 0 && frequency !== 'WEEKLY') return undefined;
  return count !== null && until !== null ? undefined : { frequency, interval, weekdays, count, until };
};

/** The RRULE of a recurrence, always written alike. */
export const recurrenceRule = ({ frequency, interval, weekdays, count, until }: Recurrence): string =>
  [
    `FREQ=${frequency}`,
    ...(interval > 1 ? [`INTERVAL=${interval}`] : []),
    ...(weekdays.length > 0 ? [`BYDAY=${recurrenceWeekdays.filter((one) => weekdays.includes(one))}`] : []),
    ...(count === null ? [] : [`COUNT=${count}`]),
    ...(until === null ? [] : [`UNTIL=${until.replaceAll('-', '')}`]),
  ].join(';');

function numberOf(text: string, max: number): number | undefined {
  const number = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= max ? number : undefined;
}

function weekdaysOf(text: string | undefined): readonly RecurrenceWeekday[] | undefined {
  if (text === undefined) return [];
  const asked = text.split(',');
  const known = recurrenceWeekdays.filter((one) => asked.includes(one));
  return known.length === asked.length ? known : undefined;
}

function dayOf(text: string): Day | undefined {
  const [, year, month, date] = /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? [];
  const day = `${year}-${month}-${date}`;
  return isDay(day) ? day : undefined;
}
