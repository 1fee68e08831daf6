import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { useRefuseProposal } from './proposals.queries.ts';
import { proposalTexts } from './proposals-texts.ts';

interface RefuseDialogProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

const longestReason = 200;

/** Refuses a proposal, with a reason for those at the register. */
export const RefuseDialog = ({ id, name, onClose }: RefuseDialogProps) => {
  const t = useTexts(proposalTexts);
  const notify = useNotify();
  const refuse = useRefuseProposal({
    onSuccess: () => {
      notify.success(t.refused(name));
      onClose();
    },
    onError: notify.failure,
  });
  const [reason, setReason] = useState('');
  const run = () => refuse.mutate({ id, reason: reason.trim() });
  return (
    <Dialog open onClose={onClose} aria-labelledby="refuse-title" maxWidth="xs" fullWidth>
      <DialogTitle id="refuse-title">{t.refuseTitle(name)}</DialogTitle>
      <DialogContent>
        <p>{t.refuseText}</p>
        <TextField
          label={t.reason}
          helperText={t.reasonHint}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: longestReason } }}
          fullWidth
          margin="dense"
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button variant="contained" color="error" loading={refuse.isPending} onClick={run}>
          {t.refuse}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
