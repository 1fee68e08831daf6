import CheckCircle from '@mui/icons-material/CheckCircle';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import styles from './register-setup.module.css';
import { setupProgressQuery } from './register-setup.queries.ts';
import { setupTexts } from './register-setup-texts.ts';
import type { StepProps } from './setup-step.ts';
import { StepFrame } from './step-frame.tsx';

interface StageProps {
  readonly name: string;
  readonly hint?: string;
  readonly isDone: boolean;
}

const Stage = ({ name, hint, isDone }: StageProps) => (
  <li className={styles.stage}>
    {isDone ? <CheckCircle color="success" /> : <CircularProgress size={24} aria-label={name} />}
    <span>{name}</span>
    {hint && <small>{hint}</small>}
  </li>
);

/** Waits for the first sync: the register comes online, then its first receipts arrive. */
export const StepSync = ({ draft, go }: StepProps) => {
  const t = useTexts(setupTexts);
  const f = useFormats();
  const { data: device } = useQuery(setupProgressQuery(draft.deviceId ?? ''));
  const isOnline = device?.liveState === 'online';
  const receipts = device?.unitReceiptCount ?? 0;
  const isSynced = isOnline && receipts > 0;
  const finish = useEffectEvent(() => go('success'));
  useEffect(() => {
    if (isSynced) finish();
  }, [isSynced]);
  return (
    <StepFrame
      question={t.syncQuestion}
      action={
        <Button variant="contained" disabled={!isOnline} onClick={() => go('success')}>
          {t.next}
        </Button>
      }
    >
      <ol className={styles.stages} aria-live="polite">
        <Stage name={t.approved} isDone />
        <Stage name={t.online} isDone={isOnline} {...(isOnline ? {} : { hint: t.waitingOnline })} />
        <Stage
          name={t.firstData}
          isDone={isSynced}
          hint={receipts > 0 ? t.receipts(f.number(receipts)) : t.noReceiptsYet}
        />
      </ol>
      {!isOnline && <p className={styles.hint}>{t.syncHint}</p>}
    </StepFrame>
  );
};
