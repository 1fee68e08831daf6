import type { Role } from '@tresen/domain/kit/groups';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

export const findFeed = async (tx: Tx, userId: string): Promise<{ createdAt: Date } | undefined> =>
  tx
    .selectFrom('release_feeds')
    .select('created_at as createdAt')
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Notes an address in place of the one before. */
export const putFeed = async (tx: Tx, userId: string, tokenHash: Buffer, now: Date): Promise<void> => {
  const values = { token_hash: tokenHash, created_at: now };
  await tx
    .insertInto('release_feeds')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
};

/** @returns whether there was one */
export const deleteFeed = async (tx: Tx, userId: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('release_feeds')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Whose an address is; nobody's where its person may not sign in any more. */
export const readerOfFeed = async (
  tx: Tx,
  tokenHash: Buffer,
): Promise<{ tenantId: string; role: Role } | undefined> => {
  const { rows } = await sql<{ tenantId: string; role: Role }>`
    select u.tenant_id "tenantId", u.role from release_feeds f join users u on u.id = f.user_id
    where f.token_hash = ${tokenHash} and not u.disabled`.execute(tx);
  return rows[0];
};
