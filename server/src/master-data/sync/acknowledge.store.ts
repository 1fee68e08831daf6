import { type SyncedName, syncedNames } from '@tresen/domain/kit/entities';
import type { SyncFailure } from '@tresen/domain/master-data/sync';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { type Acknowledgement, flatten, unflatten } from './acknowledgements.ts';
import { tableNamed } from './record-content.store.ts';

/** How far a register has come. */
export interface DeviceSync {
  readonly unitId: string;
  readonly cursor: number;
  readonly epoch: number;
  /** The state of the database (decision 43), and the first one, of which cursors without one are. */
  readonly database: string;
  readonly firstDatabase: string;
  readonly acknowledgements: readonly Acknowledgement[];
}

type DeviceSyncRow = Omit<DeviceSync, 'acknowledgements'> & { readonly acknowledgements: readonly string[] };

/** What is noted of a register, held until the end of the transaction; undefined when it never asked. */
export const holdDeviceSync = async (tx: Tx, deviceId: string): Promise<DeviceSync | undefined> => {
  const { rows } = await sql<DeviceSyncRow>`
    select unit_id as "unitId", cursor, epoch, acknowledgements, (select epoch from database_state) as database,
      (select id from database_epochs where because = 'first') as "firstDatabase"
    from device_sync
    where tenant_id = (select current_tenant()) and device_id = ${deviceId} for update`.execute(tx);
  const [row] = rows;
  return row && { ...row, acknowledgements: unflatten(row.acknowledgements) };
};

/** Notes how far the register has come. */
export const saveDeviceSync = async (
  tx: Tx,
  deviceId: string,
  { cursor, acknowledgements }: Pick<DeviceSync, 'cursor' | 'acknowledgements'>,
  at: Date,
): Promise<void> => {
  await sql`
    update device_sync set cursor = ${cursor}, snapshot_at = case when ${cursor} = 0 then snapshot_at end,
      snapshot_entity = case when ${cursor} = 0 then snapshot_entity end, acknowledgements = ${flatten(acknowledgements)}::bigint[],
      seen_at = greatest(seen_at, ${at})
    where tenant_id = (select current_tenant()) and device_id = ${deviceId}`.execute(tx);
};

/** What a register could not take, up to which change. */
export interface Refused {
  readonly deviceId: string;
  readonly upTo: number;
  readonly at: Date;
  readonly failures: readonly SyncFailure[];
}

/** Notes what a register could not take. Records that do not exist are passed over. */
export const saveFailures = async (tx: Tx, refused: Refused): Promise<void> => {
  for (const entity of syncedNames) {
    const failures = refused.failures.filter((failure) => failure.entity === entity);
    if (failures.length > 0) await saveFailuresOf(tx, entity, { ...refused, failures });
  }
};

/** Forgets what a register could not take before its last snapshot, and what has changed since. */
export const forgetFailures = async (tx: Tx, deviceId: string, before: Date): Promise<void> => {
  const isCurrent = syncedNames.map(
    (entity) => sql`exists (select from ${tableNamed(entity)} t where f.entity = ${entity}
      and t.tenant_id = f.tenant_id and t.id = f.record_id and t.change_seq = f.change_seq)`,
  );
  await sql`
    delete from sync_failures f where f.tenant_id = (select current_tenant()) and f.device_id = ${deviceId}
      and (f.failed_at < ${before} or not (${sql.join(isCurrent, sql` or `)}))`.execute(tx);
};

/** Asks a linked register to begin anew; false when there is none of this id. */
export const beginEpoch = async (tx: Tx, deviceId: string): Promise<boolean> => {
  const { rows } = await sql`
    insert into device_sync as s (tenant_id, device_id, unit_id, seen_at)
    select tenant_id, id, unit_id, linked_at from devices
    where tenant_id = (select current_tenant()) and id = ${deviceId} and unlinked_at is null
    on conflict (tenant_id, device_id) do update set epoch = s.epoch + 1, cursor = 0, acknowledgements = '{}',
      unit_id = excluded.unit_id, snapshot_at = null, snapshot_entity = null
    returning 1`.execute(tx);
  return rows.length > 0;
};

/** Of a register that was moved nothing counts any more: neither what it has taken nor what it could not take. */
export const beginAnew = async (tx: Tx, deviceId: string): Promise<void> => {
  await beginEpoch(tx, deviceId);
  await sql`delete from sync_failures where tenant_id = (select current_tenant()) and device_id = ${deviceId}`.execute(
    tx,
  );
};

async function saveFailuresOf(tx: Tx, entity: SyncedName, { deviceId, upTo, at, failures }: Refused) {
  // A record that has changed since comes again: what became of it before counts no more. Sorted by key: no deadlocks.
  await sql`
    insert into sync_failures (tenant_id, device_id, entity, record_id, change_seq, reason, failed_at)
    select t.tenant_id, ${deviceId}, ${entity}, t.id, t.change_seq, f.reason, ${at}
    from (select distinct on (id) id, reason
      from json_to_recordset(${JSON.stringify(failures)}::json) x(id uuid, reason text) order by id) f
    join ${tableNamed(entity)} t on t.tenant_id = (select current_tenant()) and t.id = f.id
    where t.change_seq <= ${upTo}
    order by t.id
    on conflict (tenant_id, entity, record_id, device_id) do update
      set change_seq = excluded.change_seq, reason = excluded.reason, failed_at = excluded.failed_at`.execute(
    tx,
  );
}
