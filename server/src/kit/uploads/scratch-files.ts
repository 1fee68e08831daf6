import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { isStorageFull, refusalOf } from '../db/refusal-of.ts';

/**
 * A file without a name: nobody else can open it, and the system takes it back with the process, however that ends.
 * Written and read at places of its own, so that its descriptor, given to another program, stands at the beginning.
 */
export interface ScratchFile {
  readonly fd: number;
  /** Bytes that were appended. */
  readonly size: number;
  /** @throws {AppError} STORAGE_FULL */
  append(bytes: Uint8Array): Promise<void>;
  /** From its beginning, in pieces. It may be read several times. */
  read(): Readable;
  /** The same for the last time: the file is closed with the stream. */
  readLast(): Readable;
  /** Gives its space back. What is under way ends first; later calls fail. */
  close(): Promise<void>;
}

export interface ScratchFiles {
  open(): Promise<ScratchFile>;
}

// A process that is killed between making a file and taking its name away leaves it, empty.
const abandonedAfterMs = 60_000;

/** A disk without space says so in words; anything else stays as it is. */
export const asStorageFault = (error: unknown): unknown => (isStorageFull(error) ? refusalOf(error) : error);

/** A scratch file over an open one, which nothing else writes. */
export const scratchFileOf = (file: FileHandle, onClosed = (): void => undefined): ScratchFile => {
  let size = 0;
  return {
    fd: file.fd,
    get size() {
      return size;
    },
    append: async (bytes) => {
      const end = size + bytes.length;
      while (size < end)
        size += (await file.write(bytes, bytes.length - (end - size), end - size, size).catch(told))
          .bytesWritten;
    },
    read: () => file.createReadStream({ start: 0, autoClose: false }),
    readLast: () => file.createReadStream({ start: 0 }).once('close', onClosed),
    close: () => file.close().finally(onClosed),
  };
};

/** Scratch files in a folder of their own: not the system's for temporary files, which often lies in memory. */
export const createScratchFiles = (folder: string): ScratchFiles => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  sweep(folder);
  // One that somebody forgets would end the process when it is collected; so it is only a file too many.
  const held = new Set<FileHandle>();
  return {
    open: async () => {
      const path = join(folder, randomUUID());
      const file = await open(path, 'wx+', 0o600).catch(told);
      held.add(file);
      await rm(path);
      return scratchFileOf(file, () => held.delete(file));
    },
  };
};

function told(error: unknown): never {
  throw asStorageFault(error);
}

function sweep(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (Date.now() - statSync(path).mtimeMs > abandonedAfterMs) rmSync(path, { force: true });
  }
}
