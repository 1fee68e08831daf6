import { sql } from 'kysely';
import type { Database, Tx } from '../../kit/db/pools.ts';
import { inSystem } from '../../kit/db/pools.ts';
import type { Asker } from './licence-service.ts';

const minute = 60_000;
const windowMs = 5 * minute;
const rememberedMs = 15 * minute;
/** Wrong keys within a quarter of an hour: a person who types from paper errs now and then, a company more often. */
const maxOfPerson = 20;
const maxOfTenant = 100;

/**
 * True when the person, or the tenant together, named too many wrong keys. Holds the tenant until the transaction ends,
 * so a thousand guesses at once are counted one by one.
 * @param now UTC milliseconds
 */
export const hasGuessedTooOften = async (
  tx: Tx,
  { tenantId, userId }: Asker,
  now: number,
): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('licence guesses ' || ${tenantId}, 0))`.execute(tx);
  const { rows } = await sql<{ own: number; together: number }>`
    select coalesce(sum(failures) filter (where user_id = ${userId}), 0)::int as own,
      coalesce(sum(failures), 0)::int as together
    from licence_check_failures where tenant_id = ${tenantId} and window_start > ${new Date(now - rememberedMs)}`.execute(
    tx,
  );
  const [{ own, together } = { own: 0, together: 0 }] = rows;
  return own >= maxOfPerson || together >= maxOfTenant;
};

/** Counts keys that the person may not know. */
export const noteWrongKey = async (
  tx: Tx,
  { tenantId, userId }: Asker,
  now: number,
  count = 1,
): Promise<void> => {
  const start = new Date(Math.floor(now / windowMs) * windowMs);
  await sql`insert into licence_check_failures (tenant_id, user_id, window_start, failures)
    values (${tenantId}, ${userId}, ${start}, ${count})
    on conflict (tenant_id, user_id, window_start)
    do update set failures = licence_check_failures.failures + excluded.failures`.execute(tx);
};

/** Forgets guesses that no limit counts any more. */
export const cleanUpLicenceGuesses = (db: Database, now: number): Promise<void> =>
  inSystem(db, async (tx) => {
    await sql`delete from licence_check_failures where window_start < ${new Date(now - rememberedMs)}`.execute(
      tx,
    );
  });
