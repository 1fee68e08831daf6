import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** Notes a picture that was sent; nothing names it yet. */
export const insertPicture = async (tx: Tx, tenantId: string, name: string, at: Date): Promise<void> => {
  await tx
    .insertInto('record_pictures')
    .values({ tenant_id: tenantId, name, uploaded_at: at, unused_since: at })
    .execute();
};

/** Which of these names are pictures of the tenant. */
export const findPictures = async (tx: Tx, names: readonly string[]): Promise<ReadonlySet<string>> => {
  if (names.length === 0) return new Set();
  const { rows } = await sql<{ name: string }>`select name from record_pictures
    where tenant_id = (select current_tenant()) and name = any (${[...new Set(names)]}::text[])`.execute(tx);
  return new Set(rows.map(({ name }) => name));
};

/** Forgets pictures that nothing has named since an instant, in all tenants. @returns their names */
export const forgetPictures = async (tx: Tx, now: Date, unusedSince: Date): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    select forget_record_pictures(${now}, ${unusedSince}) as name`.execute(tx);
  return rows.map(({ name }) => name);
};
