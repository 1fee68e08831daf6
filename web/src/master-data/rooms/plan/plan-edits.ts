import {
  type Alignment,
  type Area,
  aligned,
  atFreePlace,
  type Direction,
  distributed,
  movedBy,
  nextNumbers,
  type Point,
} from '@tresen/domain/master-data/rooms/plan';
import { freshTable, type PlanTable, type TableFacts } from './plan-table.ts';

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

function replaced(tables: Tables, changed: Tables): Tables {
  const byKey = new Map(changed.map((table) => [table.key, table]));
  return tables.map((table) => byKey.get(table.key) ?? table);
}

function chosen(tables: Tables, keys: Keys): Tables {
  return tables.filter(({ key }) => keys.has(key));
}

/** The tables with new ones, which are chosen then. */
export const withNew = (tables: Tables, added: Tables): Edited => ({
  tables: [...tables, ...added],
  selected: keysOf(added),
});

function keysOf(tables: Tables): Keys {
  return new Set(tables.map(({ key }) => key));
}
