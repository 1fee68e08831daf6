import { addDays, isDay } from '@tresen/domain/kit/business-day';
import {
  firstOverlap,
  type OpeningHours,
  openingHoursSchema,
  readSpans,
  runsOfDays,
  runText,
  spansText,
} from '@tresen/domain/organization/units';

/** The lines of the form, Monday first. */
export const hoursNames = ['hours0', 'hours1', 'hours2', 'hours3', 'hours4', 'hours5', 'hours6'] as const;
type HoursName = (typeof hoursNames)[number];

/** Opening hours as the form holds them: a line for each day of the week, and a line for each closed day. */
export type OpeningHoursForm = Record<HoursName | 'closedDays', string>;

/** What the form shows of stored hours; nothing where nobody has said. */
export const hoursFormOf = (stored: unknown): OpeningHoursForm => {
  const read = openingHoursSchema.safeParse(typeof stored === 'string' ? parsed(stored) : stored);
  const { spans, closedDays } = read.success ? read.data : { spans: [], closedDays: [] };
  return {
    hours0: spansText(spans, 0),
    hours1: spansText(spans, 1),
    hours2: spansText(spans, 2),
    hours3: spansText(spans, 3),
    hours4: spansText(spans, 4),
    hours5: spansText(spans, 5),
    hours6: spansText(spans, 6),
    closedDays: runsOfDays(closedDays).map(runText).join('\n'),
  };
};

/** The hours of the form; null where nothing is written. What is no time or day is none that the rules let through. */
export const hoursOf = (form: OpeningHoursForm): OpeningHours | null => {
  const spans = hoursNames.flatMap(
    (name, weekday) => readSpans(form[name], weekday) ?? [{ weekday, from: -1, to: -1 }],
  );
  const closedDays = form.closedDays
    .replace(between, '–')
    .split(/[\s,;]+/)
    .filter((text) => text !== '')
    .flatMap(readDays);
  return spans.length === 0 && closedDays.length === 0 ? null : { spans, closedDays };
};

/**
 * The lines that a fault of the rules is about: all that cannot be read, the one whose hours last into others, else the
 * first.
 */
export const linesOfFault = (
  form: OpeningHoursForm,
  path: readonly PropertyKey[],
): readonly (keyof OpeningHoursForm)[] => {
  if (path.includes('closedDays')) return ['closedDays'];
  const unread = hoursNames.filter((name, weekday) => readSpans(form[name], weekday) === undefined);
  if (unread.length > 0) return unread;
  const overlapping = firstOverlap(hoursOf(form)?.spans ?? []);
  return [hoursNames[overlapping?.weekday ?? 0] ?? 'hours0'];
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What people write between the first day and the last; not the hyphens of 2026-12-24. */
const between = /\s*(?:–|—|\bbis\b|\bto\b|\s-\s|(?<=[./]\d{2,4})-)\s*/g;

/** One more than a branch may have: what is longer is refused, without being counted out. */
const longestRun = 101;

/** `24.12.2026`, or holidays as `24.12.2026–6.1.2027`: all days of them. A text that is no day stays as it is. */
function readDays(text: string): readonly string[] {
  const [from = '', to] = text.split('–').map(readDay);
  if (to === undefined) return [from];
  if (!isDay(from) || !isDay(to) || to < from) return [text];
  const days = [from];
  for (let day = addDays(from, 1); day <= to && days.length < longestRun; day = addDays(day, 1))
    days.push(day);
  return days;
}

/** 24.12.2026, 24/12/26 and 2026-12-24 are the same day. */
function readDay(text: string): string {
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./]((?:20)?\d{2})$/.exec(text) ?? [];
  return year ? `20${year.slice(-2)}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : text;
}
