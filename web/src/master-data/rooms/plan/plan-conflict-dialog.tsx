import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { tableWords } from '@tresen/domain/master-data/tables';
import { useState } from 'react';
import { FormDialog } from '../../../kit/form/index.ts';
import { useWords } from '../../../kit/i18n/index.ts';
import { conflictsOf, type Side, settled, type TableConflict } from './plan-conflicts.ts';
import styles from './plan-editor.module.css';
import { planTable, type TableFacts } from './plan-table.ts';
import type { PlanConflict, PlanWork } from './use-plan.ts';
import type { PlanTools } from './use-plan-tools.ts';

const useVersionWords = ({ t }: PlanTools) => {
  const words = useWords(tableWords);
  const value = (facts: TableFacts, name: keyof TableFacts): string => {
    if (name === 'isActive') return facts.isActive ? t.isActive : t.isInactive;
    if (name === 'shape') return words.choices.shape[facts.shape];
    return `${words.fields[name]}: ${facts[name]}`;
  };
  const list = (facts: TableFacts, names: TableConflict['differing']) =>
    names.map((name) => value(facts, name)).join(', ');
  return ({ mine, theirs, differing }: TableConflict): Readonly<Record<Side, readonly [string, string]>> => ({
    mine: mine ? (theirs ? [t.mine, list(mine, differing)] : [t.makeAgain, '']) : [t.keepRemoved, ''],
    theirs: theirs
      ? [
          mine ? t.theirs(theirs.lastModifiedByName) : t.bringBack,
          mine ? list(planTable(theirs), differing) : '',
        ]
      : [t.letGo, t.deletedMeanwhile],
  });
};

interface ChoiceProps {
  readonly conflict: TableConflict;
  readonly words: Readonly<Record<Side, readonly [string, string]>>;
  readonly side: Side;
  readonly title: string;
  readonly onChoose: (side: Side) => void;
}

const Choice = ({ conflict, words, side, title, onChoose }: ChoiceProps) => (
  <fieldset className={styles.conflict}>
    <legend>{title}</legend>
    {(['mine', 'theirs'] as const).map((one) => (
      <label key={one} className={styles.side}>
        <input
          type="radio"
          name={`conflict-${conflict.id}`}
          checked={side === one}
          onChange={() => onChoose(one)}
        />
        <span>
          <b>{words[one][0]}</b>
          <br />
          {words[one][1]}
        </span>
      </label>
    ))}
  </fieldset>
);

interface PlanConflictDialogProps {
  readonly plan: PlanWork;
  readonly tools: PlanTools;
  readonly conflict: PlanConflict;
}

/** Somebody else has changed tables in between: for each of them a choice, then the plan is saved on top of theirs. */
export const PlanConflictDialog = ({ plan, tools, conflict }: PlanConflictDialogProps) => {
  const { t } = tools;
  const words = useVersionWords(tools);
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const sideOf = (id: string): Side => sides[id] ?? 'mine';
  const titleOf = ({ mine, theirs }: TableConflict): string => t.oneChosen(String((mine ?? theirs)?.number));
  const close = () => plan.setConflict(undefined);
  return (
    <FormDialog title={t.conflictTitle} onClose={close}>
      <DialogContent>
        <p className={styles.hint}>{t.conflictText}</p>
        {conflictsOf(plan.state, conflict).map((one) => (
          <Choice
            key={one.id}
            conflict={one}
            words={words(one)}
            side={sideOf(one.id)}
            title={titleOf(one)}
            onChoose={(side) => setSides({ ...sides, [one.id]: side })}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          {t.cancel}
        </Button>
        <Button
          variant="contained"
          onClick={() => plan.settleConflict(settled(plan.state, conflict, sideOf))}
        >
          {t.saveChoice}
        </Button>
      </DialogActions>
    </FormDialog>
  );
};
