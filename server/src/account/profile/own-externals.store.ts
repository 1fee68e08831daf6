import type { Tx } from '../../kit/db/pools.ts';

/** An account at an external provider with which somebody signs in. */
export interface OwnExternal {
  readonly issuer: string;
  readonly email: string;
  readonly linkedAt: Date;
  readonly lastUsedAt: Date;
}

export const listOwnExternals = (tx: Tx, userId: string): Promise<OwnExternal[]> =>
  tx
    .selectFrom('external_identities')
    .select(['issuer', 'email', 'linked_at as linkedAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .orderBy('issuer')
    .execute();

/** Unlinks the account at a provider. Returns its e-mail there; undefined when there is none. */
export const deleteOwnExternal = async (
  tx: Tx,
  userId: string,
  issuer: string,
): Promise<string | undefined> =>
  (
    await tx
      .deleteFrom('external_identities')
      .where('user_id', '=', userId)
      .where('issuer', '=', issuer)
      .returning('email')
      .executeTakeFirst()
  )?.email;
