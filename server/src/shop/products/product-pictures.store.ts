import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** Notes a picture that was sent; nothing names it yet. */
export const insertPicture = async (tx: Tx, tenantId: string, name: string, at: Date): Promise<void> => {
  await tx
    .insertInto('shop_pictures')
    .values({ name, tenant_id: tenantId, uploaded_at: at, unused_since: at })
    .execute();
};

/** Holds pictures for what is about to name them. @returns how many of the names there are */
export const usePictures = async (tx: Tx, tenantId: string, names: readonly string[]): Promise<number> => {
  const { rows } = await sql`update shop_pictures set unused_since = null
    where tenant_id = ${tenantId}::uuid and name = any (${names}::text[]) returning 1`.execute(tx);
  return rows.length;
};

/** Notes since when nothing of the catalogue names a picture. */
export const notePicturesInUse = async (tx: Tx, folder: string, now: Date): Promise<void> => {
  await sql`
    with named as (
      select unnest(image_urls) as path from shop_products union select image_path from shop_categories
    )
    update shop_pictures s set unused_since = case when n.is_named then null else ${now}::timestamptz end
    from (select p.name, exists (select from named where path = ${folder} || p.name) as is_named
      from shop_pictures p) n
    where n.name = s.name and n.is_named = (s.unused_since is not null)`.execute(tx);
};

/** Forgets pictures that nothing has named since an instant. @returns their names */
export const forgetPictures = async (tx: Tx, unusedSince: Date): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    delete from shop_pictures where unused_since < ${unusedSince} returning name`.execute(tx);
  return rows.map(({ name }) => name);
};
