import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';
import { defineTexts, useTexts } from '../i18n/index.ts';
import { de } from './states.de.ts';
import { en } from './states.en.ts';

const texts = defineTexts(de, en);

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Tells the outcome beforehand (experience.md, Edit screens). */
  readonly children: ReactNode;
  /** What the button does, in words. */
  readonly confirm: string;
  readonly busy: boolean;
  /** It takes nothing away: its button is no warning. */
  readonly isHarmless?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot be taken back. */
export const ConfirmDialog = ({
  open,
  title,
  children,
  confirm,
  busy,
  isHarmless = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => {
  const t = useTexts(texts);
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby="confirm-title" maxWidth="xs" fullWidth>
      <DialogTitle id="confirm-title">{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          {t.cancel}
        </Button>
        <Button
          onClick={onConfirm}
          loading={busy}
          color={isHarmless ? 'primary' : 'error'}
          variant="contained"
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
