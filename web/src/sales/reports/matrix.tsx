import { cellText } from '@tresen/domain/sales/closing-reports';
import {
  figureCell,
  indexedCells,
  indexNotes,
  labelOf,
  type ReportFigures,
  type ReportView,
} from '@tresen/domain/sales/reports';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { HeatTable } from './heat-table.tsx';
import { IndexLines } from './index-lines.tsx';
import styles from './matrix.module.css';
import type { WholeReport } from './report-data.ts';
import { reportTexts } from './reports-texts.ts';
import { useLabelStyle } from './use-label-style.ts';

interface MatrixProps {
  readonly report: WholeReport;
  readonly view: ReportView;
  readonly isStale: boolean;
}

/** Rows by columns of one figure. */
export const Matrix = ({ report, view, isStale }: MatrixProps) => {
  const t = useTexts(reportTexts);
  const style = useLabelStyle();
  const f = useFormats();
  const { columns: dimension, figures } = view;
  const [figure] = figures;
  if (!dimension || !figure) return null;
  const text = (own: ReportFigures | null) =>
    own === null ? '' : cellText(figureCell(own, figure, report.currency), f, 'UTC');
  const cellsOf = (cells: readonly (ReportFigures | null)[]) => {
    const amounts = indexedCells(cells, view);
    return cells.map((cell, at) => {
      const amount = amounts[at] ?? null;
      return {
        text: view.isIndexed ? (amount === null ? '' : f.number(amount)) : text(cell),
        amount: amount ?? 0,
      };
    });
  };
  const notes = indexNotes(report, view, style);
  const sums = cellsOf(report.columns.map((column) => column.figures));
  const labels = report.columns.map((column) => labelOf(dimension, column, style));
  return (
    <>
      <p className={styles.legend}>
        {[`${style.words.figures[figure]}.`, ...notes, notes.length > 0 ? t.indexDashes : t.heat].join(' ')}
      </p>
      {view.isIndexed && (
        <IndexLines
          name={t.indexLines}
          lines={[
            {
              key: '',
              name: style.words.total,
              values: indexedCells(
                report.columns.map((column) => column.figures),
                view,
              ),
            },
            ...report.rows.map((row) => ({
              key: row.key,
              name: labelOf(view.rows, row, style),
              values: indexedCells(row.cells, view),
            })),
          ]}
        />
      )}
      <HeatTable
        name={`${style.words.figures[figure]}: ${style.words.dimensions[view.rows]} × ${style.words.dimensions[dimension]}`}
        corner={style.words.dimensions[view.rows]}
        columns={report.columns.map(({ key }, at) => ({ key, label: labels[at] ?? '' }))}
        rows={report.rows.map((row) => ({
          key: row.key,
          label: labelOf(view.rows, row, style),
          cells: cellsOf(row.cells),
          total: text(row.figures),
        }))}
        total={style.words.total}
        sums={{ columns: sums.map((sum) => sum.text), whole: text(report.total) }}
        isStale={isStale}
      />
    </>
  );
};
