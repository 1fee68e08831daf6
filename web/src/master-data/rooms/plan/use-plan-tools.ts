import type { Alignment, Direction, Point } from '@tresen/domain/master-data/rooms/plan';
import { resized, wholeTurn } from '@tresen/domain/master-data/rooms/plan';
import { useRef, useState } from 'react';
import { useStable } from '../../../kit/editor/index.ts';
import { useFormats } from '../../../kit/format/index.ts';
import { useTexts } from '../../../kit/i18n/index.ts';
import { copyRow, copyTables, type RowWish } from './copy-tables.ts';
import {
  addTable,
  alignTables,
  distributeTables,
  type Edited,
  moveTables,
  putFacts,
  removeTables,
} from './plan-edits.ts';
import type { PlanTable, TableFacts } from './plan-table.ts';
import { planTexts } from './plan-texts.ts';
import type { PlanWork } from './use-plan.ts';

/** The grid: half a metre. */
const gridStep = 5;

/** Metres, as they are said: a unit is 10 cm. */
export const useMetres = (): ((units: number) => string) => {
  const f = useFormats();
  return (units) => f.number(units / 10);
};

/** All that can be done with a plan, by pointer, key or button; each says what it did. */
export const usePlanTools = (plan: PlanWork) => {
  const t = useTexts(planTexts);
  const f = useFormats();
  const metres = useMetres();
  const [hasGrid, setGrid] = useState(true);
  const clipboard = useRef<readonly PlanTable[]>([]);
  const { state, room, numbersBeside, edit, say, select } = plan;
  const { tables, selected } = state;
  const step = hasGrid ? gridStep : 1;
  const context = { room, numbersBeside, step: gridStep };
  const chosen = tables.filter(({ key }) => selected.has(key));
  const count = (list: readonly unknown[]) => f.number(list.length);
  const numbersOf = (list: readonly PlanTable[]) => list.map(({ number }) => number).join(', ');

  const sayPlace = (moved: readonly PlanTable[]) => {
    const [one] = moved;
    if (moved.length === 1 && one) say(t.saidMoved(String(one.number), metres(one.x), metres(one.y)));
    else say(t.saidManyMoved(count(moved)));
  };
  const put = (changed: readonly PlanTable[], name?: string) => edit(replacedBy(tables, changed), name);
  const add = (edited: Edited, tell: (added: readonly PlanTable[]) => string) => {
    edit(edited);
    say(tell(edited.tables.slice(tables.length)));
    return edited.tables.at(-1)?.key;
  };
  /** The chosen tables, or the one that has the focus. */
  const withFocused = (key: string | undefined): ReadonlySet<string> =>
    key === undefined || selected.has(key) ? selected : new Set([key]);
  const each = (keys: ReadonlySet<string>, change: (table: PlanTable) => PlanTable) =>
    tables.filter((table) => keys.has(table.key)).map(change);

  const acts = useStable({
    withFocused,
    undo: plan.undo,
    redo: plan.redo,
    putFacts: (facts: Partial<TableFacts>, name: string) =>
      edit(putFacts(tables, selected, facts), `${name} ${[...selected].join(' ')}`),
    removeChosen: () => {
      if (selected.size === 0) return;
      edit(removeTables(tables, selected));
      say(t.saidRemoved(f.number(selected.size)));
    },
    toggleGrid: () => {
      setGrid(!hasGrid);
      say(t.saidSnap(!hasGrid));
    },
    put,
    moved: (changed: readonly PlanTable[]) => {
      put(changed);
      sayPlace(changed);
    },
    sized: (changed: readonly PlanTable[]) => {
      put(changed);
      const [one] = changed;
      if (one) say(t.saidSized(String(one.number), metres(one.width), metres(one.length)));
    },
    turned: (changed: readonly PlanTable[]) => {
      put(changed);
      const [one] = changed;
      if (one) say(t.saidTurned(String(one.number), String(one.rotation)));
    },
    move: (keys: ReadonlySet<string>, way: Point) => {
      const edited = moveTables(tables, keys, way);
      edit({ ...edited, selected: keys }, `move ${[...keys].join(' ')}`);
      sayPlace(edited.tables.filter(({ key }) => keys.has(key)));
    },
    grow: (keys: ReadonlySet<string>, by: Point) => {
      const changed = each(keys, (table) => resized({ ...table, rotation: 0 }, 'se', by, 1)).map((table) => ({
        ...table,
        rotation: tables.find(({ key }) => key === table.key)?.rotation ?? 0,
      }));
      edit({ ...replacedBy(tables, changed), selected: keys }, `size ${[...keys].join(' ')}`);
      const [one] = changed;
      if (one) say(t.saidSized(String(one.number), metres(one.width), metres(one.length)));
    },
    turn: (keys: ReadonlySet<string>, degrees: number) => {
      const changed = each(keys, (table) => ({ ...table, rotation: wholeTurn(table.rotation + degrees) }));
      edit({ ...replacedBy(tables, changed), selected: keys }, `turn ${[...keys].join(' ')}`);
      const [one] = changed;
      if (one) say(t.saidTurned(String(one.number), String(one.rotation)));
    },
    select: (keys: Iterable<string>) => {
      const wanted = new Set(keys);
      select(wanted);
      say(wanted.size === 0 ? t.saidNone : t.saidChosen(f.number(wanted.size)));
    },
    selectAll: () => {
      select(tables.map(({ key }) => key));
      say(t.saidChosen(count(tables)));
    },
    addTable: () => add(addTable(tables, context, t.table), (added) => t.saidAdded(numbersOf(added))),
    duplicate: () => {
      if (chosen.length === 0) return undefined;
      return add(copyTables(tables, chosen, context), (added) => t.saidAdded(numbersOf(added)));
    },
    copyRow: (key: string, wish: RowWish) =>
      add(copyRow(tables, key, wish, context), (added) => t.saidAdded(numbersOf(added))),
    copy: () => {
      clipboard.current = chosen;
      say(t.saidCopied(count(chosen)));
    },
    paste: () => {
      if (clipboard.current.length === 0) return undefined;
      return add(copyTables(tables, clipboard.current, context), (added) => t.saidAdded(numbersOf(added)));
    },
    remove: (keys: ReadonlySet<string>) => {
      if (keys.size === 0) return;
      edit(removeTables(tables, keys));
      say(t.saidRemoved(f.number(keys.size)));
    },
    align: (alignment: Alignment) => {
      edit(alignTables(tables, selected, alignment));
      say(t.saidArranged(count(chosen)));
    },
    distribute: (direction: Direction) => {
      edit(distributeTables(tables, selected, direction));
      say(t.saidArranged(count(chosen)));
    },
  });
  return { t, step, hasGrid, chosen, ...acts };
};
export type PlanTools = ReturnType<typeof usePlanTools>;

function replacedBy(tables: readonly PlanTable[], changed: readonly PlanTable[]): Edited {
  const byKey = new Map(changed.map((table) => [table.key, table]));
  return { tables: tables.map((table) => byKey.get(table.key) ?? table) };
}
