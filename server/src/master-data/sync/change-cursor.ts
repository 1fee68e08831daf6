import { timingSafeEqual } from 'node:crypto';
import { type SyncedName, syncedNames } from '@tresen/domain/kit/entities';
import { AppError } from '@tresen/domain/kit/errors';
import * as z from 'zod/mini';

/** How far a register has come, as one branch's register of one epoch. */
export interface ChangeCursor {
  readonly unitId: string;
  /** Grows when somebody asks the register to begin anew. */
  readonly epoch: number;
  /** Deltas: the number of the last change taken. Snapshot: that of the tenant when it began. */
  readonly seq: number;
  /** When the register's last snapshot began, seconds since 1970: what it could not take before does not count. */
  readonly snapshotAt: number;
  /** The state of the database that its numbers are of (decision 43); undefined of cursors from before there was one. */
  readonly database?: string | undefined;
  /** The place in a snapshot: the last record taken. Undefined in deltas. */
  readonly place?: SnapshotPlace | undefined;
}

export interface SnapshotPlace {
  readonly entity: SyncedName;
  /** Empty before the entity's first record. */
  readonly id: string;
}

/** Writes and reads the cursors of registers. They are signed for one device, so nobody can make one up. */
export interface ChangeCursors {
  write(deviceId: string, cursor: ChangeCursor): string;
  /** @throws {AppError} INVALID_INPUT for what is no cursor, or another device's */
  read(deviceId: string, cursor: string, field: string): ChangeCursor;
}

const whole = z.int().check(z.gte(0));
const contentSchema = z.union([
  z.tuple([z.uuid(), whole, whole, whole, z.uuid()]),
  z.tuple([z.uuid(), whole, whole, whole, z.uuid(), z.enum(syncedNames), z.string()]),
]);
// Of the version before, which a register may hold for months.
const oldSchema = z.union([
  z.tuple([z.uuid(), whole, whole, whole]),
  z.tuple([z.uuid(), whole, whole, whole, z.enum(syncedNames), z.string()]),
]);

const signatureBytes = 12;

type Hash = (...parts: readonly Uint8Array[]) => Buffer;

/**
 * @param hash an HMAC under a key that is used for nothing else
 * @param earlier those under keys of before, whose cursors registers still have
 */
export const createChangeCursors = (hash: Hash, ...earlier: readonly Hash[]): ChangeCursors => {
  const open = (deviceId: string, cursor: string): ChangeCursor | undefined => {
    const bytes = Buffer.from(cursor, 'base64url');
    // What decodes is not yet what was written: base64 ignores what it does not know.
    if (bytes.length <= signatureBytes || bytes.toString('base64url') !== cursor) return undefined;
    const text = bytes.subarray(signatureBytes).toString();
    const isOurs = [hash, ...earlier].some((by) =>
      timingSafeEqual(bytes.subarray(0, signatureBytes), sign(by, deviceId, text)),
    );
    return isOurs ? cursorOf(text) : undefined;
  };
  return {
    write: (deviceId, cursor) => {
      const text = textOf(cursor);
      return Buffer.concat([sign(hash, deviceId, text), Buffer.from(text)]).toString('base64url');
    },
    read: (deviceId, cursor, field) => {
      const read = open(deviceId, cursor);
      if (!read) throw new AppError('INVALID_INPUT', { field });
      return read;
    },
  };
};

function sign(hash: Hash, deviceId: string, text: string): Buffer {
  return hash(Buffer.from(`${deviceId}/${text}`)).subarray(0, signatureBytes);
}

function cursorOf(text: string): ChangeCursor {
  const content: unknown = JSON.parse(text);
  const current = contentSchema.safeParse(content);
  if (current.success) {
    const [unitId, epoch, seq, snapshotAt, database, entity, id] = current.data;
    return { unitId, epoch, seq, snapshotAt, database, place: placeOf(entity, id) };
  }
  const [unitId, epoch, seq, snapshotAt, entity, id] = oldSchema.parse(content);
  return { unitId, epoch, seq, snapshotAt, place: placeOf(entity, id) };
}

function placeOf(entity: SyncedName | undefined, id: string | undefined): SnapshotPlace | undefined {
  return entity === undefined ? undefined : { entity, id: id ?? '' };
}

function textOf({ unitId, epoch, seq, snapshotAt, database, place }: ChangeCursor): string {
  return JSON.stringify([
    ...[unitId, epoch, seq, snapshotAt],
    ...(database === undefined ? [] : [database]),
    ...(place ? [place.entity, place.id] : []),
  ]);
}
