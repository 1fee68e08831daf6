import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** Keeps the answer of the tax office; another one takes its place. */
export const writeReceipt = async (
  tx: Tx,
  tenantId: string,
  kept: { readonly id: string; readonly name: string; readonly content: Buffer; readonly at: Date },
): Promise<void> => {
  const { id, name, content, at } = kept;
  await sql`insert into tax_receipts (tenant_id, notification_id, name, content, uploaded_at)
    values (${tenantId}, ${id}, ${name}, ${content}, ${at})
    on conflict (tenant_id, notification_id) do update set name = excluded.name, content = excluded.content,
      uploaded_at = excluded.uploaded_at`.execute(tx);
};

/** The answer of the tax office to a notification; undefined when none is kept. */
export const findReceipt = async (
  tx: Tx,
  id: string,
): Promise<{ readonly name: string; readonly content: Buffer } | undefined> => {
  const { rows } = await sql<{ name: string; content: Buffer }>`
    select name, content from tax_receipts where notification_id = ${id}`.execute(tx);
  return rows[0];
};
