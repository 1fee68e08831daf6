import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { quickPanelTexts } from './quick-panel-texts.ts';

interface AgreeDialogProps {
  /** What will be different. */
  readonly text: string;
  readonly onAgree: () => void;
  readonly onDiscard: () => void;
}

/** Asks before a quick setting is switched, in the words of the specification (SHL-39). */
export const AgreeDialog = ({ text, onAgree, onDiscard }: AgreeDialogProps) => {
  const t = useTexts(quickPanelTexts);
  const id = useId();
  return (
    <Dialog open onClose={onDiscard} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{t.warning}</DialogTitle>
      <DialogContent>{text}</DialogContent>
      <DialogActions>
        <Button onClick={onDiscard} color="inherit">
          {t.discard}
        </Button>
        <Button onClick={onAgree} variant="contained">
          {t.agree}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
