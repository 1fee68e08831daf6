import {
  type Alignment,
  type Area,
  aligned,
  atFreePlace,
  type Direction,
  distributed,
  movedBy,
  nextNames,
  nextNumbers,
  type Point,
  type RowDirection,
  rowOf,
} from '@tresen/domain/master-data/rooms/plan';
import { factsOf, freshTable, type PlanTable, type TableFacts } from './plan-table.ts';

/** What an edit leaves behind: all tables, and which of them are chosen then. */
export interface Edited {
  readonly tables: readonly PlanTable[];
  readonly selected?: ReadonlySet<string>;
}

/** Where an edit happens. */
export interface PlanContext {
  readonly room: Area;
  /** Numbers of the branch that tables of other rooms have. */
  readonly numbersBeside: readonly number[];
  /** The step of the grid. */
  readonly step: number;
}

type Tables = readonly PlanTable[];
type Keys = ReadonlySet<string>;

/** The chosen tables moved by a way. */
export const moveTables = (tables: Tables, keys: Keys, way: Point): Edited => ({
  tables: replaced(
    tables,
    chosen(tables, keys).map((table) => movedBy(table, way)),
  ),
});

/** Other facts for the chosen tables. */
export const putFacts = (tables: Tables, keys: Keys, facts: Partial<TableFacts>): Edited => ({
  tables: tables.map((table) => (keys.has(table.key) ? { ...table, ...facts } : table)),
});

export const alignTables = (tables: Tables, keys: Keys, alignment: Alignment): Edited => ({
  tables: replaced(tables, aligned(chosen(tables, keys), alignment)),
});

export const distributeTables = (tables: Tables, keys: Keys, direction: Direction): Edited => ({
  tables: replaced(tables, distributed(chosen(tables, keys), direction)),
});

export const removeTables = (tables: Tables, keys: Keys): Edited => ({
  tables: tables.filter(({ key }) => !keys.has(key)),
  selected: new Set(),
});

/** A further table like the last one, at the next free place. @param word what a table is called: `Tisch` */
export const addTable = (tables: Tables, context: PlanContext, word: string): Edited => {
  const last = tables.at(-1);
  const like: Partial<TableFacts> = last
    ? { width: last.width, length: last.length, shape: last.shape, seats: last.seats }
    : {};
  const [number = 1] = nextNumbers(
    new Set([...context.numbersBeside, ...tables.map((table) => table.number)]),
    tables.map((table) => table.number),
    1,
  );
  const fresh = freshTable({ ...like, number, name: `${word} ${number}` });
  return withNew(tables, [atFreePlace(fresh, tables, context.room, context.step)]);
};

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

function replaced(tables: Tables, changed: Tables): Tables {
  const byKey = new Map(changed.map((table) => [table.key, table]));
  return tables.map((table) => byKey.get(table.key) ?? table);
}

function chosen(tables: Tables, keys: Keys): Tables {
  return tables.filter(({ key }) => keys.has(key));
}

function withNew(tables: Tables, added: Tables): Edited {
  return {
    tables: [...tables, ...added],
    selected: keysOf(added),
  };
}

function keysOf(tables: Tables): Keys {
  return new Set(tables.map(({ key }) => key));
}

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
