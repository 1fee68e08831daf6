import { EventEmitter } from 'node:events';
import type { RunnerOptions, WorkerEvents } from 'graphile-worker';
import { type Database, inSystem } from '../db/pools.ts';
import { describeFailure } from './failure.ts';
import { type JobHandler, type JobLog, taskOf } from './job-handler.ts';
import { returnJobs } from './jobs.store.ts';

export interface WorkerDeps {
  readonly db: Database;
  readonly log: JobLog;
  readonly handlers: Readonly<Record<string, JobHandler>>;
  /** Names of handlers that run once a day. */
  readonly daily: readonly string[];
  /** Names of handlers that run once a minute; what fails or is late is left to the next minute. */
  readonly minutely: readonly string[];
  /** How long a job may be due before somebody looks, in ms. New ones are told of at once. */
  readonly pollMs: number;
}

const atOnce = 3;
const stopWithinMs = 5_000;
const aDay = 86_400_000;

/** Starts a worker of graphile-worker, which is loaded here: no server has to wait for it to begin serving. */
export const startWorker = async ({ db, log, handlers, daily, minutely, pollMs }: WorkerDeps) => {
  const { Logger, parseCronItems, run } = await import('graphile-worker');
  const events = nameConnections(log);
  const returned = keepUnbegun(db, events, log);
  const options: RunnerOptions = {
    pgPool: db.system,
    events,
    // Messages only: the other arguments hold jobs with their payloads. Their tasks log failed jobs (job-handler.ts).
    logger: new Logger(() => (level, message, meta) => {
      if (level === 'error' && !meta?.failure) log.error({ message }, 'the worker of the jobs has a problem');
    }),
    concurrency: atOnce,
    pollInterval: pollMs,
    gracefulShutdownAbortTimeout: stopWithinMs,
    noHandleSignals: true,
    preset: {
      worker: {
        // One looks for all: an idle process needs one connection for it instead of three.
        localQueue: { size: atOnce },
        // Without a delay nobody waits until a job is marked as done or failed, nor hears that it could not be.
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
    },
    taskList: Object.fromEntries(
      Object.entries(handlers).map(([name, handler]) => [name, taskOf(name, handler, log)]),
    ),
    parsedCronItems: parseCronItems([
      // At night in Europe, when no register is busy. A server that was off then catches up.
      ...daily.map((task) => ({
        task,
        match: '17 2 * * *',
        options: { backfillPeriod: aDay, jobKey: task },
      })),
      ...minutely.map((task) => ({ task, match: '* * * * *', options: { jobKey: task, maxAttempts: 1 } })),
    ]),
  };
  const runner = await run(options);
  return {
    promise: runner.promise,
    stop: async (): Promise<void> => {
      await runner.stop();
      await returned();
    },
  };
};

/**
 * The listening connection bears the name of its worker, which tells other processes that this one lives
 * (jobs.store.ts). Nobody else gets it afterwards. 'drain' comes once a connection has nothing under way.
 */
function nameConnections(log: JobLog): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  const warn = (error: unknown): void => log.warn(describeFailure(error), 'a connection of the jobs broke');
  events.on('pool:listen:success', ({ client, workerPool }) => {
    client.once('drain', () => client.query(`set application_name = '${workerPool.id}'`).catch(warn));
  });
  events.on('pool:listen:release', ({ client }) => {
    client.once('drain', () => client.end().catch(warn));
  });
  return events;
}

/**
 * Takes the jobs that the worker has fetched and not begun out of its queue when it ends. Left there, 0.18 fails over
 * giving them back: it then does not wait for those under way but fails them, or ends only after five seconds.
 * @returns fulfilled when others can have them
 */
function keepUnbegun(db: Database, events: WorkerEvents, log: JobLog): () => Promise<void> {
  let returned = Promise.resolve();
  events.on('localQueue:setMode', ({ localQueue, newMode }) => {
    const ids = newMode === 'RELEASED' ? localQueue.jobQueue.splice(0).map(({ id }) => String(id)) : [];
    if (ids.length === 0) return;
    // Who does not find them back has them once this process is seen to be gone.
    returned = inSystem(db, (tx) => returnJobs(tx, ids)).catch((error: unknown) =>
      log.warn(describeFailure(error), 'jobs could not be given back'),
    );
  });
  return () => returned;
}
