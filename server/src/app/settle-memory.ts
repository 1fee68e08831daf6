import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// By then the first page has been served, or nobody is waiting.
const firstMs = 2_000;
const lookMs = 30_000;

/** So many bytes more than after the last time are worth the pause. */
const worth = 48 * 1024 * 1024;
/** The share of its time that an idle process works at most. */
const idle = 0.05;

/**
 * Whether a process should give memory back: much has come since it did, and nobody is waiting.
 * @param resident bytes; `settled`: after the last time
 * @param busy the share of time in which it worked lately
 */
export const isWorthSettling = ({
  resident,
  settled,
  busy,
}: {
  readonly resident: number;
  readonly settled: number;
  readonly busy: number;
}): boolean => resident - settled > worth && busy < idle;

/**
 * Frees what loading the program left behind, some 30 MB, and later what a burst of work did: an idle process would otherwise
 * keep it for hours, since the engine collects when memory is asked for, and an idle server asks for none.
 */
export const settleMemory = (): void => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: { flavor: 'last-resort' }) => void;
  let settled = Number.POSITIVE_INFINITY;
  const settle = (): void => {
    // Only the last resort gives pages back to the system.
    collect({ flavor: 'last-resort' });
    settled = process.memoryUsage.rss();
  };
  let seen = performance.eventLoopUtilization();
  const look = (): void => {
    const now = performance.eventLoopUtilization();
    const busy = performance.eventLoopUtilization(now, seen).utilization;
    seen = now;
    const resident = process.memoryUsage.rss();
    // What was given back elsewhere counts, too.
    settled = Math.min(settled, resident);
    if (isWorthSettling({ resident, settled, busy })) settle();
  };
  setTimeout(settle, firstMs).unref();
  setInterval(look, lookMs).unref();
};
