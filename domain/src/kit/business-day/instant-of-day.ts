import type { Day } from './calendar.ts';
import { offsetMinutesOf } from './zones.ts';

/**
 * The instant (UTC, milliseconds) at which the wall clock of a zone shows so many minutes after midnight of a day. Of a
 * time that comes twice it is the first; one that is skipped is as much later as the clock leaps.
 * @throws RangeError when the zone is unknown
 */
export const instantOfDay = (day: Day, minutes: number, zone: string): number => {
  const local = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  const before = local - offsetMinutesOf(local - 86_400_000, zone) * 60_000;
  const after = local - offsetMinutesOf(local + 86_400_000, zone) * 60_000;
  const shows = (instant: number) => instant + offsetMinutesOf(instant, zone) * 60_000 === local;
  const fitting = [before, after].filter(shows);
  return fitting.length > 0 ? Math.min(...fitting) : before;
};
