import { setTimeout as delay } from 'node:timers/promises';
import { type Database, inSystem, type Tx } from '../db/pools.ts';
import { describeFailure } from './failure.ts';
import type { JobHandler, JobLog } from './job-handler.ts';
import { deleteJobsGivenUp, insertJob } from './jobs.store.ts';
import { createLookForTheGone, lookForTheGoneMs } from './the-gone.ts';
import { startWorker } from './worker.ts';

export interface JobOptions {
  /** By the application's clock. Now, if not given. */
  readonly runAt?: Date;
  /** A job that waits under the same key is replaced. */
  readonly key?: string;
}

/** What is done after a transaction, or at a time: by any process of the installation, at least once. */
export interface Jobs {
  /**
   * Adds a job in the caller's transaction, under either role: it is done when that commits, and never when it is
   * rolled back. The payload is kept as JSON; seal what a reader of the database must not know.
   */
  add(tx: Tx, name: string, payload: unknown, options?: JobOptions): Promise<void>;
  /**
   * Begins to work.
   * @param daily names of handlers that run once a day, at night
   * @param minutely names of handlers that run once a minute, each by one process
   */
  start(
    handlers: Readonly<Record<string, JobHandler>>,
    daily?: readonly string[],
    minutely?: readonly string[],
  ): void;
  /** Takes no more jobs, waits some seconds for those under way; whoever is not ready is tried again later. */
  stop(): Promise<void>;
  /** Throws away what was given up long ago. */
  cleanUp(): Promise<void>;
}

interface JobsDeps {
  readonly db: Database;
  /** Milliseconds since 1970. */
  now(): number;
  readonly log: JobLog;
  /** See WorkerDeps; 10 s by default. */
  readonly pollMs?: number;
  /** How often somebody looks for processes that are gone, in ms. */
  readonly lookMs?: number;
}

// The pauses grow from 3 s to 6 h: fourteen attempts take a day and a half.
const maxAttempts = 14;
const restartAfterMs = 5_000;
const longestStopMs = 10_000;

type Runner = Awaited<ReturnType<typeof startWorker>>;

/** The queue of jobs, on graphile-worker. Nothing runs before `start`. */
export const createJobs = ({ db, now, log, pollMs = 10_000, lookMs = lookForTheGoneMs }: JobsDeps): Jobs => {
  let stop: (() => Promise<void>) | undefined;
  const lookForTheGone = createLookForTheGone(db);
  const freeJobs = (): Promise<void> =>
    lookForTheGone().catch((error: unknown) =>
      log.warn(describeFailure(error), 'no look for jobs of processes that are gone'),
    );
  return {
    add: (tx, name, payload, { runAt, key } = {}) =>
      insertJob(tx, { name, payload, delayMs: runAt ? runAt.getTime() - now() : 0, key, maxAttempts }),
    start: (handlers, daily = [], minutely = []) => {
      const sweep = setInterval(freeJobs, lookMs).unref();
      void freeJobs();
      const end = keepRunning(() => startWorker({ db, log, handlers, daily, minutely, pollMs }), log);
      stop = () => {
        clearInterval(sweep);
        return end();
      };
    },
    stop: async () => void (await Promise.race([stop?.(), delay(longestStopMs, undefined, { ref: false })])),
    cleanUp: () => inSystem(db, deleteJobsGivenUp),
  };
};

/** Runs until asked to stop: a worker that lost its database ends, and the next takes its place. */
function keepRunning(start: () => Promise<Runner>, log: JobLog) {
  const ending = new AbortController();
  let runner: Runner | undefined;
  const runOnce = async (): Promise<void> => {
    runner = await start();
    if (ending.signal.aborted) await runner.stop();
    await runner.promise;
  };
  const run = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      await runOnce().catch((error: unknown) => log.error(describeFailure(error), 'the jobs’ worker ended'));
      await delay(restartAfterMs, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return async (): Promise<void> => {
    ending.abort();
    await runner?.stop().catch(() => undefined);
    await running;
  };
}
