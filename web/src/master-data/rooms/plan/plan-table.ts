import type { Box, KeyedBox } from '@tresen/domain/master-data/rooms/plan';
import type { PlanTableFragment } from '../../../kit/graphql/generated/pos/graphql.ts';
import { newUuid } from '../../../kit/ids/index.ts';

/** What a person can change of a table in the plan: the same as in its form, but its room. */
export interface TableFacts extends Box {
  readonly name: string;
  readonly number: number;
  readonly seats: number;
  readonly sort: number;
  readonly isActive: boolean;
}

/** A table of the plan. Its key stays the same for as long as the plan is open; the id comes with the first save. */
export interface PlanTable extends TableFacts, KeyedBox {
  readonly id: string | null;
  /** Of what was stored when it was read; 0 for a new one. */
  readonly version: number;
}

const factNames = [
  ...(['name', 'number', 'seats', 'shape', 'x', 'y', 'width', 'length', 'rotation', 'sort'] as const),
  'isActive',
] as const satisfies readonly (keyof TableFacts)[];

/** Only the facts of a table, by name. */
export const factsOf = (table: TableFacts): TableFacts =>
  Object.fromEntries(factNames.map((name) => [name, table[name]])) as unknown as TableFacts;

/** True for tables of which everything is the same that a person can change. */
export const isSameTable = (one: TableFacts, other: TableFacts): boolean =>
  factNames.every((name) => one[name] === other[name]);

/** The facts in which two tables differ. */
export const differingFacts = (one: TableFacts, other: TableFacts): readonly (keyof TableFacts)[] =>
  factNames.filter((name) => one[name] !== other[name]);

/** A stored table as the plan holds it. */
export const planTable = (stored: PlanTableFragment): PlanTable => ({
  ...factsOf({ ...stored, shape: stored.shape === 'round' ? 'round' : 'rectangle' }),
  key: stored.id,
  id: stored.id,
  version: stored.version,
});

const newTable: TableFacts = {
  ...{ name: '', number: 1, seats: 4, sort: 0, isActive: true },
  ...{ x: 0, y: 0, width: 8, length: 8, rotation: 0, shape: 'rectangle' },
};

/** A table that is not stored yet. */
export const freshTable = (facts: Partial<TableFacts> = {}): PlanTable => ({
  ...newTable,
  ...facts,
  key: newUuid(),
  id: null,
  version: 0,
});

/** Stored tables under the keys that they have in an open plan. */
export const withKeys = (
  stored: readonly PlanTable[],
  keys: ReadonlyMap<string | null, string>,
): readonly PlanTable[] => stored.map((table) => ({ ...table, key: keys.get(table.id) ?? table.key }));
