import { type DayRange, dayCount, daysBetween } from '../../kit/business-day/index.ts';
import type { FigureSums, HourFigures, SoFarFigures } from './dashboards.ts';

/** Where the wall clock of branches stands. */
export interface ClockTime {
  /** Minutes after midnight. */
  readonly minutes: number;
  readonly cutOffMinutes: number;
}

/** What had been sold of a day at a time of its clock. */
export interface PartOfDay {
  readonly hours: readonly HourFigures[];
  readonly clock: ClockTime;
}

/** The hour in which a business day begins. */
export const firstHourOf = (cutOffMinutes: number): number => Math.floor(cutOffMinutes / 60);

/**
 * What a whole day had brought at a time of its clock, estimated, since figures are kept by the hour: whole hours, and of
 * the one under way as much as has passed of it; guests in proportion to receipts.
 * @param day the sums of the whole day
 * @param parts its hours, of branches with one clock each
 */
export const figuresSoFar = (
  day: Pick<FigureSums, 'receipts' | 'customers'>,
  parts: readonly PartOfDay[],
): SoFarFigures => {
  let turnover = 0;
  let receipts = 0;
  for (const { hours, clock } of parts)
    for (const figures of hours) {
      const passed = passedOf(figures.hour, clock);
      turnover += figures.turnover * passed;
      receipts += figures.receipts * passed;
    }
  return {
    turnover: Math.round(turnover),
    receipts: Math.round(receipts),
    customers: day.receipts === 0 ? 0 : Math.round((day.customers * receipts) / day.receipts),
    averageReceipt: receipts === 0 ? 0 : Math.round(turnover / receipts),
  };
};

// A year whose first days are holidays is still that year.
const negligibleShare = 0.05;

/**
 * Whether there is data of all of a span. Where it begins later, a share of the span or a change from it says nothing.
 * @param firstDay the first day with sales; null where there never were any
 */
export const isWholeSpan = (span: DayRange, firstDay: string | null): boolean => {
  if (firstDay === null) return true;
  const lacking = daysBetween(span.from, firstDay);
  return lacking <= 0 || (firstDay <= span.to && lacking <= dayCount(span) * negligibleShare);
};

// Beyond a month the hours that today still lacks are nothing.
const shortDays = 31;

/** Whether a range has not ended in a way that matters: it is compared with days that all have. */
export const isUnderWay = (range: DayRange, today: string): boolean =>
  range.to > today || (range.to === today && dayCount(range) <= shortDays);

/** How much of an hour of the day has passed, 0 to 1. */
function passedOf(hour: number, { minutes, cutOffMinutes }: ClockTime): number {
  const now = Math.floor(minutes / 60);
  if (hour === now) return (minutes % 60) / 60;
  return placeOf(hour, cutOffMinutes) < placeOf(now, cutOffMinutes) ? 1 : 0;
}

function placeOf(hour: number, cutOffMinutes: number): number {
  return (hour + 24 - firstHourOf(cutOffMinutes)) % 24;
}
