import { chmodSync, statSync } from 'node:fs';

/**
 * Takes from everybody else what an earlier version, a copy or a careless hand gave them. What is not there or not ours to
 * change stays as it is; Windows knows no such bits.
 */
export const closeToOthers = (path: string): void => {
  if (process.platform === 'win32') return;
  try {
    const { mode } = statSync(path);
    if ((mode & 0o077) !== 0) chmodSync(path, mode & 0o700);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['ENOENT', 'EPERM', 'EROFS'].includes(code)) throw error;
  }
};
