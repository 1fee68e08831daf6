import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import type { PlannedSession } from '../sessions/index.ts';
import type { SignInOrigin } from '../sign-ins/index.ts';

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

/** Whose identity it is. */
export interface LinkedUser {
  readonly userId: string;
  readonly tenantId: string;
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

/** Whose identity this is; undefined when it is linked to nobody. Notes that it was used. */
export const useIdentity = async (
  tx: Tx,
  { issuer, subject }: Pick<WaitingSignIn, 'issuer' | 'subject'>,
  at: Date,
): Promise<LinkedUser | undefined> => {
  const row = await tx
    .updateTable('external_identities as i')
    .from('users as u')
    .set({ last_used_at: at })
    .whereRef('u.id', '=', 'i.user_id')
    .where('i.issuer', '=', issuer)
    .where('i.subject', '=', subject)
    .returning(['u.id', 'u.tenant_id'])
    .executeTakeFirst();
  return row && { userId: row.id, tenantId: row.tenant_id };
};

/** Links an identity with an account, in place of another one of the same provider. */
export const linkIdentity = async (
  tx: Tx,
  { issuer, subject, email }: Pick<WaitingSignIn, 'issuer' | 'subject' | 'email'>,
  userId: string,
  at: Date,
): Promise<void> => {
  const use = { email, linked_at: at, last_used_at: at };
  await tx
    .insertInto('external_identities')
    .values({ issuer, subject, user_id: userId, ...use })
    .onConflict((conflict) => conflict.columns(['user_id', 'issuer']).doUpdateSet({ subject, ...use }))
    .execute();
};

/** Of which kind a tenant is; undefined when there is none. */
export const readTenantKind = async (tx: Tx, id: string): Promise<string | undefined> =>
  (await tx.selectFrom('tenants').select('kind').where('id', '=', id).executeTakeFirst())?.kind;

/**
 * Stores a session, its first refresh token and its line in the sign-in history (migration 0115).
 * @returns false when the account is disabled or gone
 */
export const openUserSession = async (
  tx: Tx,
  { userId, tenantId }: LinkedUser,
  { session, tokenHash, at, expiresAt }: PlannedSession,
  { address, userAgent }: SignInOrigin,
): Promise<boolean> => {
  const { rows } = await sql<{ is_open: boolean }>`
    select open_user_session(${userId}, ${tenantId}, ${at}, ${expiresAt}, ${session.sessionId}, ${session.scope},
      ${tokenHash ?? null}, ${newId(at.getTime())}, ${address}, ${userAgent ?? null}) as is_open`.execute(tx);
  return rows[0]?.is_open ?? false;
};
