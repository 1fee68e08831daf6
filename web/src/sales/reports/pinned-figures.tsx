import { cellText } from '@tresen/domain/sales/closing-reports';
import {
  comparedFigure,
  figureCell,
  isInOrder,
  labelOf,
  leftOutNotes,
  type ReportFigure,
  type ReportFigures,
  type ReportView,
} from '@tresen/domain/sales/reports';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useRangeText } from '../dashboards/index.ts';
import { ComparedFigure } from './compared-figure.tsx';
import { PinnedChart } from './pinned-chart.tsx';
import styles from './pinned-reports.module.css';
import type { WholeReport } from './report-data.ts';
import { reportTexts } from './reports-texts.ts';
import { useLabelStyle } from './use-label-style.ts';

/** Beside the first one; a card has no room for more. */
const further = 2;

interface PinnedFiguresProps {
  readonly report: WholeReport;
  readonly view: ReportView;
  /** By which the report is ordered: its parts are the first ones by that. */
  readonly order: ReportFigure | undefined;
}

/** The sum of the first figure beside its comparison, some further ones, and the parts that make it up. */
export const PinnedFigures = ({ report, view, order }: PinnedFiguresProps) => {
  const f = useFormats();
  const style = useLabelStyle();
  const { words } = style;
  const shortStyle = {
    ...style,
    formats: {
      ...style.formats,
      day: (day: string) => style.formats.day(day).replace(/\/?\d{4}$/, ''),
      weekdayName: (day: string) => f.weekdayName(day, 'short'),
    },
  };
  const ordered = order && view.figures.includes(order) ? order : comparedFigure(view);
  const first = (view.columns ? view.figures[0] : ordered) ?? 'turnover';
  const others = view.columns ? [] : view.figures.filter((figure) => figure !== first).slice(0, further);
  const write = (of: ReportFigures | null, figure: ReportFigure) => {
    const cell = figureCell(of, figure, report.currency);
    return cell === null ? '–' : cellText(cell, f, 'UTC');
  };
  const rows = isInOrder(view.rows)
    ? report.rows.toSorted((one, other) => orderOf(one.key, other.key))
    : report.rows;
  return (
    <>
      <dl className={styles.figures}>
        <div className={styles.first}>
          <dt>{words.figures[first]}</dt>
          <dd>
            <bdi>{write(report.total, first)}</bdi>
          </dd>
          <ComparedFigure report={report} figure={first} write={write} />
        </div>
        {others.map((figure) => (
          <div key={figure}>
            <dt>{words.figures[figure]}</dt>
            <dd>
              <bdi>{write(report.total, figure)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <PinnedChart
        report={report}
        figure={first}
        isInOrder={isInOrder(view.rows)}
        rows={rows.map((row) => ({
          ...row,
          label: labelOf(view.rows, row, style),
          shortLabel: labelOf(view.rows, row, shortStyle),
        }))}
        rowsName={words.dimensions[view.rows]}
        write={(value) => write({ ...report.total, [first]: value }, first)}
      />
      <Notes report={report} />
    </>
  );
};

function Notes({ report }: { readonly report: WholeReport }) {
  const t = useTexts(reportTexts);
  const style = useLabelStyle();
  const range = useRangeText();
  const { from, comparisonFrom, comparisonTo, rows, totalCount } = report;
  const isOtherTime = comparisonFrom !== null && comparisonTo !== null && comparisonFrom !== from;
  const notes = [
    ...(totalCount > rows.length ? [t.firstOf(String(rows.length), String(totalCount))] : []),
    ...(isOtherTime ? [t.comparedTo(range(comparisonFrom, comparisonTo))] : []),
    ...leftOutNotes(report, style),
  ];
  return notes.length > 0 && <p className={styles.days}>{notes.join(' · ')}</p>;
}

/** Keys of times are days, those of hours and weekdays numbers. */
function orderOf(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
