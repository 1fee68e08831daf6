import type { ChartRow } from './chart-row.ts';
import { placeOn, type Scale } from './scale.ts';

/** What a row is about, and then what it is compared with, the newest first. */
const heightsOf = ({ value, compared = [] }: Pick<ChartRow, 'value' | 'compared'>) => [value, ...compared];

/** How many ages stand beside each other in the columns. */
export const agesOf = (rows: readonly ChartRow[]): number =>
  Math.max(0, ...rows.map((row) => heightsOf(row).length));

/**
 * The outline of one age's figures in all columns, as a path of SVG in percent of the whole: hundreds of bars in one
 * element. It goes from column to column without room between them: on a phone a day has less than a pixel, and bars of
 * which some are painted and others not would show a year that was not so.
 */
export const silhouetteOf = (rows: readonly ChartRow[], scale: Scale, age: number): string => {
  const across = (columns: number) => rounded((columns / rows.length) * 100);
  const down = (value: number) => rounded(100 - placeOn(scale, value));
  const steps = rows.map((row, column) => `V${down(heightsOf(row)[age] ?? 0)}H${across(column + 1)}`);
  return `M0 ${down(0)}${steps.join('')}V${down(0)}Z`;
};

/** A hundredth of a percent is less than a pixel of any screen. */
function rounded(percent: number): number {
  return Math.round(percent * 100) / 100;
}
