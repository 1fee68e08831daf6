import { readFileSync } from 'node:fs';

const msPerTick = 10; // sysconf(_SC_CLK_TCK) is 100 on every Linux that Node runs on

/** Milliseconds of processor time that a process has used; undefined when it has gone, or the system does not say. */
export const processorMs = (pid: number): number | undefined => {
  try {
    // The second field is the program's name in brackets, which may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * msPerTick;
  } catch {
    return undefined;
  }
};
