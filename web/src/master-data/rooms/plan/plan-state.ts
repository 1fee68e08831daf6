import type { Fault } from '@tresen/domain/kit/entities';
import type { Edited } from './plan-edits.ts';
import { isSameTable, type PlanTable } from './plan-table.ts';

type Tables = readonly PlanTable[];

interface Step {
  readonly tables: Tables;
  readonly selected: ReadonlySet<string>;
}

/** A plan under work: how it is stored, how it is now, and the way back. */
export interface PlanState extends Step {
  readonly stored: Tables;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  /** Edits that follow each other under one name are one step. */
  readonly lastEdit: string | null;
  /** What the server or the domain found wrong with tables, by their key. */
  readonly faults: ReadonlyMap<string, readonly Fault[]>;
}

export type PlanAction =
  | { readonly type: 'edit'; readonly edited: Edited; readonly name?: string }
  | { readonly type: 'select'; readonly keys: Iterable<string> }
  | { readonly type: 'undo' | 'redo' }
  | { readonly type: 'refused'; readonly faults: PlanState['faults'] }
  /** Something else is stored now; `tables` where the person's own go on from there. */
  | { readonly type: 'load'; readonly stored: Tables; readonly tables?: Tables };

/** Steps that can be taken back. */
const maxSteps = 200;

export const beginPlan = (stored: Tables, tables: Tables = stored): PlanState => ({
  stored,
  tables,
  selected: new Set(),
  past: tables === stored ? [] : [{ tables: stored, selected: new Set() }],
  future: [],
  lastEdit: null,
  faults: new Map(),
});

/** Everything that happens to a plan. */
export const planReducer = (state: PlanState, action: PlanAction): PlanState => {
  switch (action.type) {
    case 'edit':
      return edit(state, action.edited, action.name);
    case 'select':
      return { ...state, selected: new Set(action.keys), lastEdit: null };
    case 'undo':
      return step(state, 'past');
    case 'redo':
      return step(state, 'future');
    case 'refused':
      return { ...state, faults: action.faults };
    case 'load':
      return beginPlan(action.stored, action.tables);
  }
};

/** What a save has to send. */
export interface PlanChanges {
  readonly put: Tables;
  readonly removed: Tables;
}

/** Tables that are new or differ from what is stored, and stored ones that are gone from the plan. */
export const changesOf = ({ stored, tables }: Pick<PlanState, 'stored' | 'tables'>): PlanChanges => {
  const before = new Map(stored.map((table) => [table.key, table]));
  const now = new Set(tables.map(({ key }) => key));
  return {
    put: tables.filter((table) => {
      const known = before.get(table.key);
      return !known || table.id === null || !isSameTable(known, table);
    }),
    removed: stored.filter(({ key }) => !now.has(key)),
  };
};

/** How many tables a save would change. */
export const countChanges = ({ put, removed }: PlanChanges): number => put.length + removed.length;

function edit(state: PlanState, { tables, selected = state.selected }: Edited, name?: string): PlanState {
  if (isSame(tables, state.tables)) return { ...state, selected };
  const goesOn = name !== undefined && name === state.lastEdit;
  const changed = new Set(tables.filter((table) => !state.tables.includes(table)).map(({ key }) => key));
  return {
    ...state,
    tables,
    selected,
    past: goesOn ? state.past : [...state.past, present(state)].slice(-maxSteps),
    future: [],
    lastEdit: name ?? null,
    faults: new Map([...state.faults].filter(([key]) => !changed.has(key))),
  };
}

function isSame(one: Tables, other: Tables): boolean {
  return one.length === other.length && one.every((table, at) => table === other[at]);
}

function present({ tables, selected }: PlanState): Step {
  return { tables, selected };
}

function step(state: PlanState, from: 'past' | 'future'): PlanState {
  const to = state[from].at(-1);
  if (!to) return state;
  const other = from === 'past' ? 'future' : 'past';
  return {
    ...state,
    ...to,
    [from]: state[from].slice(0, -1),
    [other]: [...state[other], present(state)],
    lastEdit: null,
  };
}
