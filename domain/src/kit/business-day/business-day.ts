import { type Day, dayOfNumber } from './calendar.ts';
import { offsetMinutesOf } from './zones.ts';

/** Cut-off of a branch that has not set its own: 04:00 (decisions, Dashboards). */
export const defaultCutOffMinutes = 240;
/** The latest cut-off a branch may choose: 12:00. */
export const maxCutOffMinutes = 720;

export interface BusinessDay {
  readonly day: Day;
  /** Hour of the wall clock in the branch, 0 to 23; at 02:30 the hour is 2 though the day is yesterday's. */
  readonly hour: number;
}

const minutesOfDay = 1440;

/**
 * Minutes after midnight that the wall clock of the zone shows, 0 to 1439.
 * @throws RangeError when the zone is unknown.
 */
export const minutesOfClock = (instantMs: number, zone: string): number => {
  const local = Math.floor(instantMs / 60_000) + offsetMinutesOf(instantMs, zone);
  return ((local % minutesOfDay) + minutesOfDay) % minutesOfDay;
};

/**
 * The business day and the hour of an instant (UTC, milliseconds), by the wall clock of the zone: before the
 * cut-off (minutes after midnight) the day is the calendar day before (decisions, Dashboards; contract 18).
 * Comparing by the wall clock makes the day after the spring change 23 hours long and the one after the autumn
 * change 25, and counts both hours named 2 of that night as hour 2.
 * @throws RangeError when the zone is unknown.
 */
export const businessDayOf = (instantMs: number, zone: string, cutOffMinutes: number): BusinessDay => {
  const local = Math.floor(instantMs / 60_000) + offsetMinutesOf(instantMs, zone);
  const day = Math.floor((local - cutOffMinutes) / minutesOfDay);
  const hour = Math.floor((local % minutesOfDay) / 60);
  return { day: dayOfNumber(day), hour };
};
