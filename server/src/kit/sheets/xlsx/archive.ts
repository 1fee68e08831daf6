import type { Readable } from 'node:stream';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { tooLarge, unreadable } from '../faults.ts';
import type { SheetLimits } from '../sheet.ts';

/** The parts of a document, which is a ZIP archive, by their names. */
export interface Archive {
  readonly has: (name: string) => boolean;
  /**
   * The unpacked part; it fails if it is not as the archive says.
   * @throws {AppError} FILE_UNREADABLE if there is none, or it cannot be unpacked
   */
  readonly open: (name: string) => Promise<Readable>;
}

const maxParts = 10_000;

/** @throws {AppError} FILE_UNREADABLE, FILE_TOO_LARGE, after reading no more than the list of parts */
export const openArchive = async (bytes: Buffer, limits: SheetLimits): Promise<Archive> => {
  const zip = await fromBufferPromise(bytes, { autoClose: false });
  const parts = await readDirectory(zip, limits);
  return {
    has: (name) => parts.has(name),
    open: async (name) => {
      const part = parts.get(name);
      if (!part) throw unreadable('damaged');
      if (part.isEncrypted()) throw unreadable('encrypted');
      return zip.openReadStreamPromise(part);
    },
  };
};

async function readDirectory(zip: ZipFile, limits: SheetLimits): Promise<Map<string, Entry>> {
  if (zip.entryCount > maxParts) throw unreadable('damaged');
  const parts = new Map<string, Entry>();
  let unpackedBytes = 0;
  for await (const entry of zip.eachEntry()) {
    // Every part is held to what is said here, so a bomb is known before a byte of it is unpacked.
    unpackedBytes += entry.uncompressedSize;
    if (unpackedBytes > limits.unpackedBytes) throw tooLarge('unpackedBytes', limits.unpackedBytes);
    if (parts.has(entry.fileName)) throw unreadable('damaged'); // which of them counts, programs see differently
    parts.set(entry.fileName, entry);
  }
  return parts;
}
