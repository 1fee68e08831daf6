import Alert from '@mui/material/Alert';
import { useTexts } from '../../kit/i18n/index.ts';
import type { WholeReport } from './report-data.ts';
import styles from './reports.module.css';
import { reportTexts } from './reports-texts.ts';

interface ReportNotesProps {
  readonly report: Pick<WholeReport, 'omitted' | 'isCounting' | 'source'>;
  readonly isEmpty: boolean;
}

/** A study that would have to read too much. */
export const omittedReport = { omitted: 'TOO_MUCH', isCounting: false, source: 'BREAKDOWNS' } as const;

/** Why there are no figures, or which are still missing. */
export const ReportNotes = ({ report: { omitted, isCounting, source }, isEmpty }: ReportNotesProps) => {
  const t = useTexts(reportTexts);
  if (omitted) return <Alert severity="info">{t[omitted]}</Alert>;
  return (
    <>
      {isCounting && (
        <Alert severity="info" className={styles.counting ?? ''}>
          {t.isCounting}
        </Alert>
      )}
      {isEmpty && !isCounting && (
        <p role="status">
          {t.empty} {t.emptyHint}
        </p>
      )}
      {!isEmpty && source === 'RECEIPTS' && <p>{t.fromReceipts}</p>}
    </>
  );
};
