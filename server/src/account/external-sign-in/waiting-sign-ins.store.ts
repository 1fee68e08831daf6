import type { Tx } from '../../kit/db/pools.ts';

/** An answer of the provider that waits for the web app. */
export interface WaitingSignIn {
  /** Base64url of the SHA-256 of what the web app alone knows. */
  readonly challenge: string;
  readonly issuer: string;
  readonly subject: string;
  /** Verified by the provider; normalized. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: 'de' | 'en';
}

export const insertWaiting = async (
  tx: Tx,
  codeHash: Buffer,
  waiting: WaitingSignIn,
  expiresAt: Date,
): Promise<void> => {
  await tx
    .insertInto('external_sign_ins')
    .values({
      code_hash: codeHash,
      challenge: waiting.challenge,
      issuer: waiting.issuer,
      subject: waiting.subject,
      email: waiting.email,
      first_name: waiting.firstName,
      last_name: waiting.lastName,
      language: waiting.language,
      expires_at: expiresAt,
    })
    .execute();
};

/** Removes answers that nobody fetched. */
export const deleteWaiting = async (tx: Tx, before: Date): Promise<void> => {
  await tx.deleteFrom('external_sign_ins').where('expires_at', '<', before).execute();
};

/** Reads an answer that has not expired, and holds its row: one code opens one session. */
export const lockWaiting = async (tx: Tx, codeHash: Buffer, at: Date): Promise<WaitingSignIn | undefined> => {
  const row = await tx
    .selectFrom('external_sign_ins')
    .selectAll()
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', at)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      challenge: row.challenge,
      issuer: row.issuer,
      subject: row.subject,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      language: row.language === 'en' ? 'en' : 'de',
    }
  );
};

/** Removes an answer that has been used. */
export const deleteOneWaiting = async (tx: Tx, codeHash: Buffer): Promise<void> => {
  await tx.deleteFrom('external_sign_ins').where('code_hash', '=', codeHash).execute();
};
