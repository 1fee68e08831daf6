import { sql } from 'kysely';
import type { Tx } from '../kit/db/pools.ts';

/** The tenant of a picture or download by its name, as the folder says; undefined where nothing names it any more. */
export const ownerOfNamed = async (tx: Tx, folder: string, name: string): Promise<string | undefined> => {
  const query = owners[folder]?.(name);
  return query && (await query.execute(tx)).rows[0]?.id;
};

const vendor = () => sql<{ id: string }>`select id from tenants where kind = 'vendor'`;

const owners: Readonly<Record<string, (name: string) => ReturnType<typeof vendor>>> = {
  photos: (name) => sql`select tenant_id as id from users where picture = ${name}`,
  records: (name) => sql`select tenant_id as id from record_pictures where name = ${name}`,
  shop: (name) => sql`select tenant_id as id from shop_pictures where name = ${name}`,
  content: vendor,
  downloads: vendor,
};
