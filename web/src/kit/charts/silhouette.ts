import type { ChartRow } from './chart-row.ts';
import { placeOn, type Scale } from './scale.ts';

/** Share of a column's width that stays free at each of its sides. */
const free = 0.05;

/** What a row is about, and then what it is compared with, the newest first. */
const heightsOf = ({ value, compared = [] }: Pick<ChartRow, 'value' | 'compared'>) => [value, ...compared];

/** How many ages stand beside each other in the columns. */
export const agesOf = (rows: readonly ChartRow[]): number =>
  Math.max(0, ...rows.map((row) => heightsOf(row).length));

/**
 * The outline of one age's figures in all columns, as a path of SVG in percent of the whole: hundreds of bars in one
 * element. As in single columns, the oldest age stands first and what it is about last.
 */
export const silhouetteOf = (rows: readonly ChartRow[], scale: Scale, age: number): string => {
  const ages = agesOf(rows);
  const width = (1 - 2 * free) / ages;
  const across = (columns: number) => rounded((columns / rows.length) * 100);
  const down = (value: number) => rounded(100 - placeOn(scale, value));
  const zero = down(0);
  return rows
    .map((row, column) => {
      const start = column + free + width * (ages - 1 - age);
      const end = down(heightsOf(row)[age] ?? 0);
      return `M${across(start)} ${zero}V${end}H${across(start + width)}V${zero}`;
    })
    .join('');
};

/** A hundredth of a percent is less than a pixel of any screen. */
function rounded(percent: number): number {
  return Math.round(percent * 100) / 100;
}
