import type { DaySales, HourSales } from '@tresen/domain/sales/forecast';
import { placeOfMeasure } from '@tresen/domain/sales/reports';
import type { ReadSide } from './report-sides.ts';

/** What was sold on each day, of a table of days. */
export const daysLearned = ({ table }: ReadSide): readonly DaySales[] =>
  table.lines().map(({ sum: { key, values } }) => ({ day: key, ...soldOf(values) }));

/** What was sold in each hour of each weekday, of a table of weekdays by hours. */
export const hoursLearned = ({ table }: ReadSide): readonly HourSales[] =>
  table
    .lines()
    .flatMap(({ sum, cells }) =>
      [...cells].map(([hour, { values }]) => ({
        weekday: Number(sum.key),
        hour: Number(hour),
        ...soldOf(values),
      })),
    )
    .sort((one, other) => one.hour - other.hour);

function soldOf(values: readonly number[]) {
  return {
    turnover: values[placeOfMeasure.turnover] ?? 0,
    receipts: values[placeOfMeasure.receipts] ?? 0,
  };
}
