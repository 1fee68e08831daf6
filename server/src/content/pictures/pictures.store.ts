import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** Notes a picture that was sent; no text names it yet. */
export const insertPicture = async (tx: Tx, name: string, at: Date): Promise<void> => {
  await tx.insertInto('content_pictures').values({ name, uploaded_at: at, unused_since: at }).execute();
};

/** Notes since when no text, and no state that one can go back to, names a picture. @param folder before each name */
export const notePicturesInUse = async (tx: Tx, folder: string, now: Date): Promise<void> => {
  const pattern = `${folder}([0-9a-f]{32}\\.webp)`;
  await sql`
    with written as (select body as words from content_texts union all select texts::text from content_revisions),
    named as (select distinct found.parts[1] as name from written, regexp_matches(words, ${pattern}, 'g') found (parts))
    update content_pictures p set unused_since = case when n.is_named then null else ${now}::timestamptz end
    from (select name, name in (select name from named) is_named from content_pictures) n
    where n.name = p.name and n.is_named = (p.unused_since is not null)`.execute(tx);
};

/** Forgets pictures that nothing has named since an instant. @returns their names */
export const forgetPictures = async (tx: Tx, unusedSince: Date): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    delete from content_pictures where unused_since < ${unusedSince} returning name`.execute(tx);
  return rows.map(({ name }) => name);
};
