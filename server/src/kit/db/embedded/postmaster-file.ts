import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What a running PostgreSQL writes into its folder: who it is and where it listens. */
export interface PostmasterFile {
  readonly pid: number;
  readonly port: number;
  readonly socketFolder: string;
}

/**
 * Reads `postmaster.pid`. That it exists proves nothing: it outlives a killed server.
 * @returns undefined without one, `'damaged'` when it cannot be understood
 */
export const readPostmasterFile = (cluster: string): PostmasterFile | 'damaged' | undefined => {
  let lines: string[];
  try {
    lines = readFileSync(pathOf(cluster), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isInteger(pid) || pid <= 0 || !Number.isInteger(port)) return 'damaged';
  return { pid, port, socketFolder: lines[4] ?? '' };
};

/** Removes a file that no living server stands behind, since PostgreSQL refuses to start beside it. */
export const removePostmasterFile = (cluster: string): void => rmSync(pathOf(cluster), { force: true });

function pathOf(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}
