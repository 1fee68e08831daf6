import { sql } from 'kysely';
import type { Tx } from '../db/pools.ts';
import type { SealedRow } from '../secrets/index.ts';

/** What is sealed in jobs of these names that wait; those under way have read it. */
export const readSealedJobs = async (tx: Tx, names: readonly string[]): Promise<SealedRow<string>[]> => {
  const { rows } = await sql<{ id: string; sealed: string }>`
    select j.id::text, j.payload->>'sealed' as sealed
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = any(${names}) and j.locked_at is null and j.attempts < j.max_attempts
      and j.payload->>'sealed' is not null
    for update of j skip locked`.execute(tx);
  return rows.map(({ id, sealed }) => ({ id, sealed: Buffer.from(sealed, 'base64') }));
};

export const updateSealedJob = async (tx: Tx, id: string, anew: Buffer): Promise<void> => {
  await sql`update graphile_worker._private_jobs
    set payload = jsonb_set(payload::jsonb, '{sealed}', to_jsonb(${anew.toString('base64')}::text))::json
    where id = ${id}::bigint`.execute(tx);
};
