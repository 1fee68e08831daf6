import DialogContent from '@mui/material/DialogContent';
import { FormDialog } from '../../../kit/form/index.ts';
import styles from './plan-editor.module.css';
import type { PlanTools } from './use-plan-tools.ts';

interface KeysDialogProps {
  readonly tools: PlanTools;
  readonly onClose: () => void;
}

/** The keys of the plan. */
export const KeysDialog = ({ tools: { t }, onClose }: KeysDialogProps) => (
  <FormDialog title={t.keysTitle} onClose={onClose}>
    <DialogContent>
      <dl className={styles.keys}>
        {t.keyList.map((line) => {
          const [key = '', what = ''] = line.split('|');
          return (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          );
        })}
      </dl>
    </DialogContent>
  </FormDialog>
);
