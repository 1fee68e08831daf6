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
