import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@tresen/domain/errors';
import { sheetLimits } from '../../kit/sheets/index.ts';

/** What an upload may have, in bytes (decisions ERR-19). */
const uploadLimit = sheetLimits.bytes;

const tooLarge = (): AppError => new AppError('FILE_TOO_LARGE', { what: 'bytes', limit: uploadLimit });

/** Refuses by the announced length, before anything is read. @throws {AppError} FILE_TOO_LARGE */
export const checkLength = (announced: string | undefined): void => {
  if (Number(announced ?? 0) > uploadLimit) throw tooLarge();
};

async function* bounded(body: Readable): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const piece of body) {
    size += (piece as Uint8Array).length;
    if (size > uploadLimit) throw tooLarge();
    yield piece as Uint8Array;
  }
}

/**
 * Takes what somebody sends into a file that is gone after `work`: also when they hang up in the middle.
 * @throws {AppError} FILE_TOO_LARGE
 */
export const withReceived = async <T>(
  body: Readable,
  work: (path: string, bytes: Uint8Array) => Promise<T>,
): Promise<T> => {
  const path = join(tmpdir(), `tresen-import-${randomUUID()}`);
  try {
    await pipeline(bounded(body), createWriteStream(path, { mode: 0o600, flags: 'wx' }));
    return await work(path, await readFile(path));
  } finally {
    await rm(path, { force: true });
  }
};
