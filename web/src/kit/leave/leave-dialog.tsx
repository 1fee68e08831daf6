import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';
import { defineTexts, useTexts } from '../i18n/index.ts';
import { de } from './leave.de.ts';
import { en } from './leave.en.ts';
import { answerLeaving, discardUnsaved, isAsked, losesUnsaved, onUnsaved } from './unsaved.ts';

const texts = defineTexts(de, en);

/** Asks before unsaved changes are lost (decisions SHL-82). */
export const LeaveDialog = () => {
  const t = useTexts(texts);
  const isAskedFor = useSyncExternalStore(onUnsaved, isAsked);
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    losesUnsaved(currentLocation, nextLocation),
  );
  const stay = () => {
    blocker.reset?.();
    answerLeaving(false);
  };
  const leave = () => {
    discardUnsaved();
    blocker.proceed?.();
    answerLeaving(true);
  };
  return (
    <Dialog
      open={isAskedFor || blocker.state === 'blocked'}
      onClose={stay}
      aria-labelledby="leave-title"
      aria-describedby="leave-text"
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id="leave-title">{t.title}</DialogTitle>
      <DialogContent id="leave-text">{t.text}</DialogContent>
      <DialogActions>
        <Button color="error" onClick={leave}>
          {t.discard}
        </Button>
        <Button variant="contained" onClick={stay}>
          {t.keepEditing}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
