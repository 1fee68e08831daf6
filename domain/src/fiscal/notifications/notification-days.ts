import { addMonths, type Day, daysBetween } from '../../kit/business-day/index.ts';

/** From here on a month is given; what was before had to be told until the last day of it. */
const newRule = '2025-07-01';
const oldDeadline = '2025-07-31';

/** The last day on which something that happened on a day may be told (§146a(4) AO). */
export const dueDay = (happenedOn: Day): Day =>
  happenedOn < newRule ? oldDeadline : addMonths(happenedOn, 1);

/** Between the last report of a device and the first of the one behind it; the day of both where there was none before. */
export interface SwapSpan {
  readonly from: Day;
  readonly to: Day;
}

/**
 * The day from which the month of a swap counts. A device may have been put into use long before at another register, and its
 * register may have been offline: what it says counts as far as it lies within what the reports leave open, and the first
 * day of that where it says nothing, so that nobody is told too late a day.
 */
export const swapDay = (startedOn: Day | null, { from, to }: SwapSpan): Day => {
  if (startedOn === null || startedOn < from) return from;
  return startedOn > to ? to : startedOn;
};

/** True for a system that went before there was anything to tell: one that was never told of is left out. */
export const isBeforeDuty = (decommissionedOn: Day): boolean => decommissionedOn < newRule;

/** How urgent a day is: 0 not yet, 1 within 14 days, 2 within 3 days, 3 over. */
export const urgencyOf = (due: Day, today: Day): 0 | 1 | 2 | 3 => {
  const days = daysBetween(today, due);
  if (days < 0) return 3;
  if (days <= 3) return 2;
  return days <= 14 ? 1 : 0;
};
