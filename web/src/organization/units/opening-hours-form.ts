import {
  firstOverlap,
  type OpeningHours,
  openingHoursSchema,
  readSpans,
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
    closedDays: closedDays.map(writtenDay).join('\n'),
  };
};

/** The hours of the form; null where nothing is written. What is no time or day is none that the rules let through. */
export const hoursOf = (form: OpeningHoursForm): OpeningHours | null => {
  const spans = hoursNames.flatMap(
    (name, weekday) => readSpans(form[name], weekday) ?? [{ weekday, from: -1, to: -1 }],
  );
  const closedDays = form.closedDays
    .split(/[\s,;]+/)
    .filter((text) => text !== '')
    .map(readDay);
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

/** 24.12.2026, 24/12/2026 and 2026-12-24 are the same day. */
function readDay(text: string): string {
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text) ?? [];
  return year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : text;
}

function writtenDay(iso: string): string {
  const [year, month, day] = iso.split('-');
  return `${day}.${month}.${year}`;
}
