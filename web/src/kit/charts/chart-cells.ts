import type { ChartRow, ChartUnit, ChartWords } from './chart-row.ts';
import { rowName } from './chart-row.ts';

/** A column of the table of a chart; the first one names the rows. */
export interface CellColumn {
  readonly name: string;
  readonly unit: ChartUnit;
  readonly format: (value: number) => string;
}

/** The figures' columns: the value, what it is compared with, facts. */
export const cellColumns = ({ value, compared = [], facts = [] }: ChartWords): readonly CellColumn[] => [
  value,
  ...compared.map((name) => ({ ...value, name })),
  ...facts,
];

/** A row as its name and the figures of its columns; null where it has none. */
export const cellsOf = (
  row: ChartRow,
  { compared = [], facts = [] }: ChartWords,
): readonly [name: string, ...figures: (number | null)[]] => [
  rowName(row),
  row.value,
  ...compared.map((_, index) => row.compared?.[index] ?? null),
  ...facts.map((_, index) => row.facts?.[index] ?? null),
];
