import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

const ownTenant = sql`t.tenant_id = (select current_tenant())`;

/** The ids of the tables of rooms, without those that are deleted, in the order of their numbers. */
export const tablesOf = async (tx: Tx, roomIds: readonly string[], limit: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select t.id from tables t
    where ${ownTenant} and t.room_id = any (${[...roomIds]}::uuid[]) and t.status >= 0
    order by t.number, t.id limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
};

/** The numbers that tables of other rooms have in the branches of this one (decisions ROM-06). */
export const numbersBeside = async (
  tx: Tx,
  roomId: string,
  unitIds: readonly string[] | null,
): Promise<number[]> => {
  const { rows } = await sql<{ number: number }>`select distinct t.number from tables t
    where ${ownTenant} and t.room_id <> ${roomId} and t.status >= 0
      and (t.unit_ids is null or ${unitIds}::uuid[] is null or t.unit_ids && ${unitIds}::uuid[])
    order by t.number`.execute(tx);
  return rows.map(({ number }) => number);
};
