import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

export interface StoredKey {
  readonly kid: string;
  readonly publicJwk: object;
  readonly sealedPrivateJwk: Buffer;
  readonly retiredAt: Date | null;
}

// Any number, the same in every process: of two that need the first key at once, one makes it.
const makingKey = 7_315_027;

/** Waits until no other process makes a key; the lock ends with the transaction. */
export const lockKeys = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${makingKey})`.execute(tx);
};

/** Keys that sign or still verify, newest first. */
export const readKeys = async (tx: Tx, retiredAfter: Date): Promise<StoredKey[]> => {
  const rows = await tx
    .selectFrom('signing_keys')
    .select(['kid', 'public_jwk', 'sealed_private_jwk', 'retired_at'])
    .where((eb) => eb.or([eb('retired_at', 'is', null), eb('retired_at', '>', retiredAfter)]))
    .orderBy('created_at', 'desc')
    .orderBy('kid')
    .execute();
  return rows.map((row) => ({
    kid: row.kid,
    publicJwk: row.public_jwk as object,
    sealedPrivateJwk: row.sealed_private_jwk,
    retiredAt: row.retired_at,
  }));
};

/** Stores a key as the newest one and retires those before it. */
export const insertKey = async (
  tx: Tx,
  key: Pick<StoredKey, 'kid' | 'publicJwk' | 'sealedPrivateJwk'>,
  at: Date,
): Promise<void> => {
  await tx.updateTable('signing_keys').set({ retired_at: at }).where('retired_at', 'is', null).execute();
  await tx
    .insertInto('signing_keys')
    .values({
      kid: key.kid,
      algorithm: 'ES256',
      public_jwk: JSON.stringify(key.publicJwk),
      sealed_private_jwk: key.sealedPrivateJwk,
      created_at: at,
    })
    .execute();
};
