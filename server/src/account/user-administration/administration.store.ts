import {
  isAdministrator,
  type TenantKind,
  type UserStanding,
} from '@tresen/domain/account/user-administration';
import { type Role, roles } from '@tresen/domain/kit/groups';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

// Everything here runs in the system role, so every statement names its tenant.

export interface AdministeredTenant {
  readonly id: string;
  readonly name: string;
  readonly kind: TenantKind;
}

/** A user with what an administrator can change. */
export interface AdministeredUser extends UserStanding {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly picture: string | null;
  readonly version: number;
}

/**
 * Reads the tenant and holds its row: whoever changes its users does so one after the other. Sign-ins and receipts,
 * which only refer to the row, do not wait.
 */
export const holdTenant = (tx: Tx, tenantId: string): Promise<AdministeredTenant | undefined> =>
  tx
    .selectFrom('tenants')
    .select(['id', 'name', sql<TenantKind>`kind`.as('kind')])
    .where('id', '=', tenantId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** The role of a person who may sign in. */
export const readActiveRole = async (tx: Tx, tenantId: string, userId: string): Promise<Role | undefined> =>
  (
    await tx
      .selectFrom('users')
      .select(sql<Role>`role`.as('role'))
      .where('tenant_id', '=', tenantId)
      .where('id', '=', userId)
      .where('disabled', '=', false)
      .executeTakeFirst()
  )?.role;

/** The tenant's users in the Owner group, enabled or not. */
export const readAdministrators = (tx: Tx, tenantId: string): Promise<UserStanding[]> =>
  tx
    .selectFrom('users')
    .select(['id', sql<Role>`role`.as('role'), 'disabled'])
    .where('tenant_id', '=', tenantId)
    .where('role', 'in', roles.filter(isAdministrator))
    .execute();

export const findUsers = (tx: Tx, tenantId: string, ids: readonly string[]): Promise<AdministeredUser[]> =>
  tx
    .selectFrom('users')
    .select([
      'id',
      'email',
      'first_name as firstName',
      'last_name as lastName',
      'picture',
      sql<Role>`role`.as('role'),
      'disabled',
      'version',
    ])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();

export const updateStanding = async (
  tx: Tx,
  tenantId: string,
  { id, role, disabled }: UserStanding,
): Promise<void> => {
  await tx
    .updateTable('users')
    .set({ role, disabled, version: sql`version + 1` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
};

/**
 * Password, mail links and sign-in history go with the user; the audit log and what they changed stay. Returns the names
 * of their pictures.
 */
export const deleteUsers = async (tx: Tx, tenantId: string, ids: readonly string[]): Promise<string[]> => {
  const rows = await tx
    .deleteFrom('users')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .returning('picture')
    .execute();
  return rows.flatMap(({ picture }) => picture ?? []);
};
