import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTexts } from '../i18n/index.ts';
import type { LeaveQuestion } from './leave-question.ts';
import { leaveTexts } from './leave-texts.ts';

/** Asks before unsaved changes are lost (decisions SHL-82). */
export const LeaveDialog = ({ open, onStay, onLeave }: LeaveQuestion) => {
  const t = useTexts(leaveTexts);
  return (
    <Dialog
      open={open}
      onClose={onStay}
      aria-labelledby="leave-title"
      aria-describedby="leave-text"
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id="leave-title">{t.title}</DialogTitle>
      <DialogContent id="leave-text">{t.text}</DialogContent>
      <DialogActions>
        <Button color="error" onClick={onLeave}>
          {t.discard}
        </Button>
        <Button variant="contained" onClick={onStay}>
          {t.keepEditing}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
