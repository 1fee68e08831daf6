import type { ReactNode } from 'react';
import { type Reference, useTwinWords } from '../form/index.ts';
import styles from './filter-dialog.module.css';

interface CheckListProps {
  readonly legend: string;
  readonly options: readonly Reference[];
  readonly chosen: readonly string[];
  readonly error?: string | undefined;
  /** Stands in place of the options: that they load, or that there are none. */
  readonly note?: ReactNode;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Several of a list. */
export const CheckList = ({ legend, options, chosen, error, note, onChange }: CheckListProps) => {
  const twinWords = useTwinWords();
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.id} className={styles.option}>
            <input type="checkbox" checked={chosen.includes(option.id)} onChange={() => toggle(option.id)} />
            <bdi>{[option.name, twinWords(option)].filter(Boolean).join(' · ')}</bdi>
          </label>
        ))}
      </div>
      {note}
      {error && <span role="alert">{error}</span>}
    </fieldset>
  );
};
