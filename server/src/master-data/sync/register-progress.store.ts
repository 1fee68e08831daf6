import { type SyncedName, syncedNames } from '@tresen/domain/kit/entities';
import type { KindProgress } from '@tresen/domain/master-data/sync';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { belongsTo, tableNamed } from './record-content.store.ts';

/** Where a register is. Times are UTC. */
export interface RegisterPosition {
  readonly deviceId: string;
  readonly unitId: string;
  /** The last change that it has acknowledged; 0 until it has a complete copy of its branch. */
  readonly cursor: number;
  /** When it began the copy that it takes now; null when it takes none. */
  readonly snapshotAt: Date | null;
  /** The last record of the copy that it has applied; null behind the last one. */
  readonly snapshotEntity: SyncedName | null;
  readonly snapshotId: string | null;
  readonly acknowledgedAt: Date | null;
  readonly seenAt: Date | null;
  readonly failed: number;
  /** It has sent receipts since it was linked, and never asked for master data. */
  readonly onlyPushes: boolean;
}

/** The position of a linked register of the tenant, or undefined. A cursor of another branch does not count. */
export const findPosition = async (tx: Tx, deviceId: string): Promise<RegisterPosition | undefined> => {
  const { rows } = await sql<RegisterPosition>`
    select d.id as "deviceId", d.unit_id as "unitId", coalesce(s.cursor, 0) as cursor, s.snapshot_at as "snapshotAt",
      s.snapshot_entity as "snapshotEntity", s.snapshot_id as "snapshotId", s.seen_at as "seenAt",
      to_timestamp(s.acknowledgements[cardinality(s.acknowledgements)]) as "acknowledgedAt",
      (select count(*) from sync_failures f where f.tenant_id = d.tenant_id and f.device_id = d.id) as failed,
      coalesce(d.last_receipt_at >= d.linked_at, false) and not exists (select from device_sync o
        where o.tenant_id = d.tenant_id and o.device_id = d.id) as "onlyPushes"
    from devices d
    left join device_sync s on s.tenant_id = d.tenant_id and s.device_id = d.id and s.unit_id = d.unit_id
    where d.tenant_id = (select current_tenant()) and d.id = ${deviceId} and d.unlinked_at is null`.execute(
    tx,
  );
  return rows[0];
};

/** Of each kind the records of the register's branch, and those of them that the register has as they are now. */
export const countTaken = async (tx: Tx, position: RegisterPosition): Promise<readonly KindProgress[]> => {
  const parts = syncedNames.map(
    (entity) => sql`select ${entity}::text as entity, count(*) as total,
      count(*) filter (where ${isTaken(entity, position)}) as taken
      from ${tableNamed(entity)} t
      where t.tenant_id = (select current_tenant()) and t.status >= 0 and ${belongsTo(position.unitId)}`,
  );
  return (await sql<KindProgress>`${sql.join(parts, sql` union all `)}`.execute(tx)).rows;
};

/** How many changes of its branch a register with a complete copy has not acknowledged; removals, too. */
export const countBehind = async (tx: Tx, { cursor, unitId }: RegisterPosition): Promise<number> => {
  const parts = syncedNames.map(
    (entity) => sql`(select count(*) from ${tableNamed(entity)} t
      where t.tenant_id = (select current_tenant()) and t.change_seq > ${cursor}
        and (${belongsTo(unitId)} or ${unitId}::uuid = any (t.left_unit_ids)))`,
  );
  const { rows } = await sql<{ open: number }>`select ${sql.join(parts, sql` + `)} as open`.execute(tx);
  return rows[0]?.open ?? 0;
};

/** The place in a snapshot behind which a register asks on: what lies before it is applied there. */
export interface TakenPlace {
  /** Null behind the last kind of record. */
  readonly entity: SyncedName | null;
  readonly id: string | null;
}

/** Notes how far a register has come with a snapshot, for those who watch. Few pages, so few writes. */
export const noteSnapshot = async (
  tx: Tx,
  deviceId: string,
  { entity, id }: TakenPlace,
  at: Date,
): Promise<void> => {
  await sql`update device_sync set snapshot_entity = ${entity}, snapshot_id = ${id}, snapshot_at = ${at}
    where tenant_id = (select current_tenant()) and device_id = ${deviceId}`.execute(tx);
};

function isTaken(entity: SyncedName, position: RegisterPosition): RawBuilder<SqlBool> {
  const { cursor, snapshotAt, snapshotEntity, snapshotId } = position;
  if (cursor > 0) return sql`t.change_seq <= ${cursor}`;
  if (snapshotAt === null) return sql`false`;
  const at = snapshotEntity === null ? syncedNames.length : syncedNames.indexOf(snapshotEntity);
  const own = syncedNames.indexOf(entity);
  return own === at ? sql`t.id <= ${snapshotId}::uuid` : own < at ? sql`true` : sql`false`;
}
