import { sql } from 'kysely';
import type { Tx } from '../db/pools.ts';
import type { SealedRow } from '../secrets/index.ts';

export const insertFileKey = async (tx: Tx, tenantId: string, id: string, sealed: Buffer): Promise<void> => {
  await sql`insert into file_keys (tenant_id, id, sealed) values (${tenantId}, ${id}, ${sealed})
    on conflict (tenant_id) do nothing`.execute(tx);
};

export const findFileKey = async (tx: Tx): Promise<SealedRow<string> | undefined> => {
  const { rows } = await sql<SealedRow<string>>`
    select id, sealed from file_keys where tenant_id = (select current_tenant())`.execute(tx);
  return rows[0];
};

/** Of any tenant; for the system alone. */
export const findFileKeyById = async (tx: Tx, id: string): Promise<Buffer | undefined> => {
  const { rows } = await sql<{ sealed: Buffer }>`select sealed from file_keys where id = ${id}`.execute(tx);
  return rows[0]?.sealed;
};

export const readFileKeys = async (tx: Tx, after: string, count: number) => {
  const { rows } = await sql<SealedRow<string>>`
    select id, sealed from file_keys where id > ${after} order by id limit ${count}`.execute(tx);
  return rows;
};

export const replaceFileKey = async (tx: Tx, id: string, anew: Buffer): Promise<void> => {
  await sql`update file_keys set sealed = ${anew} where id = ${id}`.execute(tx);
};
