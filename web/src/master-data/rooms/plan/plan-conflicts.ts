import type { Side } from '../../../kit/conflicts/index.ts';
import type { PlanTableFragment } from '../../../kit/graphql/generated/pos/graphql.ts';
import type { PlanState } from './plan-state.ts';
import { differingFacts, type PlanTable, planTable, type TableFacts } from './plan-table.ts';
import type { PlanConflict } from './use-plan.ts';

/** A table that two people changed. One of the two is undefined where somebody has deleted it. */
export interface TableConflict {
  /** Its id. */
  readonly id: string;
  readonly mine: PlanTable | undefined;
  readonly theirs: PlanTableFragment | undefined;
  /** In what the two differ; nothing where one of them is gone. */
  readonly differing: readonly (keyof TableFacts)[];
}

type Versions = Pick<PlanState, 'stored' | 'tables'>;

/** What there is to choose between. */
export const conflictsOf = (
  { tables }: Versions,
  { theirs, goneIds }: PlanConflict,
): readonly TableConflict[] => {
  const mineOf = (id: string) => tables.find((table) => table.id === id);
  return [
    ...theirs.map((record) => {
      const mine = mineOf(record.id);
      return {
        id: record.id,
        mine,
        theirs: record,
        differing: mine ? differingFacts(mine, planTable(record)) : [],
      };
    }),
    // Both have deleted it: there is nothing to choose.
    ...goneIds.flatMap((id) => {
      const mine = mineOf(id);
      return mine ? [{ id, mine, theirs: undefined, differing: [] }] : [];
    }),
  ];
};

/** The plan on top of what is stored now, with each table as somebody chose it. */
export const settled = (
  versions: Versions,
  conflict: PlanConflict,
  sideOf: (id: string) => Side,
): Versions => {
  const theirs = new Map(conflict.theirs.map((record) => [record.id, keyed(record, versions)]));
  const gone = new Set(conflict.goneIds);
  const stored = versions.stored.flatMap((table) => {
    if (table.id !== null && gone.has(table.id)) return [];
    return [theirs.get(table.id ?? '') ?? table];
  });
  const tables = versions.tables.flatMap((table): PlanTable[] => {
    const { id } = table;
    if (id === null) return [table];
    if (gone.has(id)) return sideOf(id) === 'mine' ? [{ ...table, id: null, version: 0 }] : [];
    const other = theirs.get(id);
    if (!other) return [table];
    return sideOf(id) === 'mine' ? [{ ...table, version: other.version }] : [other];
  });
  const here = new Set(tables.map(({ id }) => id));
  const broughtBack = [...theirs.values()].filter(
    ({ id }) => id !== null && !here.has(id) && sideOf(id) === 'theirs',
  );
  return { stored, tables: [...tables, ...broughtBack] };
};

function keyed(record: PlanTableFragment, { stored }: Versions): PlanTable {
  const known = stored.find(({ id }) => id === record.id);
  return { ...planTable(record), key: known?.key ?? record.id };
}
