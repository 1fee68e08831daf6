import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** A part of a backup: where it begins, its length, its file, and where its counter begins. */
export interface BackupPart {
  readonly beginsAt: number;
  readonly bytes: number;
  readonly file: string;
  readonly iv: Buffer;
}

/** The parts of a backup, in order. */
export const partsOf = async (tx: Tx, backupId: string): Promise<readonly BackupPart[]> => {
  const { rows } = await sql<BackupPart>`
    select begins_at "beginsAt", bytes, file, iv from backup_parts
    where tenant_id = (select current_tenant()) and backup_id = ${backupId} order by begins_at`.execute(tx);
  return rows;
};

/**
 * Takes note of a part that lies on the disk.
 * @returns false when the upload has moved on meanwhile, or is none any more
 */
export const addPart = async (tx: Tx, backupId: string, part: BackupPart, at: Date): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    with moved as (
      update backups set received = ${part.beginsAt + part.bytes}, heard_at = ${at}
      where tenant_id = (select current_tenant()) and id = ${backupId} and state = 3 and received = ${part.beginsAt}
        and ${part.beginsAt + part.bytes} <= size
      returning tenant_id, id)
    insert into backup_parts (tenant_id, backup_id, begins_at, bytes, file, iv)
    select tenant_id, id, ${part.beginsAt}, ${part.bytes}, ${part.file}::uuid, ${part.iv}::bytea from moved`.execute(
    tx,
  );
  return numAffectedRows === 1n;
};

/** Its files are gone. */
export const forgetParts = async (tx: Tx, backupId: string, at: Date): Promise<void> => {
  await sql`delete from backup_parts where tenant_id = (select current_tenant()) and backup_id = ${backupId}`.execute(
    tx,
  );
  await sql`update backups set emptied_at = ${at}
    where tenant_id = (select current_tenant()) and id = ${backupId}`.execute(tx);
};
