import { sql } from 'kysely';
import type { Tx } from '../db/pools.ts';

export interface NewJob {
  readonly name: string;
  readonly payload: unknown;
  readonly delayMs: number;
  readonly key: string | undefined;
  readonly mostAttempts: number;
}

/** Under either role. Whoever waits for jobs is told when the transaction commits. */
export const insertJob = async (tx: Tx, job: NewJob): Promise<void> => {
  const { name, payload, delayMs, key, mostAttempts } = job;
  await sql`select add_job(${name}, ${JSON.stringify(payload)}, ${delayMs} * interval '1 millisecond',
    ${key ?? null}, ${mostAttempts})`.execute(tx);
};

/**
 * Jobs of processes that are gone become free again. A process is there as long as its listening connection is, which
 * bears its name; a minute's grace is for one whose connection just broke and comes back.
 */
export const freeJobsOfTheGone = async (tx: Tx): Promise<void> => {
  await sql`update graphile_worker._private_jobs as jobs
    set locked_at = null, locked_by = null
    where locked_at < now() - interval '1 minute' and not exists (
      select from pg_stat_activity where application_name = jobs.locked_by and datname = current_database())`.execute(
    tx,
  );
};

/** Jobs that were given up are kept for a week, for whoever looks into it. */
export const deleteJobsGivenUp = async (tx: Tx): Promise<void> => {
  await sql`delete from graphile_worker._private_jobs
    where attempts >= max_attempts and locked_at is null and updated_at < now() - interval '7 days'`.execute(
    tx,
  );
};
