import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type FormEvent, useState } from 'react';
import { FormDialog, LongTextBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { type Order, useSaveNote } from './orders.queries.ts';
import { orderTexts } from './orders-texts.ts';

const longestNote = 2_000;

interface NoteDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** The seller's own note, which no customer reads. */
export const NoteDialog = ({ order, onClose }: NoteDialogProps) => {
  const t = useTexts(orderTexts);
  const notify = useNotify();
  const save = useSaveNote(order, {
    onSuccess: () => {
      notify.success(t.noteSaved);
      onClose();
    },
    onError: notify.failure,
  });
  const [note, setNote] = useState(order.sellerNote ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(note.trim());
  };
  return (
    <FormDialog title={t.ownNote} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <DialogContent>
          <LongTextBox
            label={t.ownNote}
            name="note"
            max={longestNote}
            value={note}
            hint={t.ownNoteHint}
            onChange={({ target }) => setNote(target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" variant="contained" loading={save.isPending}>
            {t.save}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
};
