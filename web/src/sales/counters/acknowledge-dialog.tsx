import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type FormEvent, useState } from 'react';
import { FormDialog, LongTextBox } from '../../kit/form/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { useAcknowledgeGaps } from './counters.queries.ts';
import { counterTexts } from './counters-texts.ts';

const longestReason = 500;
const shortestReason = 3;

/** Gaps that somebody explains. */
export interface Explained {
  readonly ids: readonly string[];
  /** What is missing, where it is one gap. */
  readonly words?: string;
}

interface AcknowledgeDialogProps {
  readonly explained: Explained;
  readonly onClose: () => void;
  readonly onSaved?: () => void;
}

/** Asks why numbers are missing. */
export const AcknowledgeDialog = ({ explained, onClose, onSaved }: AcknowledgeDialogProps) => {
  const { ids, words } = explained;
  const t = useTexts(counterTexts);
  const notify = useNotify();
  const f = useFormats();
  const acknowledge = useAcknowledgeGaps({
    onSuccess: () => {
      notify.success(t.saved);
      onSaved?.();
      onClose();
    },
    onError: notify.failure,
  });
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isShort = reason.trim().length < shortestReason;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isShort) return;
    acknowledge.mutate({ ids, reason: reason.trim() });
  };
  return (
    <FormDialog title={t.acknowledgeTitle(f.number(ids.length))} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <DialogContent>
          {words && (
            <p>
              <strong>{words}</strong>
            </p>
          )}
          <p>{t.acknowledgeText}</p>
          <LongTextBox
            label={t.reason}
            name="reason"
            required
            max={longestReason}
            value={reason}
            hint={t.reasonHint}
            error={isTried && isShort ? t.reasonMissing : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" variant="contained" loading={acknowledge.isPending}>
            {t.save}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
};
