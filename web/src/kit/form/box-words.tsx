import type { ReactNode } from 'react';
import styles from './box-words.module.css';

interface BoxWordsProps {
  readonly hint: ReactNode;
  readonly error: string | undefined;
}

/** What is wrong in the place of the help, which keeps its room: nothing below moves when a fault comes or goes. */
export const BoxWords = ({ hint, error }: BoxWordsProps) => {
  if (error === undefined) return hint ?? ' ';
  if (hint === undefined || hint === null || hint === false) return error;
  return (
    <span className={styles.words}>
      <span>{error}</span>
      <span className={styles.covered}>{hint}</span>
    </span>
  );
};
