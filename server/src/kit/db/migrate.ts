import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { closeDatabase } from './close-database.ts';
import { keepFunctionsAtNodes, storeByStatements } from './distribution/functions-at-nodes.ts';
import { migrateJobs } from './migrate-jobs.ts';
import { appRole, rolePassword, roleUrl, systemRole } from './pools.ts';
import { migrationLimits } from './time-limits.ts';

const folder = fileURLToPath(new URL('../../../migrations/', import.meta.url));
// Any number, the same in every process: two servers that start at once take turns.
const migrationLock = 7_315_026;

/**
 * Earlier forms of migrations that were edited after they had landed, by name: a database that ran one of them is as good
 * as one that ran today's. 0038 asked PostgreSQL 15 for what only 16 has (decision 41). No installation was in the field
 * by then; this can go when nobody has such a database any more.
 */
const earlierForms: Readonly<Record<string, string>> = {
  '0038-counters.sql': '74a536458b27b9c4c027e126fb06cfe4bb1fbaadfe04a2aeff9bcdf159224224',
};

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly hash: string;
}

const wrongPassword = '28P01';

/**
 * Brings the database to the newest schema: plain SQL, forward only, each file in one transaction.
 * @param ownerUrl address of the role that owns the schema; the only place that uses it
 * @param until the last file to run, for tests of what a migration makes of older data
 * @returns the names of the migrations that ran now
 * @throws when a landed migration was edited, or one fails (its transaction is rolled back)
 */
export const migrate = async (ownerUrl: string, until = '~'): Promise<string[]> => {
  const migrations = (await readMigrations()).filter(({ name }) => name <= until);
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'tresen_migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(migrationLimits);
    const done = await applied(client);
    const edited = migrations.find((migration) => wasEdited(migration, done.get(migration.name)));
    if (edited) throw new Error(`migration ${edited.name} was edited after it had been applied`);
    const open = migrations.filter(({ name }) => !done.has(name));
    if (open.length > 0 || !(await canSignIn(ownerUrl))) await ensureRoles(client, ownerUrl);
    await closeDatabase(client);
    await migrateJobs(client, ownerUrl);
    if (open.length > 0) await storeByStatements(client);
    for (const migration of open) await apply(client, migration);
    await keepFunctionsAtNodes(client);
    return open.map(({ name }) => name);
  } finally {
    await client.end();
  }
};

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(`${folder}${name}`, 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function applied(client: pg.Client): Promise<Map<string, string>> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key, hash text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from schema_migrations',
  );
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

/** Whether what was applied under the migration's name is neither this text nor a form of it that is known to do the same. */
function wasEdited({ name, hash }: Migration, applied: string | undefined): boolean {
  return applied !== undefined && applied !== hash && applied !== earlierForms[name];
}

/** False after the owner got another password, which the roles' own are derived from. */
async function canSignIn(ownerUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: roleUrl(ownerUrl, appRole) });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === wrongPassword) return false;
    throw error;
  } finally {
    await client.end();
  }
}

/** The login roles, with passwords derived from the owner's. Roles belong to the cluster, so they may exist. */
async function ensureRoles(client: pg.Client, ownerUrl: string): Promise<void> {
  for (const role of [appRole, systemRole]) {
    const password = client.escapeLiteral(rolePassword(ownerUrl, role));
    await client.query(`do $$ begin
      create role ${role} login nosuperuser nocreatedb nocreaterole noinherit nobypassrls;
    exception when duplicate_object or unique_violation then null; end $$`);
    await client.query(`alter role ${role} password ${password}`);
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [
      migration.name,
      migration.hash,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${migration.name} failed: ${(error as Error).message}`, { cause: error });
  }
}
