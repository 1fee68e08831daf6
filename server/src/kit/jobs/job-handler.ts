import type { Task } from 'graphile-worker';
import { workAs } from '../db/time-limits.ts';
import { describeFailure } from './failure.ts';

/** The part of a pino logger that jobs use. Payloads are never given to it. */
export interface JobLog {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Thrown by a handler when trying again would not help. */
export class GiveUp extends Error {
  override readonly name = 'GiveUp';
}

/**
 * Does one job. A rejection is logged and the job tried again later, so it must be safe to do twice.
 * @param signal aborted when the server is about to stop: whoever is not ready soon is tried again later
 */
export type JobHandler = (payload: unknown, signal: AbortSignal) => Promise<void>;

/** The task of the worker that a handler is; what it fails with is logged, and kept with the job. */
export const taskOf = (name: string, handler: JobHandler, log: JobLog): Task => {
  return async (payload, { job, abortSignal, abortPromise }) => {
    try {
      await Promise.race([workAs('job', () => handler(payload, abortSignal)), abortPromise]);
    } catch (error) {
      const isOver = error instanceof GiveUp;
      const failure = describeFailure(isOver ? (error.cause ?? error) : error);
      const fields = { job: Number(job.id), name, attempt: job.attempts, ...failure };
      if (isOver || job.attempts >= job.max_attempts) log.error(fields, 'a job was given up');
      else log.warn(fields, 'a job failed and will be tried again');
      // Its message is kept with the job.
      if (!isOver)
        throw new Error([failure.kind, failure.code, failure.responseCode].filter(Boolean).join(' '));
    }
  };
};
