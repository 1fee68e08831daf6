import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { writePieces } from './write-pieces.ts';

const day = 86_400_000;
const half = /^\..+\.half$/;

/** Written and on the disk before it takes its name: a kill or a full disk leaves the old file. */
export const writeWhole = async (path: string, bytes: Uint8Array): Promise<void> => {
  const half = halfOf(path);
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(half, bytes, { mode: 0o600, flag: 'wx', flush: true });
    await rename(half, path);
    await flushFolder(dirname(path));
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
};

/** As `writeWhole`, of bytes that come piece after piece. @returns their number */
export const writeWholeStream = async (
  path: string,
  bytes: Readable,
  signal?: AbortSignal,
): Promise<number> => {
  const half = halfOf(path);
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const size = await pipeline(bytes, (pieces) => writePieces(half, pieces), signal ? { signal } : {});
    await rename(half, path);
    await flushFolder(dirname(path));
    return size;
  } catch (error) {
    bytes.destroy();
    await rm(half, { force: true });
    throw error;
  }
};

/** Removes what was begun more than a day ago in a folder, or in one within it, and never became whole. */
export const forgetHalves = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile() && half.test(entry.name))) {
    const path = join(parentPath, name);
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0, // it has become whole meanwhile
    );
    if (age > day) await rm(path, { force: true });
  }
};

/** The name is on the disk, too, before anybody is told of the file. Windows and some shares flush no folders. */
async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path);
  try {
    await folder.sync();
  } catch (error) {
    if (!['EINVAL', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    await folder.close();
  }
}

/**
 * Where a file lies until it is whole. A name of its own for each write: of two that share one, the first to end would give
 * the file's name to what the other has just begun. The dot keeps it from being read as a stored file.
 */
function halfOf(path: string): string {
  return join(dirname(path), `.${randomUUID()}.half`);
}
