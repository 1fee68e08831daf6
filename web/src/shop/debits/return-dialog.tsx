import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type ReturnReason, returnReasons } from '@tresen/domain/shop/debits';
import { type FormEvent, useState } from 'react';
import { ChoiceBox, FormDialog, LongTextBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import styles from './debits.module.css';
import { useReturnDebit } from './debits.queries.ts';
import { debitTexts } from './debits-texts.ts';

const longestNote = 500;

interface ReturnDialogProps {
  readonly debitId: string;
  /** Of the order. */
  readonly number: string;
  readonly onClose: () => void;
}

/** Notes that the money of a debit came back. */
export const ReturnDialog = ({ debitId, number, onClose }: ReturnDialogProps) => {
  const t = useTexts(debitTexts);
  const notify = useNotify();
  const giveBack = useReturnDebit();
  const [reason, setReason] = useState<ReturnReason>('AM04');
  const [note, setNote] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    giveBack.mutate(
      { id: debitId, reason, note: note.trim() },
      {
        onSuccess: () => {
          notify.success(t.returned);
          onClose();
        },
        onError: notify.failure,
      },
    );
  };
  return (
    <FormDialog title={t.returnTitle(number)} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <DialogContent className={styles.form ?? ''}>
          <p>{t.returnText}</p>
          <ChoiceBox
            label={t.reason}
            name="reason"
            required
            options={returnReasons.map((code) => ({ value: code, title: t.returnReasons[code] }))}
            value={reason}
            onValue={(value) => value && setReason(value)}
          />
          <LongTextBox
            label={t.note}
            name="note"
            max={longestNote}
            hint={t.noteHint}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" variant="contained" loading={giveBack.isPending}>
            {t.return}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
};
