import { setTimeout as wait } from 'node:timers/promises';

/** Whether it ended in time; a failure in time is thrown, a later one is told by who else waits for the push. */
export async function endsWithin(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const timer = new AbortController();
  const done = work.then(() => true);
  const late = wait(milliseconds, false, { signal: timer.signal }).catch(() => false);
  try {
    return await Promise.race([done, late]);
  } finally {
    timer.abort();
  }
}
