import DialogContent from '@mui/material/DialogContent';
import { FormDialog } from '../form/index.ts';
import styles from './editor.module.css';

interface KeyListProps {
  readonly title: string;
  /** Keys and what they do, parted by `|`. */
  readonly lines: readonly string[];
  readonly onClose: () => void;
}

/** What the keys of an editor do. */
export const KeyList = ({ title, lines, onClose }: KeyListProps) => (
  <FormDialog title={title} onClose={onClose}>
    <DialogContent>
      <dl className={styles.keys}>
        {lines.map((line) => {
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
