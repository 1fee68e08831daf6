import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { inject } from 'vitest';
import { migrate } from './migrate.ts';
import { type Database, openDatabase } from './pools.ts';

/** A database of one test file, migrated, empty, gone after `drop()`. */
export interface TestDatabase {
  readonly ownerUrl: string;
  readonly db: Database;
  /** Statements as the owner, who sees every tenant. */
  readonly owner: pg.Pool;
  drop(): Promise<void>;
}

/** What the databases of many test files begin with: made once in a run, then copied. */
export interface Contents {
  /** Part of the template's name. */
  readonly name: string;
  /** Puts them into the migrated database of this owner, and lets go of it. */
  readonly fill: (ownerUrl: string) => Promise<void>;
}

const migrations = fileURLToPath(new URL('../../../migrations/', import.meta.url));
const templateLock = 7_315_027;

/** Makes a database from the template: 20 ms in memory (tools/test.mjs), 450 on a disk. */
export const createTestDatabase = async (contents?: Contents): Promise<TestDatabase> => {
  const serverUrl = inject('ownerUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  const template = await ensureTemplate(admin, serverUrl, contents);
  await admin.query(`create database ${name} template ${template} strategy file_copy`);
  // As each start does (close-database.ts): a template does not hand it on.
  await admin.query(`revoke temporary on database ${name} from public`);
  const ownerUrl = withDatabase(serverUrl, name);
  const db = openDatabase(ownerUrl, () => undefined);
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 2 });
  owner.on('error', () => undefined);
  return {
    ownerUrl,
    db,
    owner,
    drop: async () => {
      await Promise.all([db.close(), owner.end()]);
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
};

/** The migrated template, with the contents if there are some. */
async function ensureTemplate(
  client: pg.Client,
  ownerUrl: string,
  contents: Contents | undefined,
): Promise<string> {
  const migrated = templateName();
  await client.query('select pg_advisory_lock($1)', [templateLock]);
  try {
    await ensureMade(client, ownerUrl, { name: migrated, fill: migrate });
    if (!contents) return migrated;
    const filled = `${migrated}_${contents.name}`;
    await ensureMade(client, ownerUrl, { name: filled, from: migrated, fill: contents.fill });
    return filled;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [templateLock]);
  }
}

function templateName(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrations).sort()) hash.update(readFileSync(`${migrations}${name}`));
  return `template_${hash.digest('hex').slice(0, 16)}`;
}

/** A template, made by whichever test file comes first. */
async function ensureMade(
  client: pg.Client,
  ownerUrl: string,
  { name, from = '', fill }: { name: string; from?: string; fill: (url: string) => Promise<unknown> },
): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount !== 0) return;
  const making = `making_${randomUUID().replaceAll('-', '')}`;
  await client.query(`create database ${making} ${from && `template ${from}`}`);
  await fill(withDatabase(ownerUrl, making));
  await client.query(`alter database ${making} rename to ${name}`);
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
