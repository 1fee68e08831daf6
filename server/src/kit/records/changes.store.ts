import { sql } from 'kysely';
import type { Tx } from '../db/pools.ts';

/**
 * Takes the next numbers of the tenant's master data, the last of which it returns: `count` 3 and the answer 17 are 15,
 * 16 and 17. Until the end of the transaction nobody else in the tenant can change master data. So numbers become
 * visible in order, and what is checked after this call stays true.
 */
export const takeChanges = async (tx: Tx, tenantId: string, count: number): Promise<number> => {
  const { rows } = await sql<{ last: number }>`
    insert into change_counters as c (tenant_id, last_seq) values (${tenantId}, ${count})
    on conflict (tenant_id) do update set last_seq = c.last_seq + ${count} returning last_seq as last`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new Error('a counter answers');
  return row.last;
};
