import type { NewsFilter, NewsLanguage } from '@tresen/domain/content/news';
import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import {
  type Condition,
  isNewer,
  isOlder,
  matching,
  type NewsPlace,
  type NewsReader,
  readable,
} from './news-conditions.store.ts';

/** A news item in one language (CNT-02). */
export interface NewsItem {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Markdown. */
  readonly content: string;
  readonly tags: readonly string[];
  /** A path of this server. */
  readonly imagePath: string | null;
  readonly language: NewsLanguage;
  readonly order: number;
  readonly lastModified: Date;
  readonly publishDate: Date;
}

const columns = sql`n.id, n.title, n.description, n.content, n.tags, n.image_path "imagePath", n.language,
  n.position "order", n.last_modified_at "lastModified", n.publish_date "publishDate"`;

const newestFirst = sql`n.publish_date desc, n.position, n.id`;
const oldestFirst = sql`n.publish_date, n.position desc, n.id desc`;

/** The newest items. */
export const latestNews = (tx: Tx, reader: NewsReader, number: number): Promise<NewsItem[]> =>
  select(tx, [readable(reader)], number);

/** Items that match, newest first, at most `limit`, behind the place where the page before ended. */
export const newsPage = (
  tx: Tx,
  reader: NewsReader,
  filter: Omit<NewsFilter, 'language'>,
  limit: number,
  after?: NewsPlace,
): Promise<NewsItem[]> =>
  select(tx, [...matching(reader, filter), ...(after ? [isOlder(after)] : [])], limit);

export const countNews = async (
  tx: Tx,
  reader: NewsReader,
  filter: Omit<NewsFilter, 'language'>,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from news_items n where ${sql.join(matching(reader, filter), sql` and `)}`.execute(tx);
  return rows[0]?.count ?? 0;
};

/** The tags of everything that the reader finds. */
export const newsTags = async (tx: Tx, reader: NewsReader): Promise<string[]> => {
  const { rows } = await sql<{ tag: string }>`
    select distinct t.tag from news_items n cross join unnest(n.tags) t(tag)
    where ${readable(reader)} order by t.tag`.execute(tx);
  return rows.map(({ tag }) => tag);
};

/** The item of an id in the reader's language: a sent link survives a change of language. */
export const findNews = async (tx: Tx, reader: NewsReader, id: string): Promise<NewsItem | undefined> => {
  const ofItem = sql<SqlBool>`n.item_id = (select item_id from news_items where id = ${id}::uuid)`;
  return (await select(tx, [readable(reader), ofItem], 1))[0];
};

/** The next item in each direction. */
export const newsAround = async (
  tx: Tx,
  reader: NewsReader,
  place: NewsPlace,
): Promise<{ newer: NewsItem | undefined; older: NewsItem | undefined }> => {
  const [newer] = await select(tx, [readable(reader), isNewer(place)], 1, oldestFirst);
  const [older] = await select(tx, [readable(reader), isOlder(place)], 1);
  return { newer, older };
};

async function select(
  tx: Tx,
  conditions: readonly Condition[],
  limit: number,
  order = newestFirst,
): Promise<NewsItem[]> {
  const { rows } = await sql<NewsItem>`
    select ${columns} from news_items n where ${sql.join(conditions, sql` and `)}
    order by ${order} limit ${limit}`.execute(tx);
  return rows;
}
