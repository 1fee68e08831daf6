import type { Readable } from 'node:stream';
import { extract, type Header } from 'tar-stream';

/** A file of a TAR; its content is null where it is longer than any that we read. */
export interface TarEntry {
  readonly name: string;
  readonly size: number;
  readonly content: Buffer | null;
}

/** How it ended: at its end, or before it. */
export type TarEnd = 'whole' | 'truncated' | 'stopped';

const maxOfEntry = 1_048_576;

/**
 * Reads the files of a TAR one after the other, each at most once in memory. What a header claims is believed only as far as
 * the octets come.
 * @param onEntry is waited for where it gives a promise; false ends the reading
 */
export const readTar = (
  bytes: Readable,
  onEntry: (entry: TarEntry) => Promise<void> | boolean,
): Promise<TarEnd> =>
  new Promise((resolve) => {
    const tar = extract();
    const finish = (end: TarEnd): void => {
      bytes.unpipe(tar as unknown as NodeJS.WritableStream);
      bytes.resume(); // whoever hashes it wants the rest, too
      resolve(end);
      tar.destroy();
    };
    tar.on('entry', (header, stream, next) => {
      const pieces: Buffer[] = [];
      const isKept = isFile(header) && (header.size ?? 0) <= maxOfEntry;
      stream.on('data', (piece) => void (isKept && pieces.push(piece as Buffer)));
      stream.on('error', () => undefined); // the TAR itself says so
      stream.on('end', () => {
        if (!isFile(header)) return next();
        const content = isKept ? wholeOf(pieces) : null;
        const goesOn = onEntry({ name: header.name, size: header.size ?? 0, content });
        if (goesOn === true) next();
        else if (goesOn === false) finish('stopped');
        else goesOn.then(() => next(), next);
      });
    });
    tar.on('finish', () => finish('whole'));
    tar.on('error', () => finish('truncated'));
    bytes.on('error', () => finish('truncated'));
    bytes.pipe(tar as unknown as NodeJS.WritableStream);
  });

function isFile({ type }: Header): boolean {
  return type === 'file' || type === 'contiguous-file';
}

function wholeOf(pieces: readonly Buffer[]): Buffer {
  const [only] = pieces;
  return pieces.length === 1 && only ? only : Buffer.concat(pieces);
}
