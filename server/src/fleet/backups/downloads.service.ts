import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { AppError } from '@tresen/domain/kit/errors';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, registerOf, tenantOf } from '../../kit/context/index.ts';
import { emit, inSystem, inTenant } from '../../kit/db/pools.ts';
import { fileKeyOf } from '../../kit/files/index.ts';
import { backupBytes, PartMissing } from './backup-files.ts';
import { partsOf } from './backup-parts.store.ts';
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
  await inTenant(port.db, tenantId, async (tx) => {
    const backup = await knownBackup(tx, id);
    const isRegister = ctx.caller.kind === 'register';
    if (!isThere(backup) || (isRegister && backup.deviceId !== registerOf(ctx).deviceId))
      throw new AppError('NOT_FOUND', { what: 'backup' });
    if (backup.fault === 'missing' || (isRegister && backup.fault !== null))
      throw new AppError('BACKUP_DAMAGED');
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

/** Opens what an address leads to; from then on it leads nowhere. @throws {AppError} NOT_FOUND */
export const openDownload = async (port: BackupsPort, address: string): Promise<OpenDownload> => {
  const secret = Buffer.from(address, 'base64url');
  const hashes = port.vault.keyedHashes.map((hash) => hash(purpose, secret));
  // base64url has several spellings of the same octets: only ours is the address.
  const isSpelledSo = secret.toString('base64url') === address;
  const key = isSpelledSo
    ? await inSystem(port.db, (tx) => takeDownload(tx, hashes, new Date(port.now())))
    : undefined;
  if (!key) throw new AppError('NOT_FOUND', { what: 'backup' });
  return inTenant(port.db, key.tenantId, async (tx) => {
    const backup = await knownBackup(tx, key.id);
    if (!isThere(backup)) throw new AppError('NOT_FOUND', { what: 'backup' });
    const parts = await partsOf(tx, key.id);
    const fileKey = await fileKeyOf(tx, port.vault, key.tenantId);
    const bytes = (from: number) =>
      backupBytes(port.files, key, fileKey, parts, from).on('error', (error) => {
        if (error instanceof PartMissing) void noteMissing(port, backup).catch(port.onError);
      });
    return { backup, bytes };
  });
};

/** What the line broke off for is known from now on: whoever asks again is told. */
async function noteMissing({ db, now }: BackupsPort, { tenantId, id }: Backup): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    await noteVerified(tx, id, 'missing', new Date(now()));
    emit(tx, { topic: 'backups', tenantId, unitId: null });
  });
}

function isThere({ state }: Backup): boolean {
  return state === 'active' || state === 'archived';
}
