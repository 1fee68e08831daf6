import { useId, useState } from 'react';
import { defineTexts, useTexts } from '../i18n/index.ts';
import styles from './boxes.module.css';
import { ChoicesBox, type ChoicesGroup } from './choices-box.tsx';
import { de } from './form.de.ts';
import { en } from './form.en.ts';

const texts = defineTexts(de, en);

export interface BranchName {
  readonly id: string;
  readonly name: string;
  /** The group that it stands in, where there are groups. */
  readonly group?: string | undefined;
}

/** From here on there is a button for all of them, and one for none. */
const toolsFrom = 3;

interface BranchChoicesProps {
  readonly label: string;
  readonly name?: string;
  readonly branches: readonly BranchName[];
  readonly value: readonly string[];
  readonly onValue: (value: readonly string[]) => void;
  readonly error?: string | undefined;
}

/** Some of the branches: one by one, by their groups, all or none; many can be searched. */
export const BranchChoices = ({ branches, ...box }: BranchChoicesProps) => {
  const t = useTexts(texts);
  return (
    <ChoicesBox
      {...box}
      groups={groupsOf(branches)}
      toolsFrom={toolsFrom}
      hint={box.value.length === 0 && t.chooseBranch}
    />
  );
};

interface BranchesBoxProps extends Omit<BranchChoicesProps, 'label' | 'name' | 'value' | 'onValue'> {
  readonly name: string;
  /** Null: all, also those to come. */
  readonly value: readonly string[] | null;
  readonly onValue: (value: readonly string[] | null) => void;
}

/**
 * To which branches something belongs. Nobody is asked while there is only one. Who wants some of them begins with none:
 * one of many is two clicks.
 */
export const BranchesBox = ({ name, branches, value, onValue, error }: BranchesBoxProps) => {
  const t = useTexts(texts);
  const id = useId();
  /** What was chosen before it was all of them, for whoever changes their mind. */
  const [some, setSome] = useState<readonly string[]>([]);
  if (branches.length < 2) return null;
  const chooseAll = () => {
    setSome(value ?? []);
    onValue(null);
  };
  return (
    <fieldset className={styles.group} aria-describedby={`${id}-hint`}>
      <legend className={styles.legend}>{t.branches}</legend>
      <div className={styles.chips}>
        <label className={styles.chip}>
          <input type="radio" name={name} checked={value === null} onChange={chooseAll} />
          {t.allBranches}
        </label>
        <label className={styles.chip}>
          <input
            type="radio"
            name={name}
            checked={value !== null}
            aria-invalid={error !== undefined}
            onChange={() => onValue(some)}
          />
          {t.someBranches}
        </label>
      </div>
      {value === null ? (
        <p id={`${id}-hint`} className={error === undefined ? styles.hint : styles.error} aria-live="polite">
          {error}
        </p>
      ) : (
        <div className={styles.branches}>
          <BranchChoices
            label={t.whichBranches}
            branches={branches}
            value={value}
            onValue={onValue}
            error={error}
          />
        </div>
      )}
    </fieldset>
  );
};

function groupsOf(branches: readonly BranchName[]): readonly ChoicesGroup[] {
  const groups = [...Map.groupBy(branches, ({ group }) => group ?? '')];
  // Those of no group come first: below another one they would look like its own.
  groups.sort(([one], [other]) => Number(one !== '') - Number(other !== ''));
  return groups.map(([group, members]) => ({
    id: group,
    ...(group !== '' && { title: group }),
    options: members.map(({ id, name }) => ({ value: id, title: name })),
  }));
}
