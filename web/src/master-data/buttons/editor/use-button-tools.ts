import type { ButtonLayout } from '@tresen/domain/master-data/buttons';
import { maxLayout } from '@tresen/domain/master-data/buttons';
import {
  type ButtonGrid,
  type ButtonMapping,
  type ButtonTarget,
  type Cell,
  cellKey,
  copyLayer,
  dress,
  type Edited,
  inReadingOrder,
  move,
  paste,
  place,
  remove,
  resize,
  span,
} from '@tresen/domain/master-data/buttons/grid';
import { useMemo, useState } from 'react';
import { useStable } from '../../../kit/editor/index.ts';
import { useFormats } from '../../../kit/format/index.ts';
import { useTexts } from '../../../kit/i18n/index.ts';
import { buttonTexts } from './buttons-texts.ts';
import { cellOfKey, mappingAt, mappingsBetween } from './cells.ts';
import type { GridAction, GridState } from './grid-state.ts';
import { type Refusal, useRefusalWords } from './refusal-words.ts';
import type { TargetNames } from './targets.ts';

type Look = Parameters<typeof dress>[2];
/** What was copied; it may go into the grid of another app. */
export type Clipboard = { current: readonly ButtonMapping[] };

interface Done {
  readonly said: string;
  readonly name?: string;
  readonly selected?: Iterable<string>;
  readonly cursor?: Cell;
}

/** All that can be done with the buttons of an app, by pointer, key or tool; each says what it did or why it did not. */
export const useButtonTools = (
  state: GridState,
  dispatch: (action: GridAction) => void,
  names: TargetNames,
  clipboard: Clipboard,
) => {
  const work = useWork(state, dispatch, names);
  const [hand, setHand] = useState<ButtonTarget>();
  const acts = useStable({
    ...editActs(work, clipboard),
    ...choiceActs(work),
    /** Takes a target into the hand, to be put down by the next touch of a cell; undefined puts it away. */
    take: (target: ButtonTarget | undefined) => {
      setHand(target);
      if (target) work.say(work.t.saidInHand(names.nameOf(target)));
    },
  });
  const { refusal, said } = work;
  const { selected, history } = state;
  const chosen = useMemo(() => chosenOf(history.present, selected), [history.present, selected]);
  return useMemo(() => ({ ...acts, hand, refusal, said, chosen }), [acts, hand, refusal, said, chosen]);
};
export type ButtonTools = ReturnType<typeof useButtonTools>;

/** What all tools need: the buttons as they are at the moment, and doing something to them in one way. */
function useWork(state: GridState, dispatch: (action: GridAction) => void, names: TargetNames) {
  const t = useTexts(buttonTexts);
  const f = useFormats();
  const refusalWords = useRefusalWords(names);
  const [said, say] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();
  const grid = state.history.present;
  return {
    ...{ t, dispatch, say, said, refusal, grid, selected: state.selected, labelOf: names.labelOf },
    nameOf: names.nameOf,
    chosen: () => chosenOf(grid, state.selected),
    count: (list: readonly unknown[]) => f.number(list.length),
    forgive: () => setRefusal(undefined),
    /** Does it and says so, or says why it cannot be done. */
    act: (edited: Edited, { said: words, ...more }: Done): boolean => {
      if ('refusal' in edited) {
        const refused = refusalWords(edited.refusal);
        setRefusal(refused);
        say(refused.words);
        return false;
      }
      setRefusal(undefined);
      dispatch({ type: 'edit', grid: edited.grid, ...more });
      say(words);
      return true;
    },
  };
}
type Work = ReturnType<typeof useWork>;

