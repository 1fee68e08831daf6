import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTenant, createUserWithPassword, hasUser, hasUsers, setPassword } from '../account/index.ts';
import { fillCalendar } from '../content/calendar/index.ts';
import { type KeptFile, keepOwnFile } from '../content/downloads/index.ts';
import { publishContent } from '../content/entries/index.ts';
import { publishNews } from '../content/news/index.ts';
import { type Database, inSystem } from '../kit/db/pools.ts';
import { closeToOthers, createFileKeys, createTenantFiles, openFiles } from '../kit/files/index.ts';
import { createVault } from '../kit/secrets/index.ts';
import { insertFirstOrganization } from '../organization/organizations/index.ts';
import { fillCatalogue } from '../shop/products/index.ts';
import { putTerms } from '../shop/terms/index.ts';
import type { Config } from './config.ts';
import { type DemoTenant, demoTenants, demoUsers } from './demo.ts';
import { demoOwnEvents, demoVendorEvents } from './demo-calendar.ts';
import { demoContent } from './demo-content/index.ts';
import { fillCreditors } from './demo-creditors.ts';
import { fillLicences } from './demo-licences.ts';
import { demoNews } from './demo-news.ts';
import { demoCatalogue } from './demo-shop/index.ts';
import { demoTerms } from './demo-terms.ts';

/** How to sign in to the demo, and what its registers should do. */
export interface Demo {
  readonly password: string;
  /** Its registers are to be fed. */
  readonly feed: boolean;
  /** They are to be online, and to sell on. */
  readonly isLive: boolean;
  /** Its companies. */
  readonly tenantIds: readonly string[];
}

// Without vowels and look-alikes: it is read off a screen.
const alphabet = 'bcdfghjkmnpqrstvwxz23456789';

/**
 * Makes the tenants and people of the demo in an empty database; never in production, nor where DEMO is off. Their registers and sales are
 * not made here: the demo's registers link and push like any other. The password stays beside the data, so that every
 * start can say it; a new DEMO_PASSWORD takes its place.
 */
export const seedDemo = async (db: Database, config: Config): Promise<Demo | undefined> => {
  if (config.NODE_ENV === 'production' || config.DEMO === 'off') return undefined;
  const file = join(config.dataDir, 'demo-password');
  // An empty one is what a full disk left of a first start.
  const known = (existsSync(file) && readFileSync(file, 'utf8')) || undefined;
  if (known === undefined && (await hasUsers(db))) return undefined;
  const password = config.DEMO_PASSWORD ?? known ?? newPassword();
  writeFileSync(file, password, { mode: 0o600 });
  closeToOthers(file);
  await createDemo(db, password);
  await publishNews(db, demoNews(config.now()), config.now());
  await putTerms(db, demoTerms(config.now()));
  await fillCreditors(db, config.now());
  await fillCatalogue(db, demoCatalogue(config.now()), config.now());
  const isFed = config.NODE_ENV === 'development';
  // Tests share one database, each with a folder of its own.
  const manual = isFed ? await keepManual(db, config) : undefined;
  await publishContent(db, demoContent(config.now(), manual), config.now());
  // Tests count what people are told.
  if (isFed) await fillDemoCalendar(db, config.now());
  await fillLicences(db, config.now(), isFed ? 20 : 200);
  if (known !== undefined && password !== known) {
    for (const { email } of demoUsers) await setPassword(db, email, password);
  }
  return { password, feed: isFed, isLive: config.DEMO === 'on', tenantIds: await demoTenantIds(db) };
};

/** What an operator reads after the start. */
export const demoWelcome = ({ password }: Demo): string[] => [
  'Demo sign-ins:',
  ...demoUsers.map((user) => `  ${user.email.padEnd(28)} ${user.role}`),
  `  Password: ${password}`,
];

function newPassword(): string {
  return [...randomBytes(10)].map((byte) => alphabet[byte % alphabet.length]).join('');
}

/** Something to download: how programs of others talk with the cloud. */
async function keepManual(db: Database, config: Config): Promise<KeptFile> {
  const bytes = await readFile(new URL('../../../docs/register-integration.md', import.meta.url));
  const keys = createFileKeys(db, createVault(config.secret, config.previousSecret));
  const files = createTenantFiles(await openFiles(config.filePlace), keys);
  const { id: vendorId } = await inSystem(db, (tx) =>
    tx.selectFrom('tenants').select('id').where('kind', '=', 'vendor').executeTakeFirstOrThrow(),
  );
  return keepOwnFile({ db, files, now: config.now() }, vendorId, 'register-integration.md', bytes);
}

async function fillDemoCalendar(db: Database, now: number): Promise<void> {
  await fillCalendar(db, 'admin@demo.example', demoVendorEvents(now), now);
  await fillCalendar(db, 'owner@demo.example', demoOwnEvents(now), now);
}

async function createDemo(db: Database, password: string): Promise<void> {
  const resellers = new Map<string, string>();
  for (const tenant of demoTenants) {
    // A first start that was cut short goes on where it stopped.
    const isMade = await Promise.all(tenant.users.map(({ email }) => hasUser(db, email)));
    if (!isMade.includes(true)) await createDemoTenant(db, tenant, password, resellers);
  }
}

async function createDemoTenant(
  db: Database,
  tenant: DemoTenant,
  password: string,
  resellers: Map<string, string>,
): Promise<void> {
  const resellerId = tenant.reseller === undefined ? undefined : resellers.get(tenant.reseller);
  const { name, kind } = tenant;
  const made = { name, kind, ...(resellerId === undefined ? {} : { resellerId }) };
  const id = await createTenant(db, made, (tx, tenantId) =>
    insertFirstOrganization(tx, { tenantId, name, at: new Date(), byName: 'system' }),
  );
  if (tenant.kind === 'reseller') resellers.set(tenant.name, id);
  for (const user of tenant.users) await createUserWithPassword(db, { ...user, tenantId: id, password });
}

/** The companies of a demo that was made. */
export async function demoTenantIds(db: Database): Promise<readonly string[]> {
  const emails = demoUsers.map(({ email }) => email);
  const rows = await inSystem(db, (tx) =>
    tx.selectFrom('users').select('tenant_id').distinct().where('email', 'in', emails).execute(),
  );
  return rows.map(({ tenant_id }) => tenant_id);
}
