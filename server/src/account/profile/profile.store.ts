import type { Role } from '@tresen/domain/kit/groups';
import type { Tx } from '../../kit/db/pools.ts';

/** A person as they see themselves. Everything here runs in the system role, and about one's own id alone. */
export interface OwnProfile {
  readonly id: string;
  readonly tenantId: string;
  readonly email: string;
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
  /** The tenant's name. */
  readonly company: string;
  readonly phone: string | null;
  readonly language: string;
  /** Name of the stored picture. */
  readonly picture: string | null;
  /** Of person and tenant together: a change of either makes it larger. */
  readonly version: number;
}

export const readOwnProfile = async (tx: Tx, userId: string): Promise<OwnProfile | undefined> =>
  (await selectProfile(tx, userId).executeTakeFirst()) as OwnProfile | undefined;

/**
 * Reads and holds person and tenant until the end of the transaction; rows that refer to them may still come. The tenant
 * first, as the user administration does, or two of them could wait for each other.
 */
export const lockOwnProfile = async (
  tx: Tx,
  { homeTenantId, userId }: { readonly homeTenantId: string; readonly userId: string },
): Promise<OwnProfile | undefined> => {
  await tx.selectFrom('tenants').select('id').where('id', '=', homeTenantId).forNoKeyUpdate().execute();
  return (await selectProfile(tx, userId).forNoKeyUpdate('u').executeTakeFirst()) as OwnProfile | undefined;
};

export interface PersonChanges {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly language: string;
}

export const updatePerson = async (tx: Tx, userId: string, changes: PersonChanges): Promise<void> => {
  await tx
    .updateTable('users')
    .set((eb) => ({
      first_name: changes.firstName,
      last_name: changes.lastName,
      phone: changes.phone,
      language: changes.language,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', userId)
    .execute();
};

export const renameCompany = async (tx: Tx, tenantId: string, name: string): Promise<void> => {
  await tx
    .updateTable('tenants')
    .set((eb) => ({ name, version: eb('version', '+', 1) }))
    .where('id', '=', tenantId)
    .execute();
};

/** A picture is no field of the form: it leaves the version alone. */
export const setPicture = async (tx: Tx, userId: string, picture: string | null): Promise<void> => {
  await tx.updateTable('users').set({ picture }).where('id', '=', userId).execute();
};

export const readPasswordHash = async (tx: Tx, userId: string): Promise<string | undefined> =>
  (
    await tx
      .selectFrom('credentials')
      .select('password_hash')
      .where('user_id', '=', userId)
      .executeTakeFirst()
  )?.password_hash;

/** False when the password is no longer the one that was checked. */
export const replacePasswordHash = async (
  tx: Tx,
  userId: string,
  { from, to, at }: { readonly from: string; readonly to: string; readonly at: Date },
): Promise<boolean> => {
  const result = await tx
    .updateTable('credentials')
    .set({ password_hash: to, changed_at: at })
    .where('user_id', '=', userId)
    .where('password_hash', '=', from)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
};

export interface UserRecord {
  readonly id: string;
  readonly role: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly picture: string | null;
  readonly settings: unknown;
  readonly shortcuts: readonly string[];
}

/** Stores what is given and returns the whole record; what is not given stays. */
export const updateUserData = (
  tx: Tx,
  userId: string,
  {
    settings,
    shortcuts,
  }: { readonly settings?: unknown; readonly shortcuts?: readonly string[] | undefined },
): Promise<UserRecord | undefined> =>
  tx
    .updateTable('users')
    .set((eb) => ({
      settings: settings === undefined ? eb.ref('settings') : JSON.stringify(settings),
      shortcuts: shortcuts === undefined ? eb.ref('shortcuts') : [...shortcuts],
    }))
    .where('id', '=', userId)
    .returning([
      'id',
      'role',
      'first_name as firstName',
      'last_name as lastName',
      'email',
      'picture',
      'settings',
      'shortcuts',
    ])
    .executeTakeFirst();

function selectProfile(tx: Tx, userId: string) {
  return tx
    .selectFrom('users as u')
    .innerJoin('tenants as t', 't.id', 'u.tenant_id')
    .select((eb) => [
      'u.id',
      'u.tenant_id as tenantId',
      'u.email',
      'u.role',
      'u.first_name as firstName',
      'u.last_name as lastName',
      't.name as company',
      'u.phone',
      'u.language',
      'u.picture',
      eb('u.version', '+', eb.ref('t.version')).as('version'),
    ])
    .where('u.id', '=', userId);
}
