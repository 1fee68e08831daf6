import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { FormDialog } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import styles from './swaps.module.css';
import type { SwapRow } from './swaps.queries.ts';
import { swapTexts } from './swaps-texts.ts';

interface DialogProps {
  readonly row: SwapRow;
  readonly onClose: () => void;
}

/** Guides whoever stands at the register, and says by itself when the new device has reported. */
export const GuideDialog = ({ row, onClose }: DialogProps) => {
  const t = useTexts(swapTexts);
  const isSwapped = row.successorId !== null;
  return (
    <FormDialog title={t.guideTitle(row.registerName)} onClose={onClose}>
      <DialogContent>
        <ol className={styles.guide}>
          {(row.kind === 'signatureUnit' ? t.guideOfUnit : t.guide).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        <div role="status">
          <Alert severity={isSwapped ? 'success' : 'info'} role="presentation">
            {isSwapped ? t.guideDone : t.guideWaiting}
          </Alert>
        </div>
      </DialogContent>
      <DialogActions>
        <Button variant={isSwapped ? 'contained' : 'text'} onClick={onClose}>
          {t.close}
        </Button>
      </DialogActions>
    </FormDialog>
  );
};
