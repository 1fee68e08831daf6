import {
  addDays,
  type Day,
  type DayRange,
  endOfBusinessDay,
  endOfMonth,
  instantOfDay,
  startOfMonth,
  startOfWeek,
} from '../../kit/business-day/index.ts';

/** How often a report is mailed, each time about the days that are over. */
export const rhythms = ['day', 'week', 'month'] as const;
export type Rhythm = (typeof rhythms)[number];

/** Clock of a branch, and the minutes after midnight at which its business day ends. */
export interface BranchClock {
  readonly zone: string;
  readonly cutOffMinutes: number;
}

/** The day, the week from Monday, or the month that a day belongs to. */
export const mailPeriodOf = (rhythm: Rhythm, day: Day): DayRange => {
  switch (rhythm) {
    case 'day':
      return { from: day, to: day };
    case 'week':
      return { from: startOfWeek(day), to: addDays(startOfWeek(day), 6) };
    case 'month':
      return { from: startOfMonth(day), to: endOfMonth(day) };
  }
};

/** The days that are sent next, after these. */
export const periodAfter = (rhythm: Rhythm, { to }: DayRange): DayRange =>
  mailPeriodOf(rhythm, addDays(to, 1));

/**
 * When the report of some days is sent (UTC milliseconds): at the chosen time of the day after the last one, and never
 * before that business day is over; of several branches the last one decides.
 * @param clocks at least one
 */
export const dueAt = ({ to }: DayRange, clocks: readonly BranchClock[], sendAtMinutes: number): number =>
  Math.max(
    ...clocks.map(({ zone, cutOffMinutes }) =>
      Math.max(instantOfDay(addDays(to, 1), sendAtMinutes, zone), endOfBusinessDay(to, zone, cutOffMinutes)),
    ),
  );

/** What somebody who begins now gets first: the days that are not over, or not sent yet. */
export const firstPeriod = (
  rhythm: Rhythm,
  clocks: readonly BranchClock[],
  sendAtMinutes: number,
  now: number,
): DayRange => {
  const today = new Date(now).toISOString().slice(0, 10);
  // A day of the calendar may be two of the business apart, by zone and cut-off.
  let period = mailPeriodOf(rhythm, addDays(today, -2));
  while (dueAt(period, clocks, sendAtMinutes) <= now) period = periodAfter(rhythm, period);
  return period;
};

/** What the days of a mail stand beside: those before them, but a day alone, since that would set Mondays beside Sundays. */
export const comparisonOfMail = (rhythm: Rhythm): 'NONE' | 'PREVIOUS_PERIOD' =>
  rhythm === 'day' ? 'NONE' : 'PREVIOUS_PERIOD';
