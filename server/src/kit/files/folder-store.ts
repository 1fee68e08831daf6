import fs from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { checkedPath, isFilePath } from './file-paths.ts';
import type { FileStore, ListedFile, StoredFile } from './file-store.ts';
import { forgetHalves, writeWhole, writeWholeStream } from './whole-files.ts';

const openFile = promisify(fs.open);
const statFile = promisify(fs.fstat);
const closeFile = promisify(fs.close);

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

function resolveIn(folder: string, path: string): string {
  return join(folder, checkedPath(path));
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
