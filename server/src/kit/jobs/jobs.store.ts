import { sql } from 'kysely';
import type { Tx } from '../db/pools.ts';

export interface NewJob {
  readonly name: string;
  readonly payload: unknown;
  readonly delayMs: number;
  readonly key: string | undefined;
  readonly maxAttempts: number;
}

/** Under either role. Whoever waits for jobs is told when the transaction commits. */
export const insertJob = async (tx: Tx, job: NewJob): Promise<void> => {
  const { name, payload, delayMs, key, maxAttempts } = job;
  await sql`select add_job(${name}, ${JSON.stringify(payload)}, ${delayMs} * interval '1 millisecond',
    ${key ?? null}, ${maxAttempts})`.execute(tx);
};

/** A worker is there as long as its listening connection is, which bears its name. */
const isThere = sql`exists (
  select from pg_stat_activity where application_name = locked_by and datname = current_database())`;

/** Names of the workers that have jobs under way, but no connection at this moment. */
export const missingWorkers = async (tx: Tx): Promise<readonly string[]> => {
  const { rows } = await sql<{
    locked_by: string;
  }>`select distinct locked_by from graphile_worker._private_jobs
    where locked_by is not null and not ${isThere}`.execute(tx);
  return rows.map(({ locked_by }) => locked_by);
};

/** Jobs of these workers become free again, unless one is back, and whoever waits for jobs is told. */
export const freeJobsOf = async (tx: Tx, workers: readonly string[]): Promise<void> => {
  await sql`with freed as (
      update graphile_worker._private_jobs set locked_at = null, locked_by = null
        where locked_by = any(${workers}) and not ${isThere} returning 1)
    select pg_notify('jobs:insert', json_build_object('count', count(*))::text) from freed`.execute(tx);
};

/** Jobs that a worker has fetched and not begun become free again, as if it had never had them. */
export const returnJobs = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await sql`with returned as (
      update graphile_worker._private_jobs
        set locked_at = null, locked_by = null, attempts = greatest(0, attempts - 1)
        where id = any(${[...ids]}::bigint[]) and locked_by is not null returning 1)
    select pg_notify('jobs:insert', json_build_object('count', count(*))::text) from returned`.execute(tx);
};

/** Jobs that were given up are kept for a week, for whoever looks into it. */
export const deleteJobsGivenUp = async (tx: Tx): Promise<void> => {
  await sql`delete from graphile_worker._private_jobs
    where attempts >= max_attempts and locked_at is null and updated_at < now() - interval '7 days'`.execute(
    tx,
  );
};
