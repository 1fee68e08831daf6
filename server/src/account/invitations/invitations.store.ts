import type { Role } from '@tresen/domain/kit/groups';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** Somebody who was asked to join. Times are UTC. */
export interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly language: 'de' | 'en';
  /** First and last name. */
  readonly invitedBy: string;
  readonly sentAt: Date;
  readonly expiresAt: Date;
  readonly withdrawnAt: Date | null;
}

export interface NewInvitation extends Omit<Invitation, 'withdrawnAt'> {
  readonly tenantId: string;
  readonly codeHash: Buffer;
  readonly invitedById: string;
}

const maxListed = 500;

/** The transaction's tenant's invitations that nobody has accepted, expired ones too; the latest first. */
export const listInvitations = (tx: Tx): Promise<Invitation[]> =>
  invitations(tx)
    .where('tenant_id', '=', sql<string>`(select current_tenant())`)
    .where('withdrawn_at', 'is', null)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxListed)
    .execute();

// From here on in the system role, so every statement names its tenant.

/** The invitation that stands for an address, expired or not: at most one of a tenant. */
export const findStanding = (tx: Tx, tenantId: string, email: string): Promise<Invitation | undefined> =>
  invitations(tx)
    .where('tenant_id', '=', tenantId)
    .where('email', '=', email)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();

/** Reads an invitation that nobody has accepted, and holds its row: it cannot be accepted meanwhile. */
export const lockInvitation = (tx: Tx, tenantId: string, id: string): Promise<Invitation | undefined> =>
  invitations(tx).where('tenant_id', '=', tenantId).where('id', '=', id).forUpdate().executeTakeFirst();

export const insertInvitation = async (tx: Tx, invitation: NewInvitation): Promise<void> => {
  await tx
    .insertInto('invitations')
    .values({
      tenant_id: invitation.tenantId,
      id: invitation.id,
      email: invitation.email,
      role: invitation.role,
      language: invitation.language,
      code_hash: invitation.codeHash,
      invited_by: invitation.invitedById,
      invited_by_name: invitation.invitedBy,
      created_at: invitation.sentAt,
      sent_at: invitation.sentAt,
      expires_at: invitation.expiresAt,
    })
    .execute();
};

/** A new code takes the place of the old one, whose link ends. */
export const renewInvitation = async (
  tx: Tx,
  tenantId: string,
  { id, codeHash, sentAt, expiresAt }: Pick<NewInvitation, 'id' | 'codeHash' | 'sentAt' | 'expiresAt'>,
): Promise<void> => {
  await tx
    .updateTable('invitations')
    .set({ code_hash: codeHash, sent_at: sentAt, expires_at: expiresAt })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
};

/** Withdraws an invitation, or lets it stand again where `at` is null. */
export const setWithdrawn = async (tx: Tx, tenantId: string, id: string, at: Date | null): Promise<void> => {
  await tx
    .updateTable('invitations')
    .set({ withdrawn_at: at })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
};

/**
 * True when somebody signs in with this address, in whichever tenant (contract 2). A registration that nobody has
 * confirmed proves nothing and takes nothing: whoever follows the invitation's link has proved the address, and it
 * gives way then (`removeStaleRegistration`). Confirmed before that, it stays, and the invitation opens nothing.
 */
export const isEmailTaken = async (tx: Tx, email: string): Promise<boolean> => {
  const { rows } = await sql`
    select from users u join tenants t on t.id = u.tenant_id
    where u.email = ${email} and (u.email_confirmed or u.disabled or u.last_login_at is not null
      or t.kind <> 'customer' or t.reseller_id is not null)`.execute(tx);
  return rows.length > 0;
};

function invitations(tx: Tx) {
  return tx
    .selectFrom('invitations')
    .select([
      'id',
      'email',
      sql<Role>`role`.as('role'),
      sql<'de' | 'en'>`language`.as('language'),
      'invited_by_name as invitedBy',
      'sent_at as sentAt',
      'expires_at as expiresAt',
      'withdrawn_at as withdrawnAt',
    ])
    .where('accepted_at', 'is', null);
}
