import { cellText } from '@tresen/domain/sales/closing-reports';
import { figureCell, labelOf, type ReportFigures, type ReportView } from '@tresen/domain/sales/reports';
import type { CSSProperties } from 'react';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import styles from './matrix.module.css';
import type { WholeReport } from './report-data.ts';
import { reportTexts } from './reports-texts.ts';
import { useLabelStyle } from './use-label-style.ts';

interface MatrixProps {
  readonly report: WholeReport;
  readonly view: ReportView;
  readonly isStale: boolean;
}

/** Rows by columns of one figure; the more a cell holds, the darker it is. */
export const Matrix = ({ report, view, isStale }: MatrixProps) => {
  const t = useTexts(reportTexts);
  const style = useLabelStyle();
  const f = useFormats();
  const { columns: dimension, figures } = view;
  const [figure] = figures;
  if (!dimension || !figure) return null;
  const amountOf = (own: ReportFigures | null) => own?.[figure] ?? 0;
  const max = Math.max(1, ...report.rows.flatMap(({ cells }) => cells.map(amountOf)));
  const text = (own: ReportFigures | null) =>
    own === null ? '' : cellText(figureCell(own, figure, report.currency), f, 'UTC');
  const name = `${style.words.figures[figure]}: ${style.words.dimensions[view.rows]} × ${style.words.dimensions[dimension]}`;
  return (
    <>
      <p className={styles.legend}>
        {style.words.figures[figure]}. {t.heat}
      </p>
      <div className={styles.scroll} data-stale={isStale || undefined} {...scrollsByKeys(name)}>
        <table className={styles.matrix} aria-label={name}>
          <thead>
            <tr>
              <th scope="col">{style.words.dimensions[view.rows]}</th>
              {report.columns.map((column) => (
                <th key={column.key} scope="col">
                  {labelOf(dimension, column, style)}
                </th>
              ))}
              <th scope="col">{style.words.total}</th>
            </tr>
          </thead>
          <tbody>
            {report.rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">{labelOf(view.rows, row, style)}</th>
                {report.columns.map(({ key }, at) => {
                  const cell = row.cells[at] ?? null;
                  return (
                    <td key={key} style={{ '--heat': Math.max(0, amountOf(cell)) / max } as CSSProperties}>
                      {text(cell)}
                    </td>
                  );
                })}
                <td data-total="true">{text(row.figures)}</td>
              </tr>
            ))}
            <tr data-total="true">
              <th scope="row">{style.words.total}</th>
              {report.columns.map(({ key, figures: own }) => (
                <td key={key}>{text(own)}</td>
              ))}
              <td>{text(report.total)}</td>
            </tr>
          </tbody>
        </table>
      </div>
    </>
  );
};

/** Whoever has no mouse scrolls it by the arrow keys. */
function scrollsByKeys(name: string) {
  return { role: 'group', tabIndex: 0, 'aria-label': name };
}
