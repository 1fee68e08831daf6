import {
  movedBy,
  nextNames,
  nextNumbers,
  type RowDirection,
  rowOf,
} from '@tresen/domain/master-data/rooms/plan';
import { type Edited, type PlanContext, withNew } from './plan-edits.ts';
import { factsOf, freshTable, type PlanTable, type TableFacts } from './plan-table.ts';

type Tables = readonly PlanTable[];

/** Copies a little beside their originals. */
export const copyTables = (
  tables: Tables,
  originals: readonly TableFacts[],
  context: PlanContext,
): Edited => {
  const way = { x: context.step, y: context.step };
  return withNew(
    tables,
    continued(tables, originals, context).map((table) => movedBy(table, way)),
  );
};

/** What a row of copies is made of. Distance in units of 10 cm between the edges. */
export interface RowWish {
  readonly count: number;
  readonly distance: number;
  readonly direction: RowDirection;
}

/** A table and so many copies of it in a row. */
export const copyRow = (tables: Tables, key: string, wish: RowWish, context: PlanContext): Edited => {
  const original = tables.find((table) => table.key === key);
  if (!original) return { tables };
  const copies = rowOf(original, wish.count, wish.distance, wish.direction);
  return withNew(tables, continued(tables, copies, context));
};

/** New tables go with the next numbers of the branch, and with names that go on. */
function continued(tables: Tables, originals: readonly TableFacts[], context: PlanContext): Tables {
  const taken = new Set([...context.numbersBeside, ...tables.map(({ number }) => number)]);
  const numbers = nextNumbers(
    taken,
    tables.map(({ number }) => number),
    originals.length,
  );
  const names = new Set(tables.map(({ name }) => name));
  return originals.map((original, index) => {
    const number = numbers[index] ?? original.number;
    const [name = original.name] = nextNames(original, names, [number]);
    names.add(name);
    return freshTable({ ...factsOf(original), number, name });
  });
}
