import type { ChartRow, ChartWords } from './chart-row.ts';
import { rowName } from './chart-row.ts';

/** The words that a summary is made of. */
interface SummaryWords {
  readonly summaryTotal: (total: string) => string;
  readonly summaryCompared: (name: string, total: string) => string;
  readonly summaryMost: (name: string, value: string) => string;
  readonly summaryLeast: (name: string, value: string) => string;
}

/** What a chart says, in words: the whole, what it is compared with, the most and the least. For who does not see it. */
export const chartSummary = (
  rows: readonly ChartRow[],
  { value: { format }, compared = [] }: ChartWords,
  t: SummaryWords,
): string => {
  const sold = rows.filter(({ value }) => value !== 0).toSorted((one, other) => other.value - one.value);
  const [max] = sold;
  const least = sold.at(-1);
  return [
    t.summaryTotal(format(sum(rows.map(({ value }) => value)))),
    ...compared.map((name, index) =>
      t.summaryCompared(name, format(sum(rows.map((row) => row.compared?.[index] ?? 0)))),
    ),
    ...(max ? [t.summaryMost(rowName(max), format(max.value))] : []),
    ...(least && least !== max ? [t.summaryLeast(rowName(least), format(least.value))] : []),
  ].join(' ');
};

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
