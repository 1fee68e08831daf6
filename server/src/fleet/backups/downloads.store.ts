import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import type { BackupKey } from './backup-files.ts';

export const insertDownload = async (
  tx: Tx,
  hash: Buffer,
  { tenantId, id }: BackupKey,
  expiresAt: Date,
): Promise<void> => {
  await sql`insert into backup_downloads (hash, tenant_id, backup_id, expires_at)
    values (${hash}, ${tenantId}, ${id}, ${expiresAt})`.execute(tx);
};

/** Takes an address out, so that it opens once; undefined for one that is none (any more). Under the system role. */
export const takeDownload = async (
  tx: Tx,
  hashes: readonly Buffer[],
  at: Date,
): Promise<BackupKey | undefined> => {
  const { rows } = await sql<BackupKey & { expiresAt: Date }>`
    delete from backup_downloads where hash = any (${hashes}::bytea[])
    returning tenant_id "tenantId", backup_id id, expires_at "expiresAt"`.execute(tx);
  const [row] = rows;
  return row && row.expiresAt > at ? { tenantId: row.tenantId, id: row.id } : undefined;
};

/** Forgets addresses whose time is over. */
export const forgetDownloads = async (tx: Tx, at: Date): Promise<void> => {
  await sql`delete from backup_downloads where expires_at <= ${at}`.execute(tx);
};
