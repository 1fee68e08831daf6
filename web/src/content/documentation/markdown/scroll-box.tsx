import type { ReactNode } from 'react';
import styles from './markdown.module.css';

/** Without a focus of its own nobody could scroll it by keyboard. */
const reachable = { tabIndex: 0 };

interface ScrollBoxProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** What is too wide for a phone scrolls by itself, so that the page does not. */
export const ScrollBox = ({ label, children }: ScrollBoxProps) => (
  <section className={styles.scroll} aria-label={label} {...reachable}>
    {children}
  </section>
);
