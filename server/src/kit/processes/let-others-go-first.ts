import type { ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/**
 * Puts a process that was just started behind the server and the database: a file may take some seconds more, the lists
 * of all others may not. It still gets a tenth of a processor that is busy. A system that does not let us leaves it as it is.
 */
export const letOthersGoFirst = (child: ChildProcess): ChildProcess => {
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It reads as well, with the same right to the processor as everybody.
  }
  return child;
};
