import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

/** Memory, length and place of what goes to a disk directly are multiples of it. */
const blockBytes = 4_096;

/** Short pieces, such as rows of an export, are gathered to so many bytes: each write is a way to another thread. */
const gatheredBytes = 65_536;

const newFile = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC;
/** Windows and macOS have none. */
const direct = constants.O_DIRECT ?? 0;
const ownOnly = 0o600;

/**
 * Writes a new file whose bytes come piece after piece; when it returns, the disk has them. Long pieces in memory that
 * threads share (kit/passages) go to the disk from there: to copy them into the system's cache first costs more than to
 * encrypt them, and drives out what the database has there. From the first piece that a disk does not take so, all go
 * through the cache.
 * @returns its size in bytes
 * @throws what the pieces or the disk fail with; the file is half then
 */
export const writePieces = async (
  path: string,
  pieces: AsyncIterable<Uint8Array | string>,
): Promise<number> => {
  let { file, isDirect } = await create(path);
  const small = Buffer.allocUnsafe(gatheredBytes);
  let filled = 0;
  let size = 0;
  const write = async (bytes: Uint8Array): Promise<void> => {
    const taken = isDirect && isOfBlocks(bytes) ? await writeDirectly(file, bytes, size) : 0;
    if (isDirect && taken < bytes.length) {
      await file.close();
      file = await open(path, constants.O_WRONLY);
      isDirect = false;
    }
    await writeAll(file, bytes.subarray(taken), size + taken);
    size += bytes.length;
  };
  const writeSmall = async (): Promise<void> => {
    await write(small.subarray(0, filled));
    filled = 0;
  };
  try {
    for await (const come of pieces) {
      const piece = typeof come === 'string' ? Buffer.from(come) : come;
      if (filled + piece.length > gatheredBytes) await writeSmall();
      if (piece.length > gatheredBytes) await write(piece);
      else {
        small.set(piece, filled);
        filled += piece.length;
      }
    }
    await writeSmall();
    await file.datasync();
    return size;
  } finally {
    await file.close();
  }
};

async function create(path: string): Promise<{ file: FileHandle; isDirect: boolean }> {
  try {
    return { file: await open(path, newFile | direct, ownOnly), isDirect: direct !== 0 };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { file: await open(path, newFile, ownOnly), isDirect: false };
  }
}

/** That its memory begins with a block, too, only the disk finds out. */
function isOfBlocks({ buffer, byteOffset, length }: Uint8Array): boolean {
  return buffer instanceof SharedArrayBuffer && byteOffset % blockBytes === 0 && length % blockBytes === 0;
}

/** @returns how many bytes the disk took; none when it takes them not so */
async function writeDirectly(file: FileHandle, bytes: Uint8Array, at: number): Promise<number> {
  try {
    return (await file.write(bytes, 0, bytes.length, at)).bytesWritten;
  } catch (error) {
    if (isRefusal(error)) return 0;
    throw error;
  }
}

async function writeAll(file: FileHandle, bytes: Uint8Array, at: number): Promise<void> {
  for (let done = 0; done < bytes.length; )
    done += (await file.write(bytes, done, bytes.length - done, at + done)).bytesWritten;
}

/** How Linux says that a disk or a folder in memory does not write directly. */
function isRefusal(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'EINVAL';
}
