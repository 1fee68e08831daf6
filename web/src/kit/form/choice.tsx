import type { ReactNode } from 'react';
import styles from './choice.module.css';

interface Option<Value extends string> {
  readonly value: Value;
  readonly title: string;
  readonly hint?: string;
  readonly icon?: ReactNode;
}

interface ChoiceProps<Value extends string> {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value | undefined;
  readonly error?: string | undefined;
  readonly onChange: (value: Value) => void;
}

/** One of a few, as large cards for a thumb; radio buttons for the keyboard. */
export const Choice = <Value extends string>(props: ChoiceProps<Value>) => {
  const { legend, name, options, value, error, onChange } = props;
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            <span>
              <strong>{option.title}</strong>
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
};
