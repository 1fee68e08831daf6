import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../db/pools.ts';
import { keysetPages } from './export-source.ts';

/**
 * The rows of one statement in pages, in its order, the next of which is read while one is written. A statement for each
 * page is planned for each, and where the planner expects few rows it sorts all that are left, every time: a cursor is
 * planned once, and can be no worse than reading the list once.
 * @param tx reads nothing else by a cursor meanwhile
 */
export async function* cursorPages<T>(
  tx: Tx,
  size: number,
  statement: RawBuilder<T>,
): AsyncGenerator<readonly T[]> {
  await sql`declare export_rows no scroll cursor for ${statement}`.execute(tx);
  const next = sql<T>`fetch ${sql.raw(String(size))} from export_rows`;
  yield* keysetPages(size, async () => (await next.execute(tx)).rows);
  // Whoever stops before ends the transaction, and the cursor with it. Nothing may be asked then: the connection may be
  // in other hands.
  await sql`close export_rows`.execute(tx);
}
