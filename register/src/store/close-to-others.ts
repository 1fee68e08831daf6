import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

// SQLite gives what it writes beside a file the bits of that file.
const companions = ['', '-wal', '-shm', '-journal'];

/**
 * Makes the file of a store and its folder so that nobody else may read them: tokens, keys of the security device and
 * sales lie in it. Those that an earlier version made wider are closed. A folder that holds other things, too, is
 * somebody's own and keeps its bits; what is not ours to change stays; Windows knows no such bits.
 */
export function closeToOthers(file: string): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  if (process.platform === 'win32') return;
  for (const end of companions) take(join(folder, `${basename(file)}${end}`));
  if (readdirSync(folder).every(isStore)) take(folder);
}

function take(path: string): void {
  try {
    const { mode } = statSync(path);
    if ((mode & 0o077) !== 0) chmodSync(path, mode & 0o700);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['ENOENT', 'EPERM', 'EROFS'].includes(code)) throw error;
  }
}

function isStore(name: string) {
  return /\.sqlite(?:-(?:wal|shm|journal))?$/.test(name);
}
