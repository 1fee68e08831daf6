import type { ChangedValues } from '@tresen/domain/master-data/change-sets';
import type { SyncedName } from '@tresen/domain/master-data/entities';
import { kinds } from '@tresen/domain/master-data/kinds';
import type { Tx } from '../../kit/db/pools.ts';
import { recordNames } from './names.store.ts';

/** One value of a record, before and after. JSON text; null where the record was not there. */
export interface ValueChangeNode {
  readonly field: string;
  readonly old: string | null;
  readonly new: string | null;
  /** What the record is called that the value names. */
  readonly oldName: string | null;
  readonly newName: string | null;
}

interface Differing {
  readonly old: ChangedValues | null;
  readonly new: ChangedValues | null;
}

/** Only what differs: a record that comes or goes as a whole is told by its outcome. */
const namesIn = (one: Differing): string[] => (one.old && one.new ? Object.keys(one.new) : []);

const idsByKind = (entity: SyncedName, rows: readonly Differing[]): ReadonlyMap<SyncedName, string[]> => {
  const ids = new Map<SyncedName, string[]>();
  for (const row of rows) {
    for (const name of namesIn(row)) {
      const field = kinds[entity].fields[name];
      if (field?.kind !== 'reference') continue;
      const found = [row.old?.[name], row.new?.[name]].filter((value) => typeof value === 'string');
      ids.set(field.to, [...(ids.get(field.to) ?? []), ...found]);
    }
  }
  return ids;
};

/** Names of the records that values name, by id; one statement for each kind. */
const namesOf = async (
  tx: Tx,
  entity: SyncedName,
  rows: readonly Differing[],
): Promise<ReadonlyMap<unknown, string>> => {
  const names = new Map<unknown, string>();
  for (const [kind, ids] of idsByKind(entity, rows))
    for (const [id, name] of await recordNames(tx, kind, ids)) names.set(id, name);
  return names;
};

const textOf = (value: unknown): string => JSON.stringify(value ?? null);

/** The rows with what differs in each, and the names behind references. */
export const withChanges = async <Row extends Differing>(
  tx: Tx,
  entity: SyncedName,
  rows: readonly Row[],
): Promise<(Row & { readonly changes: readonly ValueChangeNode[] })[]> => {
  const names = await namesOf(tx, entity, rows);
  return rows.map((row) => ({
    ...row,
    changes: namesIn(row).map((field) => ({
      field,
      old: textOf(row.old?.[field]),
      new: textOf(row.new?.[field]),
      oldName: names.get(row.old?.[field]) ?? null,
      newName: names.get(row.new?.[field]) ?? null,
    })),
  }));
};
