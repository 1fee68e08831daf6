import { Bars } from './bars.tsx';
import type { Chart } from './chart-file.ts';
import { ChartTable } from './chart-table.tsx';
import { Columns } from './columns.tsx';

interface ChartViewProps {
  readonly chart: Chart;
  readonly isTable: boolean;
}

/** A chart as it is looked at: drawn, or as a table. */
export const ChartView = ({ chart, isTable }: ChartViewProps) => {
  const { title, subtitle, kind, rows, words } = chart;
  if (isTable) return <ChartTable caption={`${title}, ${subtitle}`} rows={rows} words={words} />;
  const Drawing = kind === 'columns' ? Columns : Bars;
  return <Drawing rows={rows} words={words} />;
};
