import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { checkedPath, isFilePath } from './file-paths.ts';
import type { FileStore, ListedFile, StoredFile } from './file-store.ts';
import { writePieces } from './write-pieces.ts';

const openFile = promisify(fs.open);
const statFile = promisify(fs.fstat);
const closeFile = promisify(fs.close);

const day = 86_400_000;
const half = /^\..+\.half$/;

/** Files in a folder of this machine, readable by our own user alone. Made when the first file is written. */
export const createFolderStore = (folder: string): FileStore => ({
  write: async (path, bytes) => writeWhole(resolveIn(folder, path), bytes),
  writeStream: async (path, bytes, signal) => writeWholeStream(resolveIn(folder, path), bytes, signal),
  read: async (path) => {
    try {
      return await readWhole(resolveIn(folder, path));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  },
  forgetHalves: async () => {
    try {
      await forgetHalves(folder);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  },
  remove: async (path) => {
    try {
      await rm(resolveIn(folder, path), { force: true });
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  },
  list: (within) => listed(folder, within === undefined ? folder : resolveIn(folder, within)),
});

/** Written and on the disk before it takes its name: a kill or a full disk leaves the old file. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
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
}

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

function resolveIn(folder: string, path: string): string {
  return join(folder, checkedPath(path));
}

async function writeWholeStream(path: string, bytes: Readable, signal?: AbortSignal): Promise<number> {
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
}

/** By descriptor: a FileHandle whose stream somebody forgets would end the process when it is collected. */
async function readWhole(path: string): Promise<StoredFile | undefined> {
  const fd = await openFile(path, 'r');
  const stats = await statFile(fd);
  if (stats.isFile()) return { bytes: fs.createReadStream(path, { fd }), size: stats.size };
  await closeFile(fd);
  return undefined;
}

function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
}

async function forgetHalves(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile() && half.test(entry.name))) {
    const path = join(parentPath, name);
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0, // it has become whole meanwhile
    );
    if (age > day) await rm(path, { force: true });
  }
}

async function* listed(folder: string, within: string): AsyncGenerator<ListedFile, void, void> {
  const found = await readdir(within, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const entry of found.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file).replaceAll(sep, '/');
    const stats = isFilePath(path) ? await stat(file).catch(() => undefined) : undefined; // it was removed meanwhile
    if (stats) yield { path, size: stats.size };
  }
}

/**
 * Where a file lies until it is whole. A name of its own for each write: of two that share one, the first to end would give
 * the file's name to what the other has just begun. The dot keeps it from being read as a stored file.
 */
function halfOf(path: string): string {
  return join(dirname(path), `.${randomUUID()}.half`);
}
