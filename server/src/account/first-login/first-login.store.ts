import type { Tx } from '../../kit/db/pools.ts';

/** What may be missing of somebody who signs in for the first time. */
export interface NewcomerNames {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
}

export interface Newcomer extends NewcomerNames {
  readonly email: string;
  readonly role: string;
  readonly hasSignedIn: boolean;
}

/** The person with their tenant, both locked until the transaction ends. Runs in the system role. */
export const lockNewcomer = async (
  tx: Tx,
  tenantId: string,
  userId: string,
): Promise<Newcomer | undefined> => {
  const row = await tx
    .selectFrom('tenants as t') // held first, as everywhere: two orders would be a deadlock
    .innerJoin('users as u', 'u.tenant_id', 't.id')
    .select(['u.first_name', 'u.last_name', 'u.email', 'u.role', 'u.first_login_at', 't.name'])
    .where('u.id', '=', userId)
    .where('t.id', '=', tenantId)
    .forUpdate(['t', 'u'])
    .executeTakeFirst();
  return (
    row && {
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      role: row.role,
      company: row.name,
      hasSignedIn: row.first_login_at !== null,
    }
  );
};

/** Stores the names and that the first login has been. Runs in the system role. */
export const storeFirstLogin = async (
  tx: Tx,
  userId: string,
  { firstName, lastName }: NewcomerNames,
  at: Date,
): Promise<void> => {
  await tx
    .updateTable('users')
    .set({ first_name: firstName, last_name: lastName, first_login_at: at })
    .where('id', '=', userId)
    .execute();
};

/** Names a tenant that has no name. Runs in the system role. */
export const nameTenant = async (tx: Tx, tenantId: string, name: string): Promise<void> => {
  await tx.updateTable('tenants').set({ name }).where('id', '=', tenantId).where('name', '=', '').execute();
};
