import { sql } from 'kysely';
import type { Tx } from '../db/pools.ts';

/** Notes that a process works with a secret. The clock may have been set back: a note never gets older. */
export const noteUse = async (tx: Tx, fingerprint: Buffer, at: Date): Promise<void> => {
  await tx
    .insertInto('secret_uses')
    .values({ fingerprint, first_used_at: at, last_used_at: at })
    .onConflict((conflict) =>
      conflict
        .column('fingerprint')
        .doUpdateSet({ last_used_at: at })
        .where('secret_uses.last_used_at', '<', at),
    )
    .execute();
};

/** When processes began and were last seen to work with each secret. */
export const readUses = (
  tx: Tx,
): Promise<{ readonly fingerprint: Buffer; readonly firstUsedAt: Date; readonly lastUsedAt: Date }[]> =>
  tx
    .selectFrom('secret_uses')
    .select(['fingerprint', 'first_used_at as firstUsedAt', 'last_used_at as lastUsedAt'])
    .execute();

/**
 * The secret that processes began to work with last, or undefined where none has yet. Others that ask wait for the end of
 * the transaction: of two first secrets only one is the first.
 */
export const lockUses = async (
  tx: Tx,
): Promise<{ readonly fingerprint: Buffer; readonly firstUsedAt: Date } | undefined> => {
  await sql`lock table secret_uses in share row exclusive mode`.execute(tx);
  return tx
    .selectFrom('secret_uses')
    .select(['fingerprint', 'first_used_at as firstUsedAt'])
    .orderBy('first_used_at', 'desc')
    .limit(1)
    .executeTakeFirst();
};

/** Notes that processes work with a secret from now on, also with one that they worked with before another. */
export const beginUse = async (tx: Tx, fingerprint: Buffer, at: Date): Promise<void> => {
  const times = { first_used_at: at, last_used_at: at };
  await tx
    .insertInto('secret_uses')
    .values({ fingerprint, ...times })
    .onConflict((conflict) => conflict.column('fingerprint').doUpdateSet(times))
    .execute();
};
