import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** Notes a file that was stored, if it is not known; no download names it yet. */
export const insertFile = async (tx: Tx, id: string, name: string, at: Date): Promise<void> => {
  await tx
    .insertInto('content_files')
    .values({ id, name, uploaded_at: at, unused_since: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** The name that a file goes by; undefined where there is none of the id. */
export const nameOfFile = async (tx: Tx, id: string): Promise<string | undefined> =>
  (await tx.selectFrom('content_files').select('name').where('id', '=', id).executeTakeFirst())?.name;

/** Notes since when no download names a file, and forgets those that none has named since an instant. @returns their ids */
export const forgetFiles = async (tx: Tx, now: Date, unusedSince: Date): Promise<readonly string[]> => {
  await sql`
    with named as (
      select file ->> 'address' as address from content_entries e, jsonb_array_elements(e.details -> 'files') file)
    update content_files f set unused_since = case when n.is_named then null else ${now}::timestamptz end
    from (select id, exists (select from named where address like '/files/contentFiles/' || c.id || '/%') is_named
      from content_files c) n
    where n.id = f.id and n.is_named = (f.unused_since is not null)`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    delete from content_files where unused_since < ${unusedSince} returning id`.execute(tx);
  return rows.map(({ id }) => id);
};
