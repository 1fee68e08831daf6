import { type ButtonHeat, cellKey } from '@tresen/domain/master-data/buttons/grid';
import { useMemo, useState } from 'react';
import { useBranches } from '../../../kit/branches/index.ts';
import {
  type ButtonHeatState,
  type HeatSpan,
  useButtonHeat,
  useHeatSpan,
  useHeatWords,
} from '../heat/index.ts';
import type { GridState } from './grid-state.ts';
import type { PaletteSource } from './palette-source.ts';

/** What the cell of a button shows and says of its sales. */
export interface CellHeat {
  readonly heat: ButtonHeat;
  readonly words: string;
}

/** Sales in the editor: over a span and some branches of the template. */
export interface HeatView {
  readonly isOn: boolean;
  readonly setOn: (isOn: boolean) => void;
  readonly span: HeatSpan;
  readonly setSpan: (span: HeatSpan) => void;
  /** The branches to choose from, and those that are chosen; none for all. */
  readonly branches: readonly { readonly id: string; readonly name: string }[];
  readonly units: readonly string[];
  readonly setUnits: (units: readonly string[]) => void;
  readonly state: ButtonHeatState;
  /** By the key of their cells; undefined while sales do not show. */
  readonly cells: ReadonlyMap<string, CellHeat> | undefined;
}

/** What sold, laid over the buttons while somebody wants to see it; taps beside those of what is stored. */
export const useHeatView = ({ history, stored }: GridState, source: PaletteSource): HeatView => {
  const [isOn, setOn] = useState(false);
  const { span, setSpan, days } = useHeatSpan(3);
  const [units, setUnits] = useState<readonly string[]>([]);
  const ofTemplate = useBranches().filter(({ id }) => source.unitIds?.includes(id) ?? true);
  const unitIds = units.length > 0 ? units : source.unitIds;
  const state = useButtonHeat(isOn ? { ...days, unitIds } : null, history.present, stored);
  const { heat, sold } = state;
  const wordsOf = useHeatWords(sold?.currency ?? 'EUR', sold?.openHours ?? 0);
  const cells = useMemo(
    () =>
      heat && new Map(heat.buttons.map((one) => [cellKey(one.mapping), { heat: one, words: wordsOf(one) }])),
    [heat, wordsOf],
  );
  return {
    ...{ isOn, setOn, span, setSpan, units, setUnits, state },
    branches: ofTemplate,
    cells: isOn && !sold?.isOmitted ? cells : undefined,
  };
};

/** True where a cell looks and reads the same with either. */
export const isSameHeat = (one: CellHeat | undefined, other: CellHeat | undefined): boolean =>
  one?.words === other?.words && one?.heat.share === other?.heat.share;
