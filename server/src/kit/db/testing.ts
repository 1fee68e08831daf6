import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase, type Tx } from './pools.ts';
import { openServers, type TestServers, withDatabase } from './testing-servers.ts';

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
/** What it makes of a database that lies on several nodes. */
const distribution = fileURLToPath(new URL('distribution/', import.meta.url));
const templateLock = 7_315_027;

/** Makes a database from the template: 20 ms in memory (tools/test.mjs), 450 on a disk. */
export const createTestDatabase = async (contents?: Contents): Promise<TestDatabase> => {
  const serverUrl = inject('ownerUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const servers = await openServers(serverUrl, inject('coordinatorUrl') !== '');
  const template = await ensureTemplate(servers, serverUrl, contents);
  await servers.copy(template, name);
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
      await servers.drop(name);
      await servers.close();
    },
  };
};

/** The migrated template, with the contents if there are some. */
async function ensureTemplate(
  servers: TestServers,
  ownerUrl: string,
  contents: Contents | undefined,
): Promise<string> {
  const migrated = templateName();
  const { client } = servers;
  await client.query('select pg_advisory_lock($1)', [templateLock]);
  try {
    await ensureMade(servers, ownerUrl, { name: migrated, fill: servers.migrate });
    if (!contents) return migrated;
    const filled = `${migrated}_${contents.name}`;
    await ensureMade(servers, ownerUrl, { name: filled, from: migrated, fill: contents.fill });
    return filled;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [templateLock]);
  }
}

function templateName(): string {
  const hash = createHash('sha256');
  for (const folder of [migrations, distribution])
    for (const name of readdirSync(folder).sort()) hash.update(readFileSync(`${folder}${name}`));
  return `template_${hash.digest('hex').slice(0, 16)}`;
}

/** A template, made by whichever test file comes first. */
async function ensureMade(
  servers: TestServers,
  ownerUrl: string,
  { name, from = '', fill }: { name: string; from?: string; fill: (url: string) => Promise<unknown> },
): Promise<void> {
  const { rowCount } = await servers.client.query('select from pg_database where datname = $1', [name]);
  if (rowCount !== 0) return;
  const making = `making_${randomUUID().replaceAll('-', '')}`;
  await servers.make(making, from);
  await fill(withDatabase(ownerUrl, making));
  await servers.rename(making, name);
}

/** The process of PostgreSQL that serves a transaction. */
export const processOf = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() pid`.execute(tx);
  return rows[0]?.pid ?? 0;
};
