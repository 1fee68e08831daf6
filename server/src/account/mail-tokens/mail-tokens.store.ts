import type { Tx } from '../../kit/db/pools.ts';

/** What a link in a mail is for. */
export type MailPurpose = 'confirmEmail' | 'resetPassword';

/** The user and the address that a token is good for. */
export interface MailTokenHolder {
  readonly purpose: MailPurpose;
  readonly userId: string;
  readonly email: string;
}

/** A token as it comes from outside, with the address that came beside it. */
export interface MailTokenClaim {
  readonly purpose: MailPurpose;
  readonly email: string;
  readonly hash: Buffer;
}

export const insertMailToken = async (
  tx: Tx,
  token: MailTokenHolder & { readonly hash: Buffer; readonly at: Date; readonly expiresAt: Date },
): Promise<void> => {
  const { hash, purpose, userId, email, at, expiresAt } = token;
  await tx
    .insertInto('mail_tokens')
    .values({ hash, purpose, user_id: userId, email, created_at: at, expires_at: expiresAt })
    .execute();
};

/** Ends the open tokens of a user and purpose: only the newest mail's link works. */
export const endMailTokens = async (
  tx: Tx,
  { purpose, userId }: Pick<MailTokenHolder, 'purpose' | 'userId'>,
  at: Date,
): Promise<void> => {
  await tx
    .updateTable('mail_tokens')
    .set({ expires_at: at })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .execute();
};

/** Marks an open token as used, so that of two at once one wins. Returns whose it was. */
export const markMailTokenUsed = async (
  tx: Tx,
  { hash, purpose, email }: MailTokenClaim,
  at: Date,
): Promise<string | undefined> => {
  const row = await tx
    .updateTable('mail_tokens')
    .set({ used_at: at })
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
};

/** How far a token's life has gone. */
export interface MailTokenState {
  readonly userId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

const state = [
  'user_id as userId',
  'created_at as createdAt',
  'expires_at as expiresAt',
  'used_at as usedAt',
] as const;

/** The token, also when it is used or expired. */
export const findMailToken = (
  tx: Tx,
  { hash, purpose, email }: MailTokenClaim,
): Promise<MailTokenState | undefined> =>
  tx
    .selectFrom('mail_tokens')
    .select(state)
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .executeTakeFirst();

/** The tokens of a user and purpose that were made since a moment, oldest first. */
export const readMailTokensSince = (
  tx: Tx,
  { purpose, userId }: Pick<MailTokenHolder, 'purpose' | 'userId'>,
  since: Date,
): Promise<MailTokenState[]> =>
  tx
    .selectFrom('mail_tokens')
    .select(state)
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', since)
    .orderBy('created_at')
    .execute();
