import { ExpandMoreIcon } from '../../kit/icons/expand-more.tsx';
import styles from './filter-select.module.css';

interface FilterOption {
  readonly value: string;
  readonly name: string;
}

interface FilterSelectProps {
  readonly label: string;
  /** What stands there while nothing is chosen. */
  readonly any: string;
  readonly options: readonly FilterOption[];
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** A filter of which one value can be chosen; the browser's own list, which every phone knows best how to show. */
export const FilterSelect = ({ label, any, options, value, onChange }: FilterSelectProps) => (
  <span className={styles.box}>
    <select
      className={styles.select}
      aria-label={label}
      value={value ?? ''}
      data-chosen={value !== null}
      onChange={({ target }) => onChange(target.value || null)}
    >
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </select>
    <ExpandMoreIcon className={styles.sign ?? ''} aria-hidden="true" />
  </span>
);
