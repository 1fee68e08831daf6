import { readFileSync } from 'node:fs';

/** Whether a process of this number exists, whoever it belongs to. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Whether the process is a living PostgreSQL. A killed one that nobody reaped stays as a zombie (in containers
 * without an init), and the number may belong to another program by now; both count as dead.
 */
export const isPostgres = (pid: number): boolean => {
  if (process.platform !== 'linux') return isAlive(pid);
  try {
    const [, name, state] = /\((.*)\) (.)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return name === 'postgres' && state !== 'Z';
  } catch {
    return false;
  }
};
