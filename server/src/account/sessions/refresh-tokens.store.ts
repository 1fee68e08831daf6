import type { Tx } from '../../kit/db/pools.ts';

/** How far a token's life has gone: used itself, and its successor used. */
export interface RefreshTokenRow {
  readonly rotatedAt: Date | null;
  readonly usedSuccessorAt: Date | null;
}

export const insertRefreshToken = async (
  tx: Tx,
  hash: Buffer,
  sessionId: string,
  at: Date,
): Promise<void> => {
  await tx.insertInto('refresh_tokens').values({ hash, session_id: sessionId, issued_at: at }).execute();
};

export const findRefreshToken = async (tx: Tx, hash: Buffer): Promise<RefreshTokenRow | undefined> => {
  const row = await tx
    .selectFrom('refresh_tokens')
    .select(['rotated_at', 'used_successor_at'])
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row && { rotatedAt: row.rotated_at, usedSuccessorAt: row.used_successor_at };
};

/** Marks a token as used, and the one before it as having its successor used. */
export const markRotated = async (tx: Tx, hash: Buffer, sessionId: string, at: Date): Promise<void> => {
  await tx
    .updateTable('refresh_tokens')
    .set({ used_successor_at: at })
    .where('session_id', '=', sessionId)
    .where('rotated_at', 'is not', null)
    .where('used_successor_at', 'is', null)
    .execute();
  await tx.updateTable('refresh_tokens').set({ rotated_at: at }).where('hash', '=', hash).execute();
};

/** Removes the tokens that can only be reused: a missing row says the same (refresh-tokens.ts). */
export const deleteOverTokens = async (tx: Tx, sessionId: string, usedBefore: Date): Promise<void> => {
  await tx
    .deleteFrom('refresh_tokens')
    .where('session_id', '=', sessionId)
    .where('used_successor_at', '<', usedBefore)
    .execute();
};
