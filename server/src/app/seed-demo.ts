import { randomBytes } from 'node:crypto';
import { createTenant, createUserWithPassword, hasUsers } from '../account/index.ts';
import type { Database } from '../kit/db/pools.ts';
import type { Config } from './config.ts';
import { type DemoTenant, demoTenants, demoUsers } from './demo.ts';

/** How to sign in to the demo; `isNew` when it was made now and has no figures yet. */
export interface Demo {
  readonly password: string;
}

// Without vowels and look-alikes: it is read off a screen.
const alphabet = 'bcdfghjkmnpqrstvwxz23456789';
const newPassword = (): string =>
  [...randomBytes(10)].map((byte) => alphabet[byte % alphabet.length]).join('');

const createDemoTenant = async (
  db: Database,
  tenant: DemoTenant,
  password: string,
  resellers: Map<string, string>,
): Promise<void> => {
  const resellerId = tenant.reseller === undefined ? null : (resellers.get(tenant.reseller) ?? null);
  const id = await createTenant(db, { name: tenant.name, kind: tenant.kind, resellerId });
  if (tenant.kind === 'reseller') resellers.set(tenant.name, id);
  for (const user of tenant.users) await createUserWithPassword(db, { ...user, tenantId: id, password });
};

/**
 * Makes the tenants and people of the demo in an empty database; never in production. Their registers and sales are
 * not made here: the demo's registers link and push like any other.
 */
export const seedDemo = async (db: Database, config: Config): Promise<Demo | undefined> => {
  if (config.NODE_ENV === 'production' || (await hasUsers(db))) return undefined;
  const password = config.DEMO_PASSWORD ?? newPassword();
  const resellers = new Map<string, string>();
  for (const tenant of demoTenants) await createDemoTenant(db, tenant, password, resellers);
  return { password };
};

/** What an operator reads after the first start. */
export const demoWelcome = ({ password }: Demo): string[] => [
  'Demo sign-ins:',
  ...demoUsers.map((user) => `  ${user.email.padEnd(28)} ${user.role}`),
  `  Password: ${password}`,
];
