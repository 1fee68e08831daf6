import type { ReactNode } from 'react';
import { FormDialog } from '../form/index.ts';
import styles from './about-dialog.module.css';

interface AboutDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What a figure counts and what not. */
export const AboutDialog = ({ title, onClose, children }: AboutDialogProps) => (
  <FormDialog title={title} onClose={onClose}>
    <div className={styles.body}>{children}</div>
  </FormDialog>
);
