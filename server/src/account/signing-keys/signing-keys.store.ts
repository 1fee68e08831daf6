import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import type { SealedRow } from '../../kit/secrets/index.ts';

/** A key pair and its times: published from its making on, it signs from `signsFrom` until `retiredAt`. */
export interface StoredKey {
  readonly kid: string;
  readonly publicJwk: object;
  readonly sealedPrivateJwk: Buffer;
  readonly signsFrom: Date;
  /** Null while nothing is to take its place. May lie ahead. */
  readonly retiredAt: Date | null;
}

// Any number, the same in every process: of several that need another key at once, one makes it.
const makingKey = 7_315_027;

/** Waits until no other process makes a key; the lock ends with the transaction. */
export const lockKeys = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${makingKey})`.execute(tx);
};

/** Keys that are to sign, sign or still verify; the last one to sign first. */
export const readKeys = async (tx: Tx, retiredAfter: Date): Promise<StoredKey[]> => {
  const rows = await tx
    .selectFrom('signing_keys')
    .select(['kid', 'public_jwk', 'sealed_private_jwk', 'signs_from', 'retired_at'])
    .where((eb) => eb.or([eb('retired_at', 'is', null), eb('retired_at', '>', retiredAfter)]))
    .orderBy('signs_from', 'desc')
    .orderBy('kid')
    .execute();
  return rows.map((row) => ({
    kid: row.kid,
    publicJwk: row.public_jwk as object,
    sealedPrivateJwk: row.sealed_private_jwk,
    signsFrom: row.signs_from,
    retiredAt: row.retired_at,
  }));
};

/** Stores a key that signs from a moment on, at which those before it stop. */
export const insertKey = async (
  tx: Tx,
  key: Pick<StoredKey, 'kid' | 'publicJwk' | 'sealedPrivateJwk' | 'signsFrom'>,
  at: Date,
): Promise<void> => {
  await tx
    .updateTable('signing_keys')
    .set({ retired_at: key.signsFrom })
    .where((eb) => eb.or([eb('retired_at', 'is', null), eb('retired_at', '>', key.signsFrom)]))
    .execute();
  await tx
    .insertInto('signing_keys')
    .values({
      kid: key.kid,
      algorithm: 'ES256',
      public_jwk: JSON.stringify(key.publicJwk),
      sealed_private_jwk: key.sealedPrivateJwk,
      created_at: at,
      signs_from: key.signsFrom,
    })
    .execute();
};

/** A key that was planned for a time which the clock will not reach for long: it signs earlier. */
export const bringForward = async (tx: Tx, planned: Date, signsFrom: Date): Promise<void> => {
  await tx
    .updateTable('signing_keys')
    .set({ signs_from: signsFrom })
    .where('signs_from', '>=', planned)
    .execute();
  await tx
    .updateTable('signing_keys')
    .set({ retired_at: signsFrom })
    .where('retired_at', '>=', planned)
    .execute();
};

/** Keys whose last token has ended. */
export const deleteKeys = async (tx: Tx, retiredBefore: Date): Promise<void> => {
  await tx.deleteFrom('signing_keys').where('retired_at', '<', retiredBefore).execute();
};

/** Private parts, to be sealed anew under another secret. */
export const readSealedKeys = (tx: Tx): Promise<SealedRow<string>[]> =>
  tx.selectFrom('signing_keys').select(['kid as id', 'sealed_private_jwk as sealed']).execute();

export const updateSealedKey = async (tx: Tx, kid: string, sealed: Buffer): Promise<void> => {
  await tx.updateTable('signing_keys').set({ sealed_private_jwk: sealed }).where('kid', '=', kid).execute();
};
