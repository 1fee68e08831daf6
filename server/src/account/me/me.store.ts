import type { Tx } from '../../kit/db/pools.ts';

/** The signed-in person. `tenantName` is the tenant acted for. */
export interface Me {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: string;
  readonly language: string;
  readonly tenantId: string;
  readonly tenantName: string;
  /** Ids of navigation items (IDN-59). */
  readonly shortcuts: readonly string[];
  /** What the person chose for the web app; null until they chose something. */
  readonly settings: unknown;
}

/** Reads person and tenant; they differ in tenant while acting for another. Runs in the system role. */
export const readMe = (tx: Tx, userId: string, tenantId: string): Promise<Me | undefined> =>
  tx
    .selectFrom('users as u')
    .innerJoin('tenants as t', (join) => join.onTrue())
    .select([
      'u.id',
      'u.email',
      'u.first_name as firstName',
      'u.last_name as lastName',
      'u.role',
      'u.language',
      't.id as tenantId',
      't.name as tenantName',
      'u.shortcuts',
      'u.settings',
    ])
    .where('u.id', '=', userId)
    .where('t.id', '=', tenantId)
    .executeTakeFirst();
