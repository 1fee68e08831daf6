import { useId } from 'react';
import styles from './date-box.module.css';

interface DateBoxProps {
  readonly label: string;
  /** YYYY-MM-DD, or empty. */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** A day. The browser's own field: it knows the reader's calendar, keyboard and phone. */
export const DateBox = ({ label, value, onChange }: DateBoxProps) => {
  const id = useId();
  return (
    <div className={styles.box}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        type="date"
        min="2000-01-01"
        max="2100-12-31"
        value={value}
        onChange={({ target }) => target.validity.valid && onChange(target.value)}
      />
    </div>
  );
};
