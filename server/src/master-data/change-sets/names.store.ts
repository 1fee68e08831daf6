import type { Field } from '@tresen/domain/kit/entities';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { tableOf } from '../../kit/records/index.ts';

type Names = ReadonlyMap<string, string>;

/** What records or registers are called that values of a field name, by id; nothing for other fields. */
export const namesBehind = async (
  tx: Tx,
  field: Field | undefined,
  ids: readonly string[],
): Promise<Names> => {
  if (field?.kind === 'device') return namesIn(tx, 'devices', ids);
  return field?.kind === 'reference' ? namesIn(tx, tableOf(field.to), ids) : new Map();
};

/** What branches are called, by id. */
export const unitNames = (tx: Tx, ids: readonly string[]): Promise<Names> =>
  namesIn(tx, 'organization_units', ids);

/** The ids of all branches: what "all" means today. */
export const everyUnit = async (tx: Tx): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`select id from organization_units
    where status > -2 and type <> 'group' order by id`.execute(tx);
  return rows.map(({ id }) => id);
};

/** The number of the tenant's last change of master data. */
export const lastSeq = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ last: number }>`select last_seq last from change_counters`.execute(tx);
  return rows[0]?.last ?? 0;
};

async function namesIn(tx: Tx, table: string, ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from ${sql.table(table)} where id = any (${[...ids]}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
