import { cellText } from '@tresen/domain/sales/closing-reports';
import { figureCell, labelOf, type ReportFigures, type ReportView } from '@tresen/domain/sales/reports';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { HeatTable } from './heat-table.tsx';
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
  return (
    <>
      <p className={styles.legend}>
        {style.words.figures[figure]}. {t.heat}
      </p>
      <HeatTable
        name={`${style.words.figures[figure]}: ${style.words.dimensions[view.rows]} × ${style.words.dimensions[dimension]}`}
        corner={style.words.dimensions[view.rows]}
        columns={report.columns.map((column) => ({
          key: column.key,
          label: labelOf(dimension, column, style),
        }))}
        rows={report.rows.map((row) => ({
          key: row.key,
          label: labelOf(view.rows, row, style),
          cells: row.cells.map((cell) => ({ text: text(cell), amount: cell?.[figure] ?? 0 })),
          total: text(row.figures),
        }))}
        total={style.words.total}
        sums={{ columns: report.columns.map((column) => text(column.figures)), whole: text(report.total) }}
        isStale={isStale}
      />
    </>
  );
};
