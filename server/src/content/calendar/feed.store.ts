import type { NewsLanguage } from '@tresen/domain/content/news';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** Whose calendar an address shows. */
export interface FeedReader {
  readonly tenantId: string;
  readonly language: NewsLanguage;
}

export const findFeed = async (tx: Tx, userId: string): Promise<{ readonly createdAt: Date } | undefined> =>
  tx
    .selectFrom('calendar_feeds')
    .select('created_at as createdAt')
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** The earlier address of the person ends. */
export const putFeed = async (
  tx: Tx,
  feed: { readonly userId: string; readonly tokenHash: Buffer; readonly language: NewsLanguage },
  now: Date,
): Promise<void> => {
  const row = { token_hash: feed.tokenHash, language: feed.language, created_at: now };
  await tx
    .insertInto('calendar_feeds')
    .values({ user_id: feed.userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
};

/** True when there was one. */
export const deleteFeed = async (tx: Tx, userId: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('calendar_feeds')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Whoever may no longer sign in has no calendar either. */
export const readerOfFeed = async (tx: Tx, tokenHash: Buffer): Promise<FeedReader | undefined> =>
  tx
    .selectFrom('calendar_feeds as f')
    .innerJoin('users as u', 'u.id', 'f.user_id')
    .select(['u.tenant_id as tenantId', sql<NewsLanguage>`f.language`.as('language')])
    .where('f.token_hash', '=', tokenHash)
    .where('u.disabled', '=', false)
    .executeTakeFirst();
