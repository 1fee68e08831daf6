import type { EntityName } from '@tresen/domain/kit/entities';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../db/pools.ts';
import { takeChanges } from './changes.store.ts';
import { tableOf } from './columns.ts';
import { leftUnits } from './left-units.store.ts';
import type { Writing } from './writing.ts';

/** The records belong to one more branch. */
export const addBranch = (
  tx: Tx,
  name: EntityName,
  ids: readonly string[],
  unitId: string,
  writing: Omit<Writing, 'beforeSeq'>,
): Promise<void> =>
  setBranches(
    tx,
    name,
    ids,
    sql`array(select u from unnest(t.unit_ids || ${unitId}::uuid) u order by u)`,
    writing,
  );

/** The records of all branches belong to these alone. */
export const listBranches = (
  tx: Tx,
  name: EntityName,
  ids: readonly string[],
  unitIds: readonly string[],
  writing: Omit<Writing, 'beforeSeq'>,
): Promise<void> => setBranches(tx, name, ids, sql`${unitIds.toSorted()}::uuid[]`, writing);

/** Gives the records these branches, each with a number and a version of its own. */
async function setBranches(
  tx: Tx,
  name: EntityName,
  ids: readonly string[],
  unitIds: RawBuilder<unknown>,
  { tenantId, now, userId, userName }: Omit<Writing, 'beforeSeq'>,
): Promise<void> {
  if (ids.length === 0) return;
  const beforeSeq = (await takeChanges(tx, tenantId, ids.length)) - ids.length;
  await sql`
    update ${sql.table(tableOf(name))} t set version = t.version + 1, left_unit_ids = ${sql.raw(leftUnits)},
      unit_ids = r.unit_ids, change_seq = ${beforeSeq} + r.i, last_modified_at = ${new Date(now)}::timestamptz,
      last_modified_by = ${userId}::uuid, last_modified_by_name = ${userName}
    from (select t.id, ${unitIds} as unit_ids, row_number() over (order by t.id) as i
      from ${sql.table(tableOf(name))} t where t.id = any (${[...ids]}::uuid[])) r
    where t.id = r.id`.execute(tx);
}
