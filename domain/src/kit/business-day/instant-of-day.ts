import { addDays, type Day } from './calendar.ts';
import { offsetMinutesOf } from './zones.ts';

/**
 * The instant (UTC, milliseconds) at which the wall clock of a zone shows so many minutes after midnight of a day. Of a
 * time that comes twice it is the first; one that is skipped is as much later as the clock leaps.
 * @throws RangeError when the zone is unknown
 */
export const instantOfDay = (day: Day, minutes: number, zone: string): number => {
  const { before, fitting } = instantsOf(day, minutes, zone);
  return fitting.length > 0 ? Math.min(...fitting) : before;
};

/**
 * The instant from which on nothing counts for a business day any more. A cut-off that the clock shows twice ends the day
 * the second time: in the hour between it is that day again (`businessDayOf`).
 * @throws RangeError when the zone is unknown
 */
export const endOfBusinessDay = (day: Day, zone: string, cutOffMinutes: number): number => {
  const { before, fitting } = instantsOf(addDays(day, 1), cutOffMinutes, zone);
  return fitting.length > 0 ? Math.max(...fitting) : before;
};

/** When the wall clock shows the time, which may be never or twice; and when it would, had nobody changed it that day. */
function instantsOf(day: Day, minutes: number, zone: string) {
  const local = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  const before = local - offsetMinutesOf(local - 86_400_000, zone) * 60_000;
  const after = local - offsetMinutesOf(local + 86_400_000, zone) * 60_000;
  const shows = (instant: number) => instant + offsetMinutesOf(instant, zone) * 60_000 === local;
  return { before, fitting: [before, after].filter(shows) };
}
