import { type ReportFigure, type ReportLineData, unitOfFigure } from '@tresen/domain/sales/reports';
import { type ChartUnit, ChartView } from '../../kit/charts/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import styles from './pinned-reports.module.css';
import type { WholeReport } from './report-data.ts';
import { useLabelStyle } from './use-label-style.ts';

interface PinnedChartProps {
  readonly report: WholeReport;
  readonly figure: ReportFigure;
  /** Times stand as columns over their axis, all else as bars by size. */
  readonly isInOrder: boolean;
  /** With their whole names, and short ones for the axis. */
  readonly rows: readonly (ReportLineData & { readonly label: string; readonly shortLabel: string })[];
  readonly rowsName: string;
  readonly write: (value: number) => string;
}

/** Along a card there is room for so many days. */
const axisLabels = 6;
const weekdays = 7;

const chartUnits = {
  money: 'cents',
  count: 'number',
  quantity: 'number',
  share: 'ratio',
} as const satisfies Record<string, ChartUnit>;

/** The parts of a pinned report beside the same parts of its comparison. */
export const PinnedChart = ({ report, figure, isInOrder, rows, rowsName, write }: PinnedChartProps) => {
  const f = useFormats();
  const { words } = useLabelStyle();
  const isCompared = report.comparisonTotal !== null && (report.comparisonTotal[figure] ?? 0) !== 0;
  const unit = chartUnits[unitOfFigure(figure)];
  // One part alone says what its sum has said.
  if (rows.length < 2) return null;
  const every = isInOrder && rows.length > weekdays ? Math.ceil(rows.length / axisLabels) : 1;
  const view = (
    <ChartView
      isTable={false}
      chart={{
        title: words.figures[figure],
        subtitle: '',
        kind: isInOrder ? 'columns' : 'bars',
        isSample: false,
        rows: rows.map(({ key, label, shortLabel, figures, comparison }, at) => ({
          key,
          label: isInOrder ? (at % every === 0 ? shortLabel : '') : label,
          name: label,
          value: figures[figure] ?? 0,
          ...(isCompared && { compared: [comparison?.[figure] ?? 0] }),
        })),
        words: {
          rows: rowsName,
          value: { name: words.figures[figure], unit, format: write },
          ...(isCompared && { compared: [words.before] }),
          formatAxis: (value) =>
            unit === 'cents'
              ? f.shortMoney(value, report.currency)
              : unit === 'ratio'
                ? f.share(value)
                : f.number(value),
        },
      }}
    />
  );
  // Columns are as high as what they stand in, bars as many as there are.
  return isInOrder ? <div className={styles.columns}>{view}</div> : view;
};
