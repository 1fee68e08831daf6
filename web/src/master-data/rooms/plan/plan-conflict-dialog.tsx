import { tableWords } from '@tresen/domain/master-data/tables';
import { ConflictDialog, type Difference } from '../../../kit/conflicts/index.ts';
import { useWords } from '../../../kit/i18n/index.ts';
import { conflictsOf, settled, type TableConflict } from './plan-conflicts.ts';
import { planTable, type TableFacts } from './plan-table.ts';
import type { PlanConflict, PlanWork } from './use-plan.ts';
import type { PlanTools } from './use-plan-tools.ts';

interface PlanConflictDialogProps {
  readonly plan: PlanWork;
  readonly tools: PlanTools;
  readonly conflict: PlanConflict;
}

/** Somebody else has changed tables in between: for each of them a choice, then the plan is saved on top of theirs. */
export const PlanConflictDialog = ({ plan, tools, conflict }: PlanConflictDialogProps) => {
  const { t } = tools;
  return (
    <ConflictDialog
      title={t.conflictTitle}
      text={t.conflictText}
      differences={conflictsOf(plan.state, conflict).map(useDifference(tools))}
      onClose={() => plan.setConflict(undefined)}
      onChosen={(sideOf) => plan.settleConflict(settled(plan.state, conflict, sideOf))}
    />
  );
};

function useDifference({ t }: PlanTools) {
  const words = useWords(tableWords);
  const value = (facts: TableFacts, name: keyof TableFacts): string => {
    if (name === 'isActive') return facts.isActive ? t.isActive : t.isInactive;
    if (name === 'shape') return words.choices.shape[facts.shape];
    return `${words.fields[name]}: ${facts[name]}`;
  };
  const list = (facts: TableFacts, names: TableConflict['differing']) =>
    names.map((name) => value(facts, name)).join(', ');
  return ({ id, mine, theirs, differing }: TableConflict): Difference => ({
    key: id,
    title: t.oneChosen(String((mine ?? theirs)?.number)),
    whose: {
      mine: mine ? (theirs ? t.mine : t.makeAgain) : t.keepRemoved,
      theirs: theirs ? (mine ? t.theirs(theirs.lastModifiedByName) : t.bringBack) : t.letGo,
    },
    words: {
      mine: mine && theirs ? list(mine, differing) : '',
      theirs: theirs ? (mine ? list(planTable(theirs), differing) : '') : t.deletedMeanwhile,
    },
  });
}
