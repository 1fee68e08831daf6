import { randomUUID } from 'node:crypto';
import type { Role } from '@tresen/domain/kit/groups';
import { newId } from '../../kit/ids/index.ts';
import type { TestServer } from './test-app.ts';

/** A person of a test with the password of the demo's people. */
export interface TestPerson {
  readonly id: string;
  readonly email: string;
}

/** Makes a tenant of a test's own. Returns its id. */
export const addTenant = async (
  app: TestServer,
  name = `Tenant ${randomUUID().slice(0, 8)}`,
  kind: 'vendor' | 'reseller' | 'customer' = 'customer',
): Promise<string> => {
  const id = newId();
  await app.owner.query('insert into tenants (id, name, kind) values ($1, $2, $3)', [id, name, kind]);
  return id;
};

/** Makes a person who can sign in; give what the test is about. */
export const addPerson = async (
  app: TestServer,
  tenantId: string,
  role: Role,
  given: { readonly email?: string; readonly firstName?: string; readonly lastName?: string } = {},
): Promise<TestPerson> => {
  const {
    email = `${role.toLowerCase()}+${randomUUID()}@cafe-rita.de`,
    firstName = 'Toni',
    lastName = 'Test',
  } = given;
  const id = newId();
  await app.owner.query(
    `insert into users (id, tenant_id, email, role, first_name, last_name, email_confirmed)
     values ($1, $2, $3, $4, $5, $6, true)`,
    [id, tenantId, email, role, firstName, lastName],
  );
  await app.owner.query(
    `insert into credentials (user_id, password_hash)
     select $1, c.password_hash from credentials c join users u on u.id = c.user_id
     where u.email = 'owner@demo.example'`,
    [id],
  );
  return { id, email };
};