/** What changes buttons. */
function editActs(
  { t, grid, act, say, count, nameOf, labelOf, chosen, selected }: Work,
  clipboard: Clipboard,
) {
  return {
    /** Lays a target on a cell; what is there gives way and leaves its place and size. */
    put: (target: ButtonTarget, at: Cell): boolean => {
      const there = mappingAt(grid, at);
      const where = there ?? { ...at, rowSpan: 1, columnSpan: 1 };
      const words = there
        ? t.saidReplaced(nameOf(target), labelOf(there))
        : t.saidPut(nameOf(target), t.place(String(at.row + 1), String(at.column + 1)));
      const cursor = cellOf(where);
      return act(place(grid, where, target, { isReplacing: true }), {
        ...{ said: words, selected: [cellKey(cursor)], cursor },
      });
    },
    /** @param mappings the first is the one that is held */
    moveTo: (mappings: readonly ButtonMapping[], to: Cell): boolean => {
      const [held] = mappings;
      if (!held || cellKey(held) === cellKey(to)) return false;
      const other = mappings.length === 1 ? mappingAt(grid, to) : undefined;
      const isSwap = other !== undefined && !mappings.includes(other);
      const moved = mappings.map(({ layer, row, column }) => ({
        layer: layer + to.layer - held.layer,
        row: row + to.row - held.row,
        column: column + to.column - held.column,
      }));
      return act(move(grid, mappings, to), {
        said: isSwap ? t.saidSwapped(labelOf(held), labelOf(other)) : t.saidMoved(count(mappings)),
        ...{ selected: moved.map(cellKey), cursor: to },
      });
    },
    span: (mapping: ButtonMapping, size: Pick<ButtonMapping, 'rowSpan' | 'columnSpan'>): boolean =>
      act(span(grid, mapping, size), {
        said: t.saidSized(labelOf(mapping), t.size(String(size.columnSpan), String(size.rowSpan))),
        ...{ selected: [cellKey(mapping)], cursor: cellOf(mapping) },
      }),
    /** What takes a while names its buttons: others may be chosen by then. */
    dress: (look: Look, name: string, mappings: readonly ButtonMapping[] = chosen()) =>
      act(dress(grid, mappings, look), { said: '', name: `${name} ${[...selected].join(' ')}` }),
    remove: (mappings: readonly ButtonMapping[]) =>
      mappings.length > 0 && act(remove(grid, mappings), { said: t.saidRemoved(count(mappings)) }),
    copyLayer: (from: number, to: number) =>
      act(copyLayer(grid, from, to, { isReplacing: true }), {
        said: t.saidLayer(String(from + 1), String(to + 1)),
        ...{ cursor: { layer: to, row: 0, column: 0 }, selected: [] },
      }),
    resize: (layout: ButtonLayout) => act(resize(grid, layout), { said: t.saidLayout }),
    /** Another grid in the place of this one, as one step. */
    replace: (next: ButtonGrid, said: string) => act({ grid: next }, { said, selected: [] }),
    copy: (mappings: readonly ButtonMapping[]) => {
      if (mappings.length === 0) return;
      clipboard.current = inReadingOrder(mappings);
      say(t.saidCopied(count(mappings)));
    },
    paste: (at: Cell) => {
      const edited = paste(grid, clipboard.current, at);
      const before = new Set(grid.mappings);
      const added = 'grid' in edited ? edited.grid.mappings.filter((one) => !before.has(one)) : [];
      const [first] = inReadingOrder(added);
      const cursor = first ? { layer: first.layer, row: first.row, column: first.column } : at;
      act(edited, { said: t.saidPasted(count(added)), selected: added.map(cellKey), cursor });
    },
  };
}

/** What chooses buttons and goes back and forth. */
function choiceActs({ t, grid, dispatch, say, count, selected, forgive }: Work) {
  const step = (type: 'undo' | 'redo') => {
    dispatch({ type });
    forgive();
    say(type === 'undo' ? t.saidUndone : t.saidRedone);
  };
  return {
    forgive,
    select: (keys: readonly string[]) => {
      dispatch({ type: 'select', keys });
      say(t.saidChosen(count(keys)));
    },
    go: (cursor: Cell) => dispatch({ type: 'go', cursor }),
    /** Chooses what lies between two cells. */
    range: (anchor: Cell, cursor: Cell) => {
      const keys = mappingsBetween(grid, anchor, cursor).map(cellKey);
      dispatch({ type: 'go', cursor, anchor, keys });
      say(t.saidChosen(count(keys)));
    },
    toggle: (key: string) => {
      const others = [...selected].filter((one) => one !== key);
      dispatch({ type: 'select', keys: selected.has(key) ? others : [...others, key] });
    },
    /** Leads to buttons: they are chosen, on their layer. */
    show: (mappings: readonly ButtonMapping[]) => {
      const [first] = mappings;
      forgive();
      if (first) dispatch({ type: 'go', cursor: cellOf(first), keys: mappings.map(cellKey) });
    },
    undo: () => step('undo'),
    redo: () => step('redo'),
  };
}

function chosenOf({ mappings }: ButtonGrid, selected: ReadonlySet<string>): readonly ButtonMapping[] {
  if (selected.size === 0) return [];
  // A text for each of 1,296 buttons takes a tenth of the script of a drop: those of other rows need none.
  const cells = [...selected].flatMap((key) => cellOfKey(key) ?? []);
  const rows = new Set(cells.map(rowOf));
  return mappings.filter((one) => rows.has(rowOf(one)) && selected.has(cellKey(one)));
}

/** One number for each row of each layer. */
function rowOf({ layer, row }: Cell): number {
  return layer * maxLayout.rows + row;
}

function cellOf({ layer, row, column }: Cell): Cell {
  return { layer, row, column };
}
