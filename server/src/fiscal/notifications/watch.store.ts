import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** Tenants with registers whose turn it is in a minute of the hour; under the system role. */
export const tenantsWithRegisters = async (tx: Tx, minute: number): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from (select distinct tenant_id id from devices) t
    where abs(hashtext(id::text)) % 60 = ${minute} order by id`.execute(tx);
  return rows.map(({ id }) => id);
};
