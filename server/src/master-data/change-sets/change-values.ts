import type { EntityName } from '@tresen/domain/kit/entities';
import type { ChangedValues } from '@tresen/domain/master-data/change-sets';
import { kinds } from '@tresen/domain/master-data/kinds';
import type { Tx } from '../../kit/db/pools.ts';
import { namesBehind } from './names.store.ts';

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

/** The rows with what differs in each, and the names behind references. */
export const withChanges = async <Row extends Differing>(
  tx: Tx,
  entity: EntityName,
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

/** Names of what values name, by id; one statement for each field. */
async function namesOf(
  tx: Tx,
  entity: EntityName,
  rows: readonly Differing[],
): Promise<ReadonlyMap<unknown, string>> {
  const names = new Map<unknown, string>();
  for (const [name, ids] of idsByField(rows))
    for (const [id, text] of await namesBehind(tx, kinds[entity].fields[name], ids)) names.set(id, text);
  return names;
}

function idsByField(rows: readonly Differing[]): ReadonlyMap<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const row of rows) {
    for (const name of namesIn(row)) {
      const found = [row.old?.[name], row.new?.[name]].filter((value) => typeof value === 'string');
      ids.set(name, [...(ids.get(name) ?? []), ...found]);
    }
  }
  return ids;
}

/** Only what differs: a record that comes or goes as a whole is told by its outcome. */
function namesIn(one: Differing): string[] {
  return one.old && one.new ? Object.keys(one.new) : [];
}

function textOf(value: unknown): string {
  return JSON.stringify(value ?? null);
}
