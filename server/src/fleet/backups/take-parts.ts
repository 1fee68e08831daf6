import { AppError } from '@tresen/domain/kit/errors';
import { askTenant } from '../../kit/db/pools.ts';
import type { Arrival } from './arrivals.ts';
import { type BackupKey, keepPart, removeParts } from './backup-files.ts';
import { addPart, type BackupPart } from './backup-parts.store.ts';
import type { BackupsPort } from './backups-port.ts';

/**
 * So long is a part, and up to a piece longer: when a process is killed, what it has of the next one is lost. Each waits for
 * the disk and for its row.
 */
const partBytes = 16_777_216;

/**
 * Keeps what a stream brings, part after part, and takes note of each. A stream that breaks is kept as far as it came.
 * @returns where the next part begins
 * @throws {AppError} CONFLICT when the upload has moved on meanwhile; what the stream throws
 */
export const takeParts = async (
  port: BackupsPort,
  key: BackupKey,
  fileKey: Buffer,
  arrival: Arrival,
  stream: AsyncIterable<Uint8Array>,
): Promise<number> => {
  const source = sourceOf(stream);
  try {
    while (await source.hasMore()) {
      const part = await keepPart(port, key, fileKey, arrival, source.take(partBytes));
      await note(port, key, part);
    }
  } finally {
    port.pieces.giveBack(source.left());
  }
  if (source.fault !== undefined) throw source.fault;
  return arrival.at();
};

async function note(port: BackupsPort, key: BackupKey, part: BackupPart): Promise<void> {
  try {
    const isNext = await askTenant(port.db, key.tenantId, (tx) =>
      addPart(tx, key.id, part, new Date(port.now())),
    );
    if (!isNext) throw new AppError('CONFLICT');
  } catch (error) {
    await removeParts(port.files, key, [part]);
    throw error;
  }
}

/** A stream in portions; that it broke is told behind what came before. */
function sourceOf(stream: AsyncIterable<Uint8Array>) {
  const pieces = stream[Symbol.asyncIterator]();
  let left: Uint8Array = new Uint8Array();
  let isOver = false;
  const source = {
    fault: undefined as unknown,
    /** What was read and not taken. */
    left: (): Uint8Array => left,
    hasMore: async (): Promise<boolean> => {
      while (left.length === 0 && !isOver) {
        try {
          const next = await pieces.next();
          if (next.done) isOver = true;
          else left = next.value;
        } catch (error) {
          isOver = true;
          source.fault = error ?? new Error('the stream broke');
        }
      }
      return left.length > 0;
    },
    take: async function* (bytes: number): AsyncGenerator<Uint8Array> {
      for (let taken = 0; taken < bytes && (await source.hasMore()); ) {
        const piece = left;
        left = new Uint8Array();
        taken += piece.length;
        yield piece;
      }
    },
  };
  return source;
}
