import type { BackupAnnouncement } from '@tresen/domain/fleet/backups';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import type { Backup } from './backups.store.ts';

/** What a tenant has: bytes of what is kept or announced, and how many uploads are open, of all and of a register. */
export interface SpaceTaken {
  readonly bytes: number;
  readonly open: number;
  readonly openOfRegister: number;
}

export const spaceTaken = async (tx: Tx, deviceId: string): Promise<SpaceTaken> => {
  const { rows } = await sql<SpaceTaken>`
    select coalesce(sum(size), 0)::bigint bytes, count(*) filter (where state = 3) open,
      count(*) filter (where state = 3 and device_id = ${deviceId}) "openOfRegister"
    from backups where tenant_id = (select current_tenant()) and state <> -2`.execute(tx);
  return rows[0] ?? { bytes: 0, open: 0, openOfRegister: 0 };
};

/** Bytes that all backups of the tenant take, with what is still on its way, and those of the largest. */
export const bytesTaken = async (tx: Tx): Promise<{ readonly all: number; readonly largest: number }> => {
  const { rows } = await sql<{ all: number; largest: number }>`
    select coalesce(sum(size), 0)::bigint "all", coalesce(max(size), 0) largest from backups
    where tenant_id = (select current_tenant()) and state <> -2`.execute(tx);
  return rows[0] ?? { all: 0, largest: 0 };
};

/** What a register has begun to send, not to its end, with the same content. */
export const begunBefore = async (tx: Tx, deviceId: string, sha256: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from backups where tenant_id = (select current_tenant()) and device_id = ${deviceId}
      and sha256 = ${sha256} and state = 3`.execute(tx);
  return rows.map(({ id }) => id);
};

export interface NewBackup
  extends Pick<Backup, 'tenantId' | 'id' | 'deviceId' | 'size' | 'policyDays' | 'begunAt'> {
  readonly announced: BackupAnnouncement;
}

/** Begins a backup; its register's name and serial are those of now. */
export const insertBackup = async (tx: Tx, made: NewBackup): Promise<void> => {
  const { category, filename, filetype, sha256, startedat, endedat } = made.announced;
  await sql`insert into backups (tenant_id, id, device_id, register_name, pos_serial, category, state, file_name,
      content_type, size, sha256, policy_days, started_at, ended_at, begun_at, heard_at, last_modified_at)
    select d.tenant_id, ${made.id}, d.id, d.name, d.hardware_serial, ${category}, 3, ${filename}, ${filetype},
      ${made.size}, ${sha256}, ${made.policyDays}, ${startedat}::timestamptz, ${endedat}::timestamptz,
      ${made.begunAt}, ${made.begunAt}, ${made.begunAt}
    from devices d where d.tenant_id = (select current_tenant()) and d.id = ${made.deviceId}`.execute(tx);
};

/**
 * All has arrived and is what was announced; false when somebody else said so before.
 * @param verifiedAt when its files were read; null: not yet
 */
export const complete = async (tx: Tx, id: string, at: Date, verifiedAt: Date | null): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update backups set state = 1, received_at = ${at}, verified_at = ${verifiedAt}, last_modified_at = ${at}
    where tenant_id = (select current_tenant()) and id = ${id} and state = 3 and received = size`.execute(tx);
  return numAffectedRows === 1n;
};

/** Forgets an upload that came to nothing. Its files go before. */
export const deleteUpload = async (tx: Tx, id: string): Promise<void> => {
  await sql`delete from backups where tenant_id = (select current_tenant()) and id = ${id} and state = 3`.execute(
    tx,
  );
};

/** Whoever takes space for the tenant is alone until the transaction ends. */
export const holdSpace = async (tx: Tx): Promise<void> => {
  await sql`select from file_keys where tenant_id = (select current_tenant()) for update`.execute(tx);
};
