import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import styles from './record-notes.module.css';

interface NoteProps {
  readonly severity: 'info' | 'warning' | 'error';
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** What a person has to know before going on, with what can be done about it. */
export const Note = ({ severity, children, actions }: NoteProps) => (
  <Alert severity={severity} className={styles.note ?? ''} role={severity === 'error' ? 'alert' : 'status'}>
    <div className={styles.line}>
      <div className={styles.words}>{children}</div>
      {actions}
    </div>
  </Alert>
);
