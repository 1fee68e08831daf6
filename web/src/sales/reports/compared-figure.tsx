import { changeOf, type ReportFigure, type ReportFigures } from '@tresen/domain/sales/reports';
import { useFormats } from '../../kit/format/index.ts';
import styles from './pinned-reports.module.css';
import type { WholeReport } from './report-data.ts';
import { useLabelStyle } from './use-label-style.ts';

interface ComparedProps {
  readonly report: WholeReport;
  readonly figure: ReportFigure;
  readonly write: (of: ReportFigures | null, figure: ReportFigure) => string;
}

/** How a figure has changed and what it was; nothing where nothing is compared. */
export const ComparedFigure = ({ report: { total, comparisonTotal }, figure, write }: ComparedProps) => {
  const f = useFormats();
  const { words } = useLabelStyle();
  if (comparisonTotal === null) return null;
  const change = changeOf(total[figure], comparisonTotal[figure]);
  return (
    <dd className={styles.compared}>
      {change !== null && (
        <span className={styles.change} data-direction={change < 0 ? 'down' : change > 0 ? 'up' : 'same'}>
          {f.change(change)}
        </span>
      )}{' '}
      <bdi dir="ltr">
        {words.before}: {write(comparisonTotal, figure)}
      </bdi>
    </dd>
  );
};
