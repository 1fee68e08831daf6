/** One bar, column or table row of a chart. */
export interface ChartRow {
  readonly key: string;
  /** Short, for the axis. */
  readonly label: string;
  /** Full, for the table and for screen readers; the label where it is missing. */
  readonly name?: string;
  readonly value: number;
  /** What it is compared with. */
  readonly before?: number;
  /** Further facts, already written out, one per extra column of the chart. */
  readonly facts?: readonly string[];
  /** Address of the receipts behind it. */
  readonly to?: string;
}

/** How a chart's figures are named and written. */
export interface ChartWords {
  /** Heading of the first column: what the rows are. */
  readonly rows: string;
  /** What is counted, with its unit. */
  readonly value: string;
  readonly before?: string;
  readonly facts?: readonly string[];
  readonly format: (value: number) => string;
  /** Short form for the axis. */
  readonly formatAxis: (value: number) => string;
}

/** A row in one sentence: `Januar: 1.234,50 €, Vorjahr: 1.100,00 €`. */
export const rowSentence = (row: ChartRow, words: ChartWords): string => {
  const parts = [`${row.name ?? row.label}: ${words.format(row.value)}`];
  if (row.before !== undefined && words.before) parts.push(`${words.before}: ${words.format(row.before)}`);
  for (const [index, fact] of (row.facts ?? []).entries()) parts.push(`${words.facts?.[index]}: ${fact}`);
  return parts.join(', ');
};
