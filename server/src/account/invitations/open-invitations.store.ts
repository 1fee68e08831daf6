import type { Role } from '@tresen/domain/kit/groups';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { hashOfCode } from './invitation-code.ts';

/** An invitation that its receiver can still follow. */
export interface OpenInvitation {
  readonly tenantId: string;
  readonly id: string;
  /** The only address that may register with it, in small letters. */
  readonly email: string;
  readonly role: Role;
  readonly language: 'de' | 'en';
  /** The company that invites. */
  readonly tenantName: string;
}

/** The invitation behind a link's code: neither accepted nor withdrawn nor expired. Runs in the system role. */
export const findOpenInvitation = (tx: Tx, code: string, at: Date): Promise<OpenInvitation | undefined> =>
  tx
    .selectFrom('invitations as i')
    .innerJoin('tenants as t', 't.id', 'i.tenant_id')
    .select([
      'i.tenant_id as tenantId',
      'i.id',
      'i.email',
      sql<Role>`i.role`.as('role'),
      sql<'de' | 'en'>`i.language`.as('language'),
      't.name as tenantName',
    ])
    .where('i.code_hash', '=', hashOfCode(code))
    .where('i.accepted_at', 'is', null)
    .where('i.withdrawn_at', 'is', null)
    .where('i.expires_at', '>', at)
    .executeTakeFirst();

/**
 * Uses the invitation up, in the transaction that makes the user. Runs in the system role.
 * @returns false when it is open no more: somebody else was quicker, or it was withdrawn meanwhile
 */
export const acceptInvitation = async (
  tx: Tx,
  { tenantId, id }: Pick<OpenInvitation, 'tenantId' | 'id'>,
  at: Date,
): Promise<boolean> => {
  const result = await tx
    .updateTable('invitations')
    .set({ accepted_at: at })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
};
