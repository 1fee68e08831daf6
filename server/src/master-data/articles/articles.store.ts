import type { ArticleType } from '@tresen/domain/master-data/articles';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { type SearchWords, type Users, usersSelected, usersShown } from '../../kit/records/index.ts';

/** Ids of the tenant's articles that hold all words: the first by name, as many as `most` (migration 0015). */
export const matchingArticles = (words: SearchWords, max: number): RawBuilder<unknown> =>
  sql`matching_articles(${JSON.stringify(words)}::jsonb, ${max})`;

/** How many articles of the tenant hold all words. */
export const countMatchingArticles = async (tx: Tx, words: SearchWords): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count_matching_articles(${JSON.stringify(words)}::jsonb) as count`.execute(tx);
  return rows[0]?.count ?? 0;
};

/** What is above each of these categories; null for a main one. */
export const findParents = async (
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> => {
  const { rows } = await sql<{ id: string; parentId: string | null }>`
    select id, parent_id as "parentId" from categories where id = any (${[...new Set(ids)]}::uuid[])`.execute(
    tx,
  );
  return new Map(rows.map(({ id, parentId }) => [id, parentId]));
};

/** An article as part of others. */
export interface ArticlePart {
  readonly id: string;
  readonly type: ArticleType;
  readonly memberIds: readonly string[];
}

/** These articles with what they are made of. */
export const findParts = async (tx: Tx, ids: readonly string[]): Promise<ArticlePart[]> => {
  const { rows } = await sql<ArticlePart>`
    select id, type, array(select m ->> 'articleId' from jsonb_array_elements(members) m) as "memberIds"
    from articles where id = any (${[...new Set(ids)]}::uuid[])`.execute(tx);
  return rows;
};

/** Articles with sub-articles of their own. */
export interface ArticleAbove extends Users {
  readonly id: string;
}

/** Those of these articles that others name as their main article; what is stored along with them does not count. */
export const findSubArticles = async (
  tx: Tx,
  ids: readonly string[],
  along: readonly string[],
  max = usersShown,
): Promise<readonly ArticleAbove[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<ArticleAbove>`
    select t.main_article_id as id, ${usersSelected(sql`t.name`, max)}
    from articles t where t.main_article_id = any (${[...ids]}::uuid[]) and t.status >= 0
      and t.id <> all (${[...along]}::uuid[])
    group by t.main_article_id`.execute(tx);
  return rows;
};
