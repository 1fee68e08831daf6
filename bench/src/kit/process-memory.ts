import { readFileSync } from 'node:fs';

/** Resident memory of a process in bytes. Linux only. */
export const residentBytes = (pid: number): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
};
