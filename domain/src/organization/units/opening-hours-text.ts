import { addDays, type Day } from '../../kit/business-day/index.ts';
import { type OpeningHours, openingHoursSchema } from './opening-hours.ts';
import { spansText } from './opening-hours-spans.ts';

type Language = 'de' | 'en';

const weekdays = {
  de: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
} as const satisfies Record<Language, readonly string[]>;

const closedWords = { de: 'Geschlossen', en: 'Closed' } as const satisfies Record<Language, string>;

/** Days that follow each other. */
export interface DayRun {
  readonly from: Day;
  readonly to: Day;
}

/** Closed days as people say them: those that follow each other as their first and last. */
export const runsOfDays = (days: readonly Day[]): readonly DayRun[] => {
  const runs: { from: Day; to: Day }[] = [];
  for (const day of days.toSorted()) {
    const last = runs.at(-1);
    if (last && addDays(last.to, 1) === day) last.to = day;
    else runs.push({ from: day, to: day });
  }
  return runs;
};

/** `24.12.2026`, or `24.12.2026–6.1.2027` with both digits. */
export const runText = ({ from, to }: DayRun): string =>
  from === to ? dayText(from) : `${dayText(from)}–${dayText(to)}`;

/**
 * Opening hours in one line, days with the same ones together: `Mo–Fr 09:00–18:00 · Sa 10:00–14:00`. Days without any
 * are closed and not named.
 */
export const weekText = ({ spans }: Pick<OpeningHours, 'spans'>, language: Language): string => {
  const lines = weekdays[language].map((name, weekday) => ({ name, hours: spansText(spans, weekday) }));
  const runs: { first: string; last: string; hours: string }[] = [];
  for (const [index, { name, hours }] of lines.entries()) {
    const run = runs.at(-1);
    if (run && lines[index - 1]?.hours === hours) run.last = name;
    else runs.push({ first: name, last: name, hours });
  }
  return runs
    .filter(({ hours }) => hours !== '')
    .map(({ first, last, hours }) => `${first === last ? first : `${first}–${last}`} ${hours}`)
    .join(' · ');
};

/** The same with the closed days, for who compares two of them. */
export const openingHoursText = (hours: OpeningHours, language: Language): string => {
  const closed = runsOfDays(hours.closedDays).map(runText).join(', ');
  const week = weekText(hours, language);
  return closed === '' ? week : `${week} · ${closedWords[language]} ${closed}`;
};

/** Opening hours as the audit log holds them, in words; undefined for what are none. */
export const storedHoursText = (stored: unknown, language: Language): string | undefined => {
  const read = openingHoursSchema.safeParse(typeof stored === 'string' ? parsed(stored) : stored);
  return read.success ? openingHoursText(read.data, language) : undefined;
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function dayText(iso: Day): string {
  const [year, month, day] = iso.split('-');
  return `${day}.${month}.${year}`;
}
