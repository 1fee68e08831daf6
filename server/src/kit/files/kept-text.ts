import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { closeToOthers } from './close-to-others.ts';

/**
 * A text that is made once and then kept in a file, readable by our own user alone. The file appears whole or not at
 * all: a full disk, a kill or a second process at the same moment must not leave an empty secret behind.
 */
export const keptText = (path: string, make: () => string): string => {
  if (!existsSync(path)) makeWhole(path, make());
  closeToOthers(path);
  return readFileSync(path, 'utf8').trim();
};

function makeWhole(path: string, text: string): void {
  const half = `${path}.${process.pid}`;
  try {
    writeFileSync(half, text, { mode: 0o600, flush: true });
    linkSync(half, path);
  } catch (error) {
    // Another process was faster: its text is the one to keep.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(half, { force: true });
  }
}
