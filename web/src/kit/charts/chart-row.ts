/** One bar, column or table row of a chart. */
export interface ChartRow {
  readonly key: string;
  /** Short, for the axis; empty where the axis has no room for it. */
  readonly label: string;
  /** Full, for the table and for screen readers; the label where it is missing. */
  readonly name?: string;
  readonly value: number;
  /** The same figure of the times or things it is compared with, in the order of their names. */
  readonly compared?: readonly number[];
  /** Further figures, one per fact of the chart. */
  readonly facts?: readonly number[];
  /** Address of the receipts behind it. */
  readonly to?: string;
}

/** Cents stand in files with two decimals, ratios as percent. */
export type ChartUnit = 'cents' | 'number' | 'ratio';

/** How one kind of figure is named and written. */
export interface ChartFigure {
  readonly name: string;
  readonly unit: ChartUnit;
  readonly format: (value: number) => string;
}

/** How a chart's figures are named and written. */
export interface ChartWords {
  /** Heading of the first column: what the rows are. */
  readonly rows: string;
  /** What is counted. */
  readonly value: ChartFigure;
  /** What it is compared with, the newest first. */
  readonly compared?: readonly string[];
  readonly facts?: readonly ChartFigure[];
  /** Short form for the axis. */
  readonly formatAxis: (value: number) => string;
}

/** The full name of a row. */
export const rowName = ({ name, label }: ChartRow): string => name ?? label;

/** A row in one sentence: `Januar: 1.234,50 €, Vorjahr: 1.100,00 €`. */
export const rowSentence = (row: ChartRow, { value, compared = [], facts = [] }: ChartWords): string =>
  [
    `${rowName(row)}: ${value.format(row.value)}`,
    ...compared.map((name, index) => `${name}: ${value.format(row.compared?.[index] ?? 0)}`),
    ...facts.map(({ name, format }, index) => `${name}: ${format(row.facts?.[index] ?? 0)}`),
  ].join(', ');

/** True when there is nothing to draw. */
export const isEmptyChart = (rows: readonly ChartRow[]): boolean =>
  rows.every(({ value, compared = [] }) => value === 0 && compared.every((other) => other === 0));
