import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import { profileTexts } from './profile-texts.ts';

interface LeaveGuardProps {
  /** Asked at the moment of leaving. */
  readonly isDirty: () => boolean;
  /** The person gives up what they typed. */
  readonly onDiscard: () => void;
}

/** Closing the tab or loading anew: the browser asks in its own words. */
const useAskBeforeUnload = (isDirty: () => boolean): void => {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
};

/** Asks before a page with unsaved changes is left, by whatever way (SHL-81, decisions SHL-82). */
export const LeaveGuard = ({ isDirty, onDiscard }: LeaveGuardProps) => {
  const t = useTexts(profileTexts);
  useAskBeforeUnload(isDirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isDirty(),
  );
  const stay = () => blocker.reset?.();
  const leave = () => {
    onDiscard();
    blocker.proceed?.();
  };
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      aria-labelledby="leave-title"
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id="leave-title">{t.leaveTitle}</DialogTitle>
      <DialogContent>{t.leaveText}</DialogContent>
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
