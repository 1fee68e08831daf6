import { type ReactNode, useId } from 'react';
import styles from './line-field.module.css';

interface LineFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly maxLength: number;
  readonly isDisabled?: boolean;
  readonly isLong?: boolean;
  /** Letters show as capital ones, and nothing stands beside it that would take its room. */
  readonly isKey?: boolean;
  /** What is wrong with it; shows in the place of the hint. */
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** What has been entered there before, to choose from. */
  readonly choices?: readonly string[];
  readonly onFocus?: (() => void) | undefined;
  readonly onEnter?: (() => void) | undefined;
  /** What stands behind the box. */
  readonly children?: ReactNode;
}

/** Signs of a key that stand in one row of the narrow drawer. */
const signsOfRow = 24;

/** A box of a line: what it is called stands above, what is wrong with it below. */
export const LineField = ({
  label,
  value,
  onValue,
  maxLength,
  isDisabled = false,
  isLong = false,
  isKey = false,
  error,
  hint,
  choices = [],
  onFocus,
  onEnter,
  children,
}: LineFieldProps) => {
  const id = useId();
  const words = error ?? hint;
  const box = {
    id,
    value,
    maxLength,
    disabled: isDisabled,
    required: true,
    'aria-invalid': error !== undefined,
    'aria-describedby': words === undefined ? undefined : `${id}-words`,
    'data-key': isKey,
    className: styles.box,
  };
  // What can only be read has to be seen as a whole: it wraps.
  const rows = isKey ? Math.ceil(value.length / signsOfRow) : 2;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        {isLong || (isKey && isDisabled) ? (
          <textarea {...box} rows={rows} onChange={({ target }) => onValue(target.value)} />
        ) : (
          <input
            {...box}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            list={choices.length > 0 ? `${id}-choices` : undefined}
            onChange={({ target }) => onValue(target.value)}
            onFocus={onFocus}
            onKeyDown={({ key }) => key === 'Enter' && onEnter?.()}
          />
        )}
        {children}
      </div>
      {choices.length > 0 && (
        <datalist id={`${id}-choices`}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
      {words !== undefined && (
        <p id={`${id}-words`} className={styles.words} data-error={error !== undefined}>
          {words}
        </p>
      )}
    </div>
  );
};
