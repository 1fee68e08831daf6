import { weekdayOf } from '../../kit/business-day/index.ts';
import type { ForecastDay } from './forecast.ts';

/** What was sold in an hour of the clock on days of a weekday (0 for Monday), and how many people sold it. */
export interface HourSales {
  readonly weekday: number;
  readonly hour: number;
  readonly turnover: number;
  readonly receipts: number;
}

export interface ForecastHour {
  readonly hour: number;
  readonly turnover: number;
  readonly receipts: number;
  /** People who sell at the pace of the last weeks; null where the pace is not known. */
  readonly people: number | null;
}

/**
 * Spreads a day over the hours in which this weekday sells; their sums are the day's.
 * @param pace receipts of one person in an hour; null where it is not known
 */
export const forecastHours = (
  { day, turnover, receipts }: Pick<ForecastDay, 'day' | 'turnover' | 'receipts'>,
  hours: readonly HourSales[],
  pace: number | null,
): readonly ForecastHour[] => {
  const own = hours.filter(({ weekday, turnover: sold }) => weekday === weekdayOf(day) && sold > 0);
  const money = spread(
    turnover,
    own.map((hour) => hour.turnover),
  );
  const count = spread(
    receipts,
    own.map((hour) => hour.receipts),
  );
  return own.map(({ hour }, index) => ({
    hour,
    turnover: money[index] ?? 0,
    receipts: count[index] ?? 0,
    people: pace ? Math.max(1, Math.ceil((count[index] ?? 0) / pace)) : null,
  }));
};

/** Parts of a whole in proportion, in whole numbers that add up. */
function spread(whole: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let [reached, given] = [0, 0];
  return weights.map((weight) => {
    reached += weight;
    const next = sum > 0 ? Math.round((whole * reached) / sum) : 0;
    const part = next - given;
    given = next;
    return part;
  });
}
