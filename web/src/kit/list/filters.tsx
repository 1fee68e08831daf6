import Close from '@mui/icons-material/Close';
import type { ReactNode } from 'react';
import styles from './filters.module.css';

/** The filters of a list in one row. */
export const FilterBar = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <search className={styles.bar} aria-label={label}>
    {children}
  </search>
);

export interface FilterChip {
  readonly key: string;
  readonly name: string;
  /** What a click does, in words. */
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

/** The filters that are set; a click removes one. */
export const FilterChips = ({ chips }: { readonly chips: readonly FilterChip[] }) =>
  chips.length === 0 ? null : (
    <ul className={styles.chips}>
      {chips.map(({ key, name, removeLabel, onRemove }) => (
        <li key={key}>
          <button type="button" className={styles.chip} aria-label={removeLabel} onClick={onRemove}>
            {name}
            <Close fontSize="small" />
          </button>
        </li>
      ))}
    </ul>
  );
