import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import type { PlannedSession } from '../sessions/index.ts';
import type { SignInOrigin } from '../sign-ins/index.ts';
import type { WaitingSignIn } from './waiting-sign-ins.store.ts';

/** Whose identity it is. */
export interface LinkedUser {
  readonly userId: string;
  readonly tenantId: string;
}

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
