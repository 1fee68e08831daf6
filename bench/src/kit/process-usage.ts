import { readFileSync } from 'node:fs';

// What these files say is Linux's; the benchmarks that need them run there only.

/** Resident memory of a process in bytes. */
export const residentBytes = (pid: number): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
};

/** The most that a process ever had resident, in bytes. */
export const peakResidentBytes = (pid: number): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
};

/**
 * Resident bytes of the living children of a process whose command line names a program. Looks at nothing but those: to go
 * through all processes of a machine ten times a second costs what is measured some of its processor.
 */
export const childrenNamed = (pid: number, program: string): readonly number[] =>
  childrenOf(pid).flatMap((child) => {
    try {
      const command = readFileSync(`/proc/${child}/cmdline`, 'utf8');
      return command.includes(program) ? [residentBytes(child) || 0] : [];
    } catch {
      return []; // ended meanwhile
    }
  });

const ticksPerSecond = 100; // sysconf(_SC_CLK_TCK), the same on every Linux that Node runs on

/** Seconds of processor time that a process has used. */
export const processorSeconds = (pid: number): number => {
  const stat = statOf(pid);
  return (Number(stat[11]) + Number(stat[12])) / ticksPerSecond;
};

/** Seconds of processor time of a process and its living children: of PostgreSQL with all its connections. */
export const familyProcessorSeconds = (pid: number): number =>
  [pid, ...childrenOf(pid)].reduce((sum, member) => sum + processorSeconds(member), 0);

/** Living children that the first thread of a process started: Node starts all of them there. */
function childrenOf(pid: number): readonly number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

function statOf(pid: number): string[] {
  return (
    // The second field is the program's name in brackets, which may hold spaces.
    readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  );
}
