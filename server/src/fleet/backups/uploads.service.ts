import {
  type BackupAnnouncement,
  type BackupFault,
  backupAnnouncementSchema,
  maxBackupBytes,
  maxOpenUploads,
  maxTenantBytes,
} from '@tresen/domain/fleet/backups';
import { AppError } from '@tresen/domain/kit/errors';
import { type Ctx, registerOf } from '../../kit/context/index.ts';
import { askTenant, emit, inTenant, type Tx } from '../../kit/db/pools.ts';
import { parseInput } from '../../kit/input/index.ts';
import type { Arrival } from './arrivals.ts';
import { type BackupKey, faultOf, removeParts } from './backup-files.ts';
import { partsOf } from './backup-parts.store.ts';
import { policiesOf } from './backup-policies.store.ts';
import { type Backup, findBackup } from './backups.store.ts';
import type { BackupsPort } from './backups-port.ts';
import { begunBefore, complete, deleteUpload, holdSpace, insertBackup, spaceTaken } from './uploads.store.ts';

export interface BegunUpload {
  readonly id: string;
  readonly size: number;
  readonly metadata: unknown;
}

/**
 * Begins a backup of the register that asks. One that it has begun before with the same content is forgotten: it lost the
 * answer.
 * @throws {AppError} INVALID_INPUT, FILE_TOO_LARGE, BACKUPS_FULL (`bytes`, `taken`, `limit`), TOO_MANY_REQUESTS
 */
export const beginBackup = async (
  ctx: Ctx,
  port: BackupsPort,
  { id, size, metadata }: BegunUpload,
): Promise<void> => {
  const { deviceId, tenantId } = registerOf(ctx);
  const announced = parseInput(backupAnnouncementSchema, metadata);
  if (size < 1) throw new AppError('INVALID_INPUT', { field: 'size' });
  if (size > maxBackupBytes) throw new AppError('FILE_TOO_LARGE', { what: 'bytes', limit: maxBackupBytes });
  const lost = await inTenant(port.db, tenantId, (tx) => begunBefore(tx, deviceId, announced.sha256));
  for (const before of lost) await forgetUpload(port, { tenantId, id: before });
  // Its row is what whoever takes space waits at.
  await port.fileKeys.ofTenant(tenantId);
  await inTenant(port.db, tenantId, async (tx) => {
    await holdSpace(tx);
    await refuseTooMuch(tx, deviceId, size);
    await insertBackup(tx, {
      ...(await boundsOf(tx, announced)),
      tenantId,
      id,
      deviceId,
      size,
      ...now(port),
    });
    emit(tx, { topic: 'backups', tenantId, unitId: null });
  });
};

/** The upload of the register that asks; nobody else's. @throws {AppError} NOT_FOUND */
export const uploadOf = async (ctx: Ctx, id: string): Promise<Backup> => {
  const { deviceId, tenantId } = registerOf(ctx);
  const backup = isId(id) ? await askTenant(ctx.db, tenantId, (tx) => findBackup(tx, id)) : undefined;
  if (backup?.deviceId !== deviceId || backup.state === 'deleted')
    throw new AppError('NOT_FOUND', { what: 'backup' });
  return backup;
};

/**
 * All has arrived: compares it with its checksum, as this process has taken it or else by reading it. What is something else
 * is forgotten.
 * @returns why it was refused
 */
export const completeBackup = async (
  port: BackupsPort,
  backup: Backup,
  arrival?: Arrival,
): Promise<BackupFault | undefined> => {
  const arrived = await arrival?.faultOf(backup);
  const fault = arrived ? arrived.fault : await readFault(port, backup);
  if (fault) {
    await forgetUpload(port, backup);
    return fault;
  }
  const at = new Date(port.now());
  await inTenant(port.db, backup.tenantId, async (tx) => {
    // What was compared as it came is read by the watch soon.
    if (await complete(tx, backup.id, at, arrived ? null : at))
      emit(tx, { topic: 'backups', tenantId: backup.tenantId, unitId: null });
  });
  return undefined;
};

/** Reads a backup and says what is wrong with it. */
export const readFault = async (port: BackupsPort, backup: Backup): Promise<BackupFault | null> => {
  const parts = await askTenant(port.db, backup.tenantId, (tx) => partsOf(tx, backup.id));
  const { key } = await port.fileKeys.ofTenant(backup.tenantId);
  return faultOf(port, backup, key, parts);
};

/** Gives up an upload: the files go first, so that none is left behind that nobody knows. */
export const forgetUpload = async (port: BackupsPort, key: BackupKey): Promise<void> => {
  const parts = await inTenant(port.db, key.tenantId, (tx) => partsOf(tx, key.id));
  await removeParts(port.files, key, parts);
  await inTenant(port.db, key.tenantId, async (tx) => {
    await deleteUpload(tx, key.id);
    emit(tx, { topic: 'backups', tenantId: key.tenantId, unitId: null });
  });
};

async function boundsOf(tx: Tx, announced: BackupAnnouncement) {
  return { announced, policyDays: (await policiesOf(tx))[announced.category] };
}

function now({ now }: BackupsPort) {
  return { begunAt: new Date(now()) };
}

async function refuseTooMuch(tx: Tx, deviceId: string, size: number): Promise<void> {
  const { bytes, open, openOfRegister } = await spaceTaken(tx, deviceId);
  if (open >= maxOpenUploads.ofTenant || openOfRegister >= maxOpenUploads.ofRegister)
    throw new AppError('TOO_MANY_REQUESTS', { seconds: 3_600 });
  if (bytes + size > maxTenantBytes)
    throw new AppError('BACKUPS_FULL', { bytes: size, taken: bytes, limit: maxTenantBytes });
}

function isId(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
