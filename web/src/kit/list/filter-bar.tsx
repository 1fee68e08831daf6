import type { ReactNode } from 'react';
import styles from './filter-bar.module.css';

/** The filters of a list in one row. */
export const FilterBar = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <search className={styles.bar} aria-label={label}>
    {children}
  </search>
);
