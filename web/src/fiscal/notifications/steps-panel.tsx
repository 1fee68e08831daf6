import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { Panel } from '../../kit/page/index.ts';
import { ConcludeDialog } from './conclude-dialog.tsx';
import styles from './tax-notifications.module.css';
import { type TaxRegistration, useDiscard, usePrepare } from './tax-notifications.queries.ts';
import { taxTexts } from './tax-notifications-texts.ts';

interface StepsProps {
  readonly registration: TaxRegistration;
}

/** What is to be done next, and the buttons that do it. */
export const StepsPanel = ({ registration }: StepsProps) => {
  const t = useTexts(taxTexts);
  const [outcome, setOutcome] = useState<'sent' | 'refused' | null>(null);
  const { open, validationState } = registration;
  return (
    <Panel title={t.steps}>
      <p>{t[stepOf(registration)]}</p>
      {open?.reportState === 2 && open.note !== null && <p className={styles.muted}>{open.note}</p>}
      <div className={styles.actions}>
        {open && validationState === 2 && open.reportState === 1 && (
          <>
            <Button variant="contained" onClick={() => setOutcome('sent')}>
              {t.markSent}
            </Button>
            <Button color="inherit" onClick={() => setOutcome('refused')}>
              {t.markRefused}
            </Button>
          </>
        )}
        <PrepareButton registration={registration} />
        {open && <DiscardButton id={open.id} />}
      </div>
      {open && outcome && <ConcludeDialog open={open} outcome={outcome} onClose={() => setOutcome(null)} />}
    </Panel>
  );
};

function stepOf({ open, validationState, differences, country }: TaxRegistration) {
  if (!open) return differences.length === 0 ? 'stepNone' : 'stepPrepare';
  if (open.reportState === 2) return 'stepRefused';
  if (validationState === 0) return 'stepChanged';
  if (validationState === 1) return 'stepFaults';
  return country === 'AT' ? 'stepSendAustria' : 'stepSend';
}

function PrepareButton({ registration: { id, open, validationState } }: StepsProps) {
  const t = useTexts(taxTexts);
  const notify = useNotify();
  const prepare = usePrepare();
  const run = () =>
    prepare.mutate([id], {
      onSuccess: ({ ready }) => notify.success(ready === 1 ? t.prepared : t.preparedFaulty),
      onError: notify.failure,
    });
  return (
    <Button
      variant={validationState === 2 ? 'outlined' : 'contained'}
      loading={prepare.isPending}
      onClick={run}
    >
      {open ? t.checkAgain : t.prepare}
    </Button>
  );
}

function DiscardButton({ id }: { readonly id: string }) {
  const t = useTexts(taxTexts);
  const notify = useNotify();
  const discard = useDiscard();
  const run = () =>
    discard.mutate(id, { onSuccess: () => notify.success(t.discarded), onError: notify.failure });
  return (
    <Button color="inherit" loading={discard.isPending} onClick={run}>
      {t.discard}
    </Button>
  );
}
