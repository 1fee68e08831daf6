import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import type { NewsItem } from './news.store.ts';

/** A row as its editor sees it, published or not. */
export interface EditedNews extends NewsItem {
  /** What the languages of an item have in common. */
  readonly itemId: string;
  readonly isDraft: boolean;
  readonly version: number;
}

const maxEdited = 500;

/** Every row for a front end, the newest 500 by their date. */
export const listEditedNews = (tx: Tx, frontEndTypeId: number): Promise<EditedNews[]> =>
  edited(tx)
    .where('front_end_type_id', '=', frontEndTypeId)
    .orderBy('publish_date', 'desc')
    .orderBy('position')
    .orderBy('id')
    .limit(maxEdited)
    .execute();

/** Rows of these ids, held until the transaction ends. */
export const holdNews = (tx: Tx, ids: readonly string[]): Promise<EditedNews[]> =>
  edited(tx).where('id', 'in', ids).orderBy('id').forUpdate().execute();

export const hasItem = async (tx: Tx, itemId: string): Promise<boolean> =>
  (await tx
    .selectFrom('news_items')
    .select('id')
    .where('item_id', '=', itemId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** What is stored of an input. */
export type NewsValues = Omit<EditedNews, 'id' | 'itemId' | 'lastModified' | 'version'>;

/** A new row and what joins it to its other languages. */
export interface NewNews extends NewsValues {
  readonly id: string;
  readonly itemId: string;
}

export const insertNews = async (tx: Tx, items: readonly NewNews[], now: Date): Promise<void> => {
  const rows = items.map(({ id, itemId, ...values }) => ({ id, item_id: itemId, ...columns(values, now) }));
  await tx.insertInto('news_items').values(rows).execute();
};

export const updateNews = async (tx: Tx, id: string, values: NewsValues, now: Date): Promise<void> => {
  await tx
    .updateTable('news_items')
    .set({ ...columns(values, now), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
};

export const deleteNews = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await tx.deleteFrom('news_items').where('id', 'in', ids).execute();
};

export const hasNews = async (tx: Tx): Promise<boolean> =>
  (await tx.selectFrom('news_items').select('id').limit(1).executeTakeFirst()) !== undefined;

function edited(tx: Tx) {
  return tx
    .selectFrom('news_items')
    .select([
      'id',
      'item_id as itemId',
      'title',
      'description',
      'content',
      'tags',
      'image_path as imagePath',
      sql<EditedNews['language']>`language`.as('language'),
      'position as order',
      'last_modified_at as lastModified',
      'publish_date as publishDate',
      'is_draft as isDraft',
      'version',
    ]);
}

function columns({ imagePath, order, publishDate, isDraft, tags, ...words }: NewsValues, now: Date) {
  return {
    ...words,
    tags: [...tags],
    image_path: imagePath,
    position: order,
    publish_date: publishDate,
    is_draft: isDraft,
    last_modified_at: now,
  };
}
