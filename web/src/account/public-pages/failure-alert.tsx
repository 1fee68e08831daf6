import Alert from '@mui/material/Alert';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import type { AccountFailure } from './account-failure.ts';
import styles from './public-card.module.css';
import { publicTexts } from './public-texts.ts';
import { useCountdown } from './use-countdown.ts';

interface FailureAlertProps {
  readonly failure: AccountFailure;
  /** The words for a refusal; without them those of ERR-10. */
  readonly refused?: ReactNode;
}

/** Says above the button why it did not work. Takes the focus that the button lost while it was disabled. */
export const FailureAlert = ({ failure, refused }: FailureAlertProps) => {
  const t = useTexts(publicTexts);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) alert.current?.focus();
  }, []);
  const words = () => {
    if (failure.kind === 'noConnection') return t.noConnection;
    if (failure.kind === 'refused') return refused ?? t.wrongData;
    return failure.until === null ? t.tooMany(null) : <TooMany until={failure.until} />;
  };
  return (
    <Alert
      ref={alert}
      tabIndex={-1}
      severity={failure.kind === 'tooMany' ? 'warning' : 'error'}
      className={styles.alert ?? ''}
    >
      {words()}
    </Alert>
  );
};

function TooMany({ until }: { readonly until: number }) {
  const t = useTexts(publicTexts);
  const left = useCountdown(until);
  // Read out once, with the alert; then it ticks in silence.
  return <span aria-live="off">{left > 0 ? t.tooMany(left) : t.waitIsOver}</span>;
}
