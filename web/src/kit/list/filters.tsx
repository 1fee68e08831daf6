import { Children, type ReactNode } from 'react';
import styles from './filters.module.css';

/** The filters of a list in one row. */
export const FilterBar = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <search className={styles.bar} aria-label={label}>
    {children}
  </search>
);

/** The filters that are set, as chips. */
export const FilterChips = ({ children }: { readonly children: ReactNode }) =>
  Children.count(children) === 0 ? null : <ul className={styles.chips}>{children}</ul>;
