import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import type { CrashOutcome, CrashReport } from '../../kit/crash-reports/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import styles from './error-pages.module.css';
import { errorTexts } from './error-texts.ts';

/** The number under which the report lies in the server's log: to copy, to read out, to write to the support. */
export const CrashNumber = ({ report }: { readonly report: CrashReport }) => {
  const t = useTexts(errorTexts);
  const outcome = useOutcome(report);
  const words = outcome === null ? t.sending : outcome.isSent ? t.sent : t.unsent;
  const mail = new URLSearchParams({ subject: t.mailSubject(report.id), body: t.mailBody(report.id) });
  return (
    <div className={styles.report}>
      <span>
        {t.report} <code>{report.id}</code>
      </span>
      <CopyButton text={report.id} />
      {outcome?.supportEmail && (
        <Button
          size="small"
          href={`mailto:${outcome.supportEmail}?${mail.toString().replaceAll('+', '%20')}`}
        >
          {t.writeMail}
        </Button>
      )}
      <p className={styles.status} role="status">
        {words}
      </p>
    </div>
  );
};

function useOutcome({ outcome }: CrashReport): CrashOutcome | null {
  const [known, setKnown] = useState<CrashOutcome | null>(null);
  useEffect(() => {
    let isShown = true;
    void outcome.then((result) => isShown && setKnown(result));
    return () => {
      isShown = false;
    };
  }, [outcome]);
  return known;
}

function CopyButton({ text }: { readonly text: string }) {
  const t = useTexts(errorTexts);
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    // Where the browser refuses, the number can still be marked and copied by hand.
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <Button size="small" onClick={copy} aria-live="polite">
      {isCopied ? t.copied : t.copy}
    </Button>
  );
}
