import { entityStatus } from '@tresen/domain/kit/entities';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import type { RecordSource, Writing } from '../../kit/records/index.ts';

/** The records that belong to this branch alone, without those that are deleted already. */
export const findOwn = async (tx: Tx, { table }: RecordSource, unitId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)}
    where unit_ids = array[${unitId}::uuid] and status >= ${entityStatus.inactive} order by id`.execute(tx);
  return rows.map(({ id }) => id);
};

/** The records that belong to this branch among others; deleted ones, too, since they can be brought back. */
export const findShared = async (tx: Tx, { table }: RecordSource, unitId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)}
    where unit_ids @> array[${unitId}::uuid] and cardinality(unit_ids) > 1
      and status > ${entityStatus.archived} order by id`.execute(tx);
  return rows.map(({ id }) => id);
};

/** Takes a branch from records that others have, too. */
export const leaveBranch = async (
  tx: Tx,
  { table }: RecordSource,
  { ids, unitId }: { readonly ids: readonly string[]; readonly unitId: string },
  { beforeSeq, now, userId, userName }: Writing,
): Promise<void> => {
  await sql`
    update ${sql.table(table)} t set unit_ids = array_remove(t.unit_ids, ${unitId}::uuid),
      left_unit_ids = t.left_unit_ids || ${unitId}::uuid, version = t.version + 1, change_seq = ${beforeSeq} + r.i,
      last_modified_at = ${new Date(now)}::timestamptz, last_modified_by = ${userId}::uuid,
      last_modified_by_name = ${userName}
    from unnest(${[...ids]}::uuid[]) with ordinality r(id, i) where t.id = r.id`.execute(tx);
};
