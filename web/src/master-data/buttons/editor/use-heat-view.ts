import { type ButtonHeat, cellKey } from '@tresen/domain/master-data/buttons/grid';
import { useMemo, useState } from 'react';
import {
  type ButtonHeatState,
  type HeatDays,
  type HeatPlaces,
  type SinceOf,
  useButtonHeat,
  useHeatDays,
  useHeatPlaces,
  useHeatSince,
  useHeatWords,
  usePlacedDays,
} from '../heat/index.ts';
import type { GridState } from './grid-state.ts';
import type { PaletteSource } from './palette-source.ts';

/** What the cell of a button shows and says of its sales. */
export interface CellHeat {
  readonly heat: ButtonHeat;
  readonly words: string;
  /** It came to its cell within the days that show. */
  readonly isYoung: boolean;
}

/** Sales in the editor: on some days, of some branches and registers of the template. */
export interface HeatView {
  readonly isOn: boolean;
  readonly setOn: (isOn: boolean) => void;
  readonly days: HeatDays;
  readonly places: HeatPlaces;
  readonly state: ButtonHeatState;
  /** Day since when there are such buttons. */
  readonly since: string;
  /** Day since when a button lies in its cell. */
  readonly sinceOf: SinceOf;
  /** By the key of their cells; undefined while sales do not show. */
  readonly cells: ReadonlyMap<string, CellHeat> | undefined;
}

/** What sold, laid over the buttons while somebody wants to see it; taps beside those of what is stored. */
export const useHeatView = ({ history, stored, version }: GridState, source: PaletteSource): HeatView => {
  const [isOn, setOn] = useState(false);
  const days = useHeatDays(3);
  const places = useHeatPlaces(source.unitIds, isOn);
  const state = useButtonHeat(isOn ? { ...days.days, ...places.asked } : null, history.present, stored);
  const { heat, sold } = state;
  const since = useHeatSince(source.createdAt);
  const wordsOf = useHeatWords(sold?.currency ?? 'EUR', sold?.openHours ?? 0);
  const asked = { templateId: source.templateId, app: stored.app, version };
  const sinceOf = usePlacedDays(isOn ? asked : null, since);
  const from = sold?.from;
  const cells = useMemo(
    () =>
      heat && from !== undefined
        ? new Map(heat.buttons.map((one) => cellOf(one, { from, since, sinceOf, wordsOf })))
        : undefined,
    [heat, from, since, sinceOf, wordsOf],
  );
  return {
    ...{ isOn, setOn, days, places, state, since, sinceOf },
    // Where nothing was sold, no button is to blame: 0 on each would say it was there and nobody pressed it.
    cells: isOn && sold && !sold.isOmitted && sold.articles.length > 0 ? cells : undefined,
  };
};

interface CellAsked extends Pick<HeatView, 'since' | 'sinceOf'> {
  readonly from: string;
  readonly wordsOf: ReturnType<typeof useHeatWords>;
}

/** Of a template that is younger than the days nothing is said of each button: the panel says it of all. */
function cellOf(heat: ButtonHeat, { from, since, sinceOf, wordsOf }: CellAsked): readonly [string, CellHeat] {
  const day = sinceOf(heat.mapping);
  const isYoung = since <= from && day > from;
  return [cellKey(heat.mapping), { heat, isYoung, words: wordsOf(heat, isYoung ? day : undefined) }];
}

/** True where a cell looks and reads the same with either. */
export const isSameHeat = (one: CellHeat | undefined, other: CellHeat | undefined): boolean =>
  one?.words === other?.words && one?.heat.share === other?.heat.share;
