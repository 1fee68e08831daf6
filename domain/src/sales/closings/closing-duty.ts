import { addDays, type Day, instantOfDay } from '../../kit/business-day/index.ts';

/**
 * When a daily closing is missed: every business day with receipts of a register needs one (fiscal.md 1.8). Who closes
 * in the morning after, at the end of a late shift or after a weekend's rest, is not late before `graceMinutes` past
 * the end of the day. What is older than `daysBack` days is an old story: it stands in the list, and rings no more.
 */
export const closingDuty = { graceMinutes: 360, daysBack: 30 } as const;

/**
 * When the daily closing of a business day is due, UTC milliseconds: six hours after the day's end, which is the cut-off
 * of the next calendar day, by the wall clock of the branch.
 * @throws RangeError when the zone is unknown
 */
export const closingDueAt = (day: Day, zone: string, cutOffMinutes: number): number =>
  instantOfDay(addDays(day, 1), cutOffMinutes + closingDuty.graceMinutes, zone);

/** A business day of a register with receipts that no daily closing holds. */
export interface UnclosedDay {
  readonly day: Day;
  readonly zone: string;
  readonly cutOffMinutes: number;
}

/** True once the closing of such a day is missed. `nowMs` UTC. */
export const isClosingMissed = ({ day, zone, cutOffMinutes }: UnclosedDay, nowMs: number): boolean =>
  closingDueAt(day, zone, cutOffMinutes) <= nowMs;
