import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { FormDialog } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { useChangePin } from './pin.queries.ts';
import { pinTexts } from './pin-texts.ts';

interface RemovePinDialogProps {
  readonly employee: { readonly id: string; readonly version: number; readonly name: string };
  readonly onClose: () => void;
}

/** Takes the PIN of an employee away, once it is said what that means. */
export const RemovePinDialog = ({ employee, onClose }: RemovePinDialogProps) => {
  const t = useTexts(pinTexts);
  const notify = useNotify();
  const change = useChangePin();
  const [isConflict, setConflict] = useState(false);
  const { name, ...target } = employee;
  const remove = () =>
    change.mutate(
      { ...target, pin: null },
      {
        onSuccess: (outcome) => {
          setConflict(outcome === 'conflict');
          if (outcome !== 'done') return;
          notify.success(t.isRemoved(name));
          onClose();
        },
        onError: notify.failure,
      },
    );
  return (
    <FormDialog title={t.removeTitle(name)} onClose={onClose}>
      <DialogContent>
        <p>{t.removeText}</p>
        {isConflict && <Alert severity="error">{t.conflict}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button variant="contained" color="error" disabled={change.isPending} onClick={remove}>
          {t.removePin}
        </Button>
      </DialogActions>
    </FormDialog>
  );
};
