import { askText, type Tx } from '../db/pools.ts';

const take = `insert into change_counters as c (tenant_id, last_seq) values ($1, $2)
  on conflict (tenant_id) do update set last_seq = c.last_seq + excluded.last_seq returning last_seq as last`;

/**
 * Takes the next numbers of the tenant's master data, the last of which it returns: `count` 3 and the answer 17 are 15,
 * 16 and 17. Until the end of the transaction nobody else in the tenant can change master data. So numbers become
 * visible in order, and what is checked after this call stays true.
 */
export const takeChanges = async (tx: Tx, tenantId: string, count: number): Promise<number> => {
  const [row] = await askText<{ last: number }>(tx, take, [tenantId, count]);
  if (!row) throw new Error('a counter answers');
  return row.last;
};
