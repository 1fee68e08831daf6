import { entityStatus, type SyncedName, syncedNames } from '@tresen/domain/kit/entities';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { activeRegisters } from './active-registers.store.ts';
import { tableNamed } from './record-content.store.ts';

/**
 * Ends the deletions that every active register of their branches knows of (MDA-10). Returns how many. Two registers
 * that acknowledge at the same moment may each miss the other: the job looks at all of them again.
 * @param unitId the branch whose register has just come further; without it all are looked at
 */
export const finishDeletions = async (tx: Tx, now: number, unitId?: string): Promise<number> => {
  const counts: number[] = [];
  for (const entity of syncedNames) counts.push(await finishIn(tx, entity, now, unitId));
  return counts.reduce((sum, count) => sum + count, 0);
};

/** True when a deletion waits that this change number covers: mostly there is none. */
export const hasPendingDeletions = async (tx: Tx, upTo: number): Promise<boolean> => {
  const any = syncedNames.map(
    (entity) => sql`exists (select from ${tableNamed(entity)} t where t.tenant_id = (select current_tenant())
      and t.status = -1 and t.change_seq <= ${upTo})`,
  );
  const { rows } = await sql<{ isSo: boolean }>`select ${sql.join(any, sql` or `)} as "isSo"`.execute(tx);
  return rows[0]?.isSo ?? false;
};

/** Tenants that have deletions which wait. Of the system role. */
export const tenantsWithPendingDeletions = async (tx: Tx): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`select tenants_with_pending_deletions() as id`.execute(tx);
  return rows.map(({ id }) => id);
};

async function finishIn(
  tx: Tx,
  entity: SyncedName,
  now: number,
  unitId: string | undefined,
): Promise<number> {
  // Most acknowledgements are of registers that others are still behind: then nothing more is looked at.
  const ofOwnUnit = unitId && sql`and ${isCoveredBy(sql`active where unit_id = ${unitId}::uuid`)}`;
  const { rows } = await sql`
    with active as materialized (${activeRegisters(now)})
    update ${tableNamed(entity)} d set status = ${entityStatus.deleted}
    where d.tenant_id = (select current_tenant()) and d.id in (
      select t.id from ${tableNamed(entity)} t
      where t.tenant_id = (select current_tenant()) and t.status = -1 ${ofOwnUnit ?? sql``}
        and (t.unit_ids is not null or ${isCoveredBy(sql`active`)})
        and not exists (select from active a where a.unit_id = any (t.unit_ids) and a.cursor < t.change_seq)
        and not exists (select from sync_failures f join active a on a.device_id = f.device_id
          where f.tenant_id = t.tenant_id and f.entity = ${entity} and f.record_id = t.id
            and f.change_seq = t.change_seq)
      for update skip locked)
    returning 1`.execute(tx);
  return rows.length;
}

/** The lowest cursor covers the deletion; without a register everything is covered. */
function isCoveredBy(registers: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`t.change_seq <= coalesce((select min(cursor) from ${registers}), t.change_seq)`;
}
