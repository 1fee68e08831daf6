import { type ButtonMapping, type Cell, gridDifferences } from '@tresen/domain/master-data/buttons/grid';
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
  const placeOf = ({ layer, row, column }: Cell) =>
    t.conflictAt(String(layer + 1), t.place(String(row + 1), String(column + 1)));
  const words = (mappings: readonly ButtonMapping[], title: string) => {
    // Where a button was moved to, its name alone would say the same on both sides.
    const placed = (one: ButtonMapping) => (placeOf(one) === title ? [] : [placeOf(one)]);
    const named = (one: ButtonMapping) => [sized(labelOf(one), one, t.size), ...placed(one)].join(': ');
    return mappings.length === 0 ? t.empty : mappings.map(named).join(', ');
  };
  const by = theirs.by ?? t.somebody;
  const versions = { mine: state.history.present, theirs: theirs.grid, base: state.stored };
  const differences = gridDifferences(versions).map((one, index) => {
    const [first] = [...one.mine, ...one.theirs];
    const title = first ? placeOf(first) : '';
    return {
      key: String(index),
      title,
      words: { mine: words(one.mine, title), theirs: words(one.theirs, title) },
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
