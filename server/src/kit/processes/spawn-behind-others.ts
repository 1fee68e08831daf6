import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const behind = constants.priority.PRIORITY_BELOW_NORMAL;

/**
 * Starts a process that comes behind the server and the database: a file may take some seconds more, the lists of all others
 * may not. It still gets a tenth of a processor that is busy. A system that does not let us leaves it as it is.
 *
 * Linux may share processors among sessions before it looks at priorities (autogroup), and each connection of PostgreSQL is a
 * session: as a part of ours, the process would have as much of a processor as a connection. So it gets a session of its own,
 * which as a whole comes behind.
 */
export const spawnBehindOthers = (
  program: string,
  args: readonly string[],
  options: SpawnOptions,
): ChildProcess => {
  const child = spawn(program, args, { ...options, detached: process.platform !== 'win32' });
  const { pid } = child;
  if (pid === undefined) return child;
  attempt(() => setPriority(pid, behind));
  if (process.platform === 'linux') attempt(() => writeFileSync(`/proc/${pid}/autogroup`, String(behind)));
  return child;
};

function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // It reads as well, with the same right to the processor as everybody.
  }
}
