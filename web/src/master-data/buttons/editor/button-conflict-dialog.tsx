import { type ButtonMapping, gridDifferences } from '@tresen/domain/master-data/buttons/grid';
import { ConflictDialog } from '../../../kit/conflicts/index.ts';
import { useTexts } from '../../../kit/i18n/index.ts';
import { buttonTexts } from './buttons-texts.ts';
import { type FactsByTarget, useTargetNames } from './targets.ts';
import type { ButtonGrids, GridConflict } from './use-button-grids.ts';

interface ButtonConflictDialogProps {
  readonly work: ButtonGrids;
  readonly conflict: GridConflict;
}

/** Somebody else has saved these buttons in between: for each place a choice, then they are saved on top of theirs. */
export const ButtonConflictDialog = ({ work, conflict }: ButtonConflictDialogProps) => {
  const t = useTexts(buttonTexts);
  const { app, theirs } = conflict;
  const facts: FactsByTarget = new Map([...work.facts, ...theirs.facts]);
  const { labelOf } = useTargetNames(facts);
  const state = work.grids.get(app);
  if (!state) return null;
  const words = (mappings: readonly ButtonMapping[]) =>
    mappings.length === 0 ? t.empty : mappings.map((one) => sized(labelOf(one), one, t.size)).join(', ');
  const by = theirs.by ?? t.somebody;
  const differences = gridDifferences(state.history.present, theirs.grid, state.stored).map((one, index) => {
    const [first] = [...one.mine, ...one.theirs];
    return {
      key: String(index),
      title: t.conflictAt(
        String((first?.layer ?? 0) + 1),
        t.place(String((first?.row ?? 0) + 1), String((first?.column ?? 0) + 1)),
      ),
      words: { mine: words(one.mine), theirs: words(one.theirs) },
      whose: { mine: t.mine, theirs: t.theirs(by) },
      ...{ isOfBoth: one.isOfBoth, proposed: one.proposed },
    };
  });
  return (
    <ConflictDialog
      title={t.conflictTitle}
      text={t.conflictText(by)}
      differences={differences}
      onClose={() => work.setConflict(undefined)}
      onChosen={(sideOf) => work.settleConflict(conflict, (index) => sideOf(String(index)))}
    />
  );
};

function sized(
  label: string,
  { rowSpan, columnSpan }: ButtonMapping,
  size: (columns: string, rows: string) => string,
): string {
  return rowSpan * columnSpan === 1 ? label : `${label} (${size(String(columnSpan), String(rowSpan))})`;
}
