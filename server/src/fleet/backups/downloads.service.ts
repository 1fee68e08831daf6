import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { BackupFault } from '@tresen/domain/fleet/backups';
import { AppError } from '@tresen/domain/kit/errors';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, registerOf, tenantOf } from '../../kit/context/index.ts';
import { emit, inSystem, inTenant } from '../../kit/db/pools.ts';
import { BackupBroken, backupBytes } from './backup-bytes.ts';
import { areWhole } from './backup-files.ts';
import { type BackupPart, partsOf } from './backup-parts.store.ts';
import { knownBackup } from './backups.service.ts';
import type { Backup } from './backups.store.ts';
import type { BackupsPort } from './backups-port.ts';
import { insertDownload, takeDownload } from './downloads.store.ts';
import { noteVerified } from './keep-backups.store.ts';

export const downloadPath = '/files/backupDownloads';

const purpose = 'backupDownload';
const minutes = 5;

/** Where a backup can be fetched once, for some minutes, by whoever knows the address. */
export interface SignedDownload {
  readonly path: string;
  readonly expiresAt: Date;
}

/**
 * Makes an address for a backup; a register gets one for its own alone. The log tells who did. What is damaged people may
 * fetch as far as it is there, but no register restores from it.
 * @throws {AppError} NOT_FOUND, BACKUP_DAMAGED
 */
export const signDownload = async (ctx: Ctx, port: BackupsPort, id: string): Promise<SignedDownload> => {
  const tenantId = tenantOf(ctx);
  const secret = randomBytes(32);
  const expiresAt = new Date(port.now() + minutes * 60_000);
  const backup = await inTenant(port.db, tenantId, (tx) => knownBackup(tx, id));
  const isRegister = ctx.caller.kind === 'register';
  if (!isThere(backup) || (isRegister && backup.deviceId !== registerOf(ctx).deviceId))
    throw new AppError('NOT_FOUND', { what: 'backup' });
  if (backup.fault === 'missing' || (isRegister && backup.fault !== null))
    throw new AppError('BACKUP_DAMAGED');
  // Here people are told in words; a browser that fetches a file says only that it could not.
  await wholeParts(port, backup);
  await inTenant(port.db, tenantId, async (tx) => {
    await insertDownload(tx, port.vault.keyedHash(purpose, secret), backup, expiresAt);
    await audit(ctx, tx, tenantId, {
      entity: 'backup',
      action: 'download',
      entityId: id,
      newValues: { name: backup.fileName },
    });
  });
  return { path: `${downloadPath}/${secret.toString('base64url')}`, expiresAt };
};

/** A backup that is being fetched. */
export interface OpenDownload {
  readonly backup: Backup;
  /** Its octets from a place on. */
  readonly bytes: (from: number) => Readable;
}

/**
 * Opens what an address leads to; from then on it leads nowhere. All of its files are there before the first octet goes; what
 * turns out to be broken later ends in the middle.
 * @throws {AppError} NOT_FOUND, BACKUP_DAMAGED
 */
export const openDownload = async (port: BackupsPort, address: string): Promise<OpenDownload> => {
  const secret = Buffer.from(address, 'base64url');
  const hashes = port.vault.keyedHashes.map((hash) => hash(purpose, secret));
  // base64url has several spellings of the same octets: only ours is the address.
  const isSpelledSo = secret.toString('base64url') === address;
  const key = isSpelledSo
    ? await inSystem(port.db, (tx) => takeDownload(tx, hashes, new Date(port.now())))
    : undefined;
  if (!key) throw new AppError('NOT_FOUND', { what: 'backup' });
  const backup = await inTenant(port.db, key.tenantId, (tx) => knownBackup(tx, key.id));
  if (!isThere(backup)) throw new AppError('NOT_FOUND', { what: 'backup' });
  const parts = await wholeParts(port, backup);
  const { key: fileKey } = await port.fileKeys.ofTenant(key.tenantId);
  // Of what is known to be damaged people may have what is there.
  const sha256 = backup.fault === null ? backup.sha256 : null;
  const bytes = (from: number) =>
    backupBytes(port.files, key, { parts, fileKey, from, sha256 }).on('error', (error) => {
      if (error instanceof BackupBroken) void noteFault(port, backup, error.fault).catch(port.onError);
    });
  return { backup, bytes };
};

/** The parts of a backup, all of which lie in the file store. @throws {AppError} BACKUP_DAMAGED */
async function wholeParts(port: BackupsPort, backup: Backup): Promise<readonly BackupPart[]> {
  const parts = await inTenant(port.db, backup.tenantId, (tx) => partsOf(tx, backup.id));
  if (await areWhole(port.files, backup, parts)) return parts;
  // Somebody may just have deleted it.
  if (isThere(await inTenant(port.db, backup.tenantId, (tx) => knownBackup(tx, backup.id))))
    await noteFault(port, backup, 'missing');
  throw new AppError('BACKUP_DAMAGED');
}

/** What was found is known from now on: whoever asks again is told, and so is its tenant by the watch. */
async function noteFault(
  { db, now }: BackupsPort,
  { tenantId, id }: Backup,
  fault: BackupFault,
): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    await noteVerified(tx, id, fault, new Date(now()));
    emit(tx, { topic: 'backups', tenantId, unitId: null });
  });
}

function isThere({ state }: Backup): boolean {
  return state === 'active' || state === 'archived';
}
