import {
  advance,
  amend,
  type ButtonGrid,
  beginHistory,
  type Cell,
  type History,
  isSameGrid,
  redo,
  undo,
} from '@tresen/domain/master-data/buttons/grid';
import { cellOfKey, cellWithin } from './cells.ts';

/** The buttons of an app under work: as they are stored, how they came to what they are, and what is chosen. */
export interface GridState {
  readonly stored: ButtonGrid;
  /** Of what is stored; a save says from which one it went on. */
  readonly version: number;
  readonly history: History<ButtonGrid>;
  /** Keys of the buttons that are chosen. */
  readonly selected: ReadonlySet<string>;
  readonly cursor: Cell;
  /** Where a choice of several began. */
  readonly anchor: Cell | null;
  /** Edits that follow each other under one name are one step. */
  readonly lastEdit: string | null;
}

export type GridAction =
  | {
      readonly type: 'edit';
      readonly grid: ButtonGrid;
      readonly name?: string | undefined;
      readonly selected?: Iterable<string>;
      readonly cursor?: Cell;
    }
  | { readonly type: 'select'; readonly keys: Iterable<string> }
  | { readonly type: 'go'; readonly cursor: Cell; readonly anchor?: Cell; readonly keys?: Iterable<string> }
  | { readonly type: 'undo' | 'redo' }
  /** What was sent is stored; the server may have tidied it. The way back stays, and so does what was done since. */
  | {
      readonly type: 'stored';
      readonly sent: ButtonGrid;
      readonly stored: ButtonGrid;
      readonly version: number;
    }
  /** Something else is stored now; `grid` where the person's own goes on from there. */
  | {
      readonly type: 'load';
      readonly stored: ButtonGrid;
      readonly version: number;
      readonly grid?: ButtonGrid;
    };

export const beginGrid = (stored: ButtonGrid, version: number, grid: ButtonGrid = stored): GridState => ({
  ...{ stored, version, selected: new Set(), cursor: { layer: 0, row: 0, column: 0 } },
  history: grid === stored ? beginHistory(stored) : advance(beginHistory(stored), grid),
  ...{ anchor: null, lastEdit: null },
});

export const isChanged = ({ stored, history }: GridState): boolean => !isSameGrid(history.present, stored);

/** Everything that happens to the buttons of an app. */
export const gridReducer = (state: GridState, action: GridAction): GridState => {
  switch (action.type) {
    case 'edit':
      return edit(state, action);
    case 'select':
      return { ...state, selected: new Set(action.keys), anchor: null, lastEdit: null };
    case 'go':
      return {
        ...state,
        cursor: action.cursor,
        anchor: action.anchor ?? null,
        ...(action.keys && { selected: new Set(action.keys) }),
        lastEdit: null,
      };
    case 'undo':
      return fitting({ ...state, history: undo(state.history), lastEdit: null });
    case 'redo':
      return fitting({ ...state, history: redo(state.history), lastEdit: null });
    case 'stored': {
      const { sent, stored, version } = action;
      const { history } = state;
      const isTidied = history.present === sent && !isSameGrid(sent, stored);
      return fitting({
        ...state,
        ...{ stored, version, lastEdit: null },
        history: isTidied ? amend(history, stored) : history,
      });
    }
    case 'load':
      return fitting({
        ...beginGrid(action.stored, action.version, action.grid),
        selected: state.selected,
        cursor: state.cursor,
      });
  }
};

function edit(state: GridState, action: Extract<GridAction, { type: 'edit' }>): GridState {
  const { grid, name = null, selected = state.selected, cursor = state.cursor } = action;
  const goesOn = name !== null && name === state.lastEdit;
  return fitting({
    ...state,
    history: goesOn ? amend(state.history, grid) : advance(state.history, grid),
    ...{ selected: new Set(selected), cursor, anchor: null, lastEdit: name },
  });
}

/** What is chosen and where the cursor stands, within what there is now. */
function fitting(state: GridState): GridState {
  const { mappings, layout } = state.history.present;
  const isThere = (key: string) => {
    const { layer, row, column } = cellOfKey(key) ?? {};
    return mappings.some((one) => one.layer === layer && one.row === row && one.column === column);
  };
  return {
    ...state,
    selected: new Set([...state.selected].filter(isThere)),
    cursor: cellWithin(state.cursor, layout),
  };
}
