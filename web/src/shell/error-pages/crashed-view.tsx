import Button from '@mui/material/Button';
import { useState } from 'react';
import { reportCrash } from '../../kit/crash-reports/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { EmptyState } from '../../kit/states/index.ts';
import { CrashNumber } from './crash-number.tsx';
import styles from './error-pages.module.css';
import { errorTexts } from './error-texts.ts';

/** What broke, the number of its report, and the ways back. Without an error there is nothing to report. */
export const CrashedView = ({ error }: { readonly error: unknown }) => {
  const t = useTexts(errorTexts);
  const [report] = useState(() => (error === undefined ? undefined : reportCrash(error)));
  return (
    <div role="alert">
      <EmptyState isPage title={t.brokenTitle} text={t.brokenText}>
        {report && <CrashNumber report={report} />}
        <div className={styles.actions}>
          <Button variant="outlined" onClick={() => window.location.assign('/')}>
            {t.toHome}
          </Button>
          <Button variant="contained" onClick={() => window.location.reload()}>
            {t.reload}
          </Button>
        </div>
      </EmptyState>
    </div>
  );
};
