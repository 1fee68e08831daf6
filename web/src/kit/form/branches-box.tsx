import Checkbox from '@mui/material/Checkbox';
import { useId } from 'react';
import { defineTexts, useTexts } from '../i18n/index.ts';
import styles from './boxes.module.css';
import { de } from './form.de.ts';
import { en } from './form.en.ts';

const texts = defineTexts(de, en);

export interface BranchName {
  readonly id: string;
  readonly name: string;
}

interface BranchesBoxProps {
  readonly name: string;
  readonly branches: readonly BranchName[];
  /** Null: all, also those to come. */
  readonly value: readonly string[] | null;
  readonly onValue: (value: readonly string[] | null) => void;
  readonly error?: string | undefined;
}

/** To which branches something belongs. Nobody is asked while there is only one. */
export const BranchesBox = ({ name, branches, value, onValue, error }: BranchesBoxProps) => {
  const t = useTexts(texts);
  const id = useId();
  if (branches.length < 2) return null;
  const choose = (branch: string, isChosen: boolean) =>
    onValue(
      branches.map(({ id: one }) => one).filter((one) => (one === branch ? isChosen : value?.includes(one))),
    );
  return (
    <fieldset className={styles.group} aria-describedby={`${id}-hint`}>
      <legend className={styles.legend}>{t.branches}</legend>
      <div className={styles.chips}>
        <label className={styles.chip}>
          <input type="radio" name={name} checked={value === null} onChange={() => onValue(null)} />
          {t.allBranches}
        </label>
        <label className={styles.chip}>
          <input
            type="radio"
            name={name}
            checked={value !== null}
            aria-invalid={error !== undefined}
            onChange={() => onValue(branches.map((branch) => branch.id))}
          />
          {t.someBranches}
        </label>
      </div>
      {value !== null && (
        <div className={styles.branches}>
          {branches.map((branch) => (
            <label key={branch.id} className={styles.branch} htmlFor={`${id}-${branch.id}`}>
              <Checkbox
                id={`${id}-${branch.id}`}
                checked={value.includes(branch.id)}
                onChange={(_event, isChosen) => choose(branch.id, isChosen)}
              />
              {branch.name}
            </label>
          ))}
        </div>
      )}
      <p id={`${id}-hint`} className={error === undefined ? styles.hint : styles.error} aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
};
