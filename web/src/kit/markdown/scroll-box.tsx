import type { ReactNode } from 'react';
import styles from './markdown.module.css';

interface ScrollBoxProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** What is too wide for a phone scrolls by itself, so that the page does not. */
export const ScrollBox = ({ label, children }: ScrollBoxProps) => {
  // Without a focus of its own nobody could scroll it by keyboard; a group, since a page has too many for landmarks.
  const group = { role: 'group', tabIndex: 0, 'aria-label': label };
  return (
    <div className={styles.scroll} {...group}>
      {children}
    </div>
  );
};
