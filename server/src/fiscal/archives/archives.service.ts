import { archiveAnnouncementSchema, maxArchiveBytes, maxPieceBytes } from '@tresen/domain/fiscal/archives';
import { AppError } from '@tresen/domain/kit/errors';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { emit, inTenant, type Tx } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import type { ScratchFile } from '../../kit/uploads/index.ts';
import { pieceOf, removeArchiveFiles } from './archive-files.ts';
import {
  archiveOfHash,
  archivesKept,
  deleteArchive,
  deviceOfSerial,
  findArchive,
  holdArchive,
  insertArchive,
  noteReceived,
  type TseArchive,
} from './archives.store.ts';
import type { ArchivesPort } from './archives-port.ts';
import { checkArchivesJob } from './check-archives.ts';

const maxReceiving = 20;
/** Of a tenant: fifty branches with a gigabyte in each of two years. */
const maxKeptBytes = 100_000_000_000;

/**
 * Begins to take an archive, or goes on with the one that is there: who sends the same twice sends one. What is still missing
 * is what lies behind `received`.
 * @throws {AppError} INVALID_INPUT, NOT_FOUND for a device that nobody has reported, TOO_MANY_REQUESTS, FILE_TOO_LARGE
 */
export const beginArchive = async (ctx: Ctx, given: unknown): Promise<TseArchive> => {
  const { serial, name, size, sha256 = null } = parseInput(archiveAnnouncementSchema, given);
  const tenantId = tenantOf(ctx);
  const sender = senderOf(ctx);
  return inTenant(ctx.db, tenantId, async (tx) => {
    const device = await deviceOfSerial(tx, serial);
    if (!device) throw new AppError('NOT_FOUND', { what: 'securityDevice' });
    const there = sha256 && (await archiveOfHash(tx, device.id, sha256, { senderId: sender.senderId, size }));
    if (there) return there;
    await refuseTooMuch(tx, size);
    const id = newId();
    await insertArchive(tx, {
      ...{ tenantId, id, securityDeviceId: device.id, name, size, announcedSha256: sha256 },
      ...{ ...sender, begunAt: new Date(ctx.now()) },
    });
    emit(tx, { topic: 'securityDevices', tenantId, unitId: null });
    return known(tx, id);
  });
};

/** How far an archive is after a piece of it has arrived. */
export interface PieceTaken {
  readonly received: number;
  readonly size: number;
  readonly isComplete: boolean;
}

/**
 * Takes the next piece of an archive. One that was taken before changes nothing: whoever lost the answer sends it again.
 * @throws {AppError} NOT_FOUND, FORBIDDEN for what somebody else sends, CONFLICT for a piece that is not the next,
 *   INVALID_INPUT for one that is not full and not the last
 */
export const takePiece = async (
  ctx: Ctx,
  port: ArchivesPort,
  id: string,
  at: number,
  file: Pick<ScratchFile, 'size' | 'read'>,
): Promise<PieceTaken> => {
  const tenantId = tenantOf(ctx);
  return inTenant(ctx.db, tenantId, async (tx) => {
    const archive = await hold(tx, id);
    if (archive.senderId !== senderOf(ctx).senderId) throw new AppError('FORBIDDEN');
    if (at < archive.received) return progressOf(archive);
    if (archive.state !== 'receiving' || at > archive.received)
      throw new AppError('CONFLICT', { received: archive.received });
    const expected = Math.min(maxPieceBytes, archive.size - at);
    if (file.size !== expected) throw new AppError('INVALID_INPUT', { field: 'size', expected });
    await port.files.writeStream(tenantId, pieceOf(archive, at), file.read());
    const received = at + file.size;
    await noteReceived(tx, id, received, new Date(ctx.now()));
    if (received === archive.size) await complete(ctx, port, tx, archive);
    emit(tx, { topic: 'securityDevices', tenantId, unitId: null });
    return progressOf({ ...archive, received });
  });
};

async function complete(ctx: Ctx, port: ArchivesPort, tx: Tx, archive: TseArchive): Promise<void> {
  await audit(ctx, tx, archive.tenantId, {
    entity: 'tseArchive',
    action: 'send',
    entityId: archive.id,
    newValues: { name: archive.name },
  });
  await port.jobs.add(tx, checkArchivesJob, {});
}

/**
 * Deletes what is no archive: one that was never sent to its end, that was there before, or that cannot be read. All others
 * stay as long as the device is kept, which is ten years (§147 AO).
 * @throws {AppError} NOT_FOUND, CONFLICT
 */
export const removeArchive = async (ctx: Ctx, port: ArchivesPort, id: string): Promise<void> => {
  const tenantId = tenantOf(ctx);
  const archive = await inTenant(ctx.db, tenantId, async (tx) => {
    const held = await hold(tx, id);
    if (!isRemovable(held)) throw new AppError('CONFLICT');
    await deleteArchive(tx, id);
    await audit(ctx, tx, tenantId, {
      entity: 'tseArchive',
      action: 'remove',
      entityId: id,
      oldValues: { name: held.name },
    });
    emit(tx, { topic: 'securityDevices', tenantId, unitId: null });
    return held;
  });
  await removeArchiveFiles(port.files, archive);
};

export const isRemovable = ({ state, verdict }: Pick<TseArchive, 'state' | 'verdict'>): boolean =>
  ['receiving', 'same', 'failed'].includes(state) || verdict === 'unreadable';

/** The archive, of the caller's tenant. @throws {AppError} NOT_FOUND */
export const known = async (tx: Tx, id: string): Promise<TseArchive> => {
  const archive = await findArchive(tx, id);
  if (!archive) throw new AppError('NOT_FOUND', { what: 'tseArchive' });
  return archive;
};

async function hold(tx: Tx, id: string): Promise<TseArchive> {
  const archive = await holdArchive(tx, id);
  if (!archive) throw new AppError('NOT_FOUND', { what: 'tseArchive' });
  return archive;
}

async function refuseTooMuch(tx: Tx, size: number): Promise<void> {
  const { receiving, bytes } = await archivesKept(tx);
  if (receiving >= maxReceiving) throw new AppError('TOO_MANY_REQUESTS', { seconds: 3_600 });
  if (bytes + size > maxKeptBytes)
    throw new AppError('FILE_TOO_LARGE', {
      what: 'bytes',
      limit: Math.min(maxArchiveBytes, maxKeptBytes - bytes),
    });
}

function progressOf({ received, size }: Pick<TseArchive, 'received' | 'size'>): PieceTaken {
  return { received, size, isComplete: received === size };
}

function senderOf({ caller }: Ctx): Pick<TseArchive, 'senderKind' | 'senderId' | 'senderName'> {
  if (caller.kind === 'public') throw new AppError('UNAUTHENTICATED');
  const { kind, name } = caller;
  return { senderKind: kind, senderId: kind === 'user' ? caller.userId : caller.deviceId, senderName: name };
}
