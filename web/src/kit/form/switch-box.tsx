import Switch from '@mui/material/Switch';
import { type ReactNode, useId } from 'react';
import { BoxWords } from './box-words.tsx';
import styles from './boxes.module.css';

interface SwitchBoxProps {
  readonly label: string;
  readonly name?: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly value: boolean;
  readonly onValue: (value: boolean) => void;
  readonly onBlur?: () => void;
}

/** Yes or no, which the whole line switches. */
export const SwitchBox = ({ label, name, hint, error, value, onValue, onBlur }: SwitchBoxProps) => {
  const id = useId();
  return (
    <div className={styles.switch}>
      <label className={styles.switchLine} htmlFor={id}>
        <span>{label}</span>
        <Switch
          id={id}
          name={name ?? ''}
          checked={value}
          onChange={(_event, isOn) => onValue(isOn)}
          onBlur={onBlur}
          slotProps={{ input: { 'aria-describedby': `${id}-hint`, 'aria-invalid': error !== undefined } }}
        />
      </label>
      {(hint ?? error) !== undefined && (
        <p id={`${id}-hint`} className={error === undefined ? styles.hint : styles.error} aria-live="polite">
          <BoxWords hint={hint} error={error} />
        </p>
      )}
    </div>
  );
};
