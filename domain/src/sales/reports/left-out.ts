import { addDays, type Day, type DayRange, daysBetween } from '../../kit/business-day/index.ts';

/** Days that do not count, in their order. */
export interface LeftOut {
  readonly range: readonly Day[];
  readonly comparison: readonly Day[];
}

/**
 * Leaves public holidays out of a range and of the days that it is compared with. The nth day of one stands beside the nth
 * of the other, and both go where one of them is a holiday: else one side would keep a Thursday that the other has lost.
 */
export const leaveOut = (
  holidays: ReadonlySet<Day>,
  range: DayRange,
  comparison: DayRange | null,
): LeftOut => {
  const places = new Set<number>();
  for (const day of holidays)
    for (const side of comparison ? [range, comparison] : [range])
      if (day >= side.from && day <= side.to) places.add(daysBetween(side.from, day));
  const sorted = [...places].sort((one, other) => one - other);
  const daysOf = ({ from, to }: DayRange) =>
    sorted.map((place) => addDays(from, place)).filter((day) => day <= to);
  return { range: daysOf(range), comparison: comparison ? daysOf(comparison) : [] };
};
