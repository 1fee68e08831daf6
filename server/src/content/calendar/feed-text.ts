import type { NewsLanguage } from '@tresen/domain/content/news';
import { addDays, type Day } from '@tresen/domain/kit/business-day';
import ical, { ICalCalendarMethod, type ICalEventData, ICalEventTransparency } from 'ical-generator';
import type { BranchHoliday } from './branch-holidays.ts';
import { wordsOf } from './calendar.service.ts';
import type { Occurrence } from './occurrences.ts';

const names: Readonly<Record<NewsLanguage, string>> = { de: 'Tresen: Kalender', en: 'Tresen calendar' };

/**
 * Events and holidays as iCalendar (RFC 5545). Series are written out day by day, in UTC: so every program shows what the
 * calendar here shows, whatever it knows of zones and rules.
 */
export const feedText = (
  occurrences: readonly Occurrence[],
  holidays: readonly BranchHoliday[],
  language: NewsLanguage,
  now: number,
): string => {
  const calendar = ical({
    name: names[language],
    prodId: { company: 'Tresen', product: 'Calendar', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
  });
  for (const one of occurrences) calendar.createEvent(eventOf(one, language, now));
  for (const one of holidays) calendar.createEvent(holidayEvent(one, now));
  // The last line ends, too (RFC 5545 3.4).
  return `${calendar.toString()}\r\n`;
};

function eventOf({ event, day, endDay, startsAt, endsAt }: Occurrence, language: NewsLanguage, now: number) {
  const { title, description } = wordsOf(event, language);
  const isWholeDay = event.startMinutes === null;
  return {
    id: `${event.id}-${day}@tresen`,
    sequence: event.version,
    stamp: new Date(now),
    summary: oneLine(title),
    ...(description !== '' && { description: plain(description) }),
    ...(event.unitName !== null && { location: oneLine(event.unitName) }),
    ...(isWholeDay ? wholeDays(day, endDay) : { start: startsAt, ...(endsAt > startsAt && { end: endsAt }) }),
  } satisfies ICalEventData;
}

function holidayEvent({ day, name, unitNames, isEverywhere }: BranchHoliday, now: number) {
  return {
    id: `holiday-${day}-${Buffer.from(name).toString('base64url')}@tresen`,
    stamp: new Date(now),
    summary: oneLine(name),
    ...(!isEverywhere && { location: oneLine(unitNames.join(', ')) }),
    transparency: ICalEventTransparency.TRANSPARENT,
    ...wholeDays(day, day),
  } satisfies ICalEventData;
}

/** The end of whole days is the day behind them. */
function wholeDays(day: Day, endDay: Day) {
  return { allDay: true, timezone: 'UTC', start: midnight(day), end: midnight(addDays(endDay, 1)) };
}

function midnight(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** No text of ours begins a line of its own in the file. */
function oneLine(text: string): string {
  return plain(text).replaceAll('\n', ' ');
}

function plain(text: string): string {
  return text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll(/(?!\n)\p{Cc}/gu, ' ');
}
