import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Cluster, prepareCluster } from './cluster.ts';
import { type Settings, sharedMachine, stopPostmaster } from './postmaster.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { isAlive } from './processes.ts';
import { type EmbeddedPostgres, startOn } from './start-embedded.ts';

const prefix = 'tresen-test-';

const plainOwner = 'test_owner';

/**
 * A PostgreSQL for one test run: in a temporary folder, never waits for the disk, gone after `stop()`.
 * About 0.6 s; a test file makes its own database from a template in it.
 * @param programs folder of another PostgreSQL than the one that comes with Tresen
 */
export const startTestServer = async (programs = ''): Promise<EmbeddedPostgres> => {
  await removeOrphans();
  const dataDir = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  chmodSync(dataDir, 0o711); // as root: PostgreSQL 15 goes through the folders above its own
  const cluster = await open(dataDir, programs);
  const hasty = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: 200 };
  // Each database of a test is small, and what is made or dropped looks through all of it: a sixth of PostgreSQL's time.
  const small = { shared_buffers: '64MB' };
  // Whoever connects proves the password with so many rounds, and a test file connects a dozen times. PostgreSQL 15 knows no other number.
  const trusting: Settings = programs ? {} : { scram_iterations: 1 };
  const { ownerUrl, stop } = await startOn(cluster, { ...sharedMachine(), ...hasty, ...small, ...trusting });
  const remove = (): void => rmSync(dataDir, { recursive: true, force: true });
  return { ownerUrl: await addPlainOwner(ownerUrl), stop: () => stop().finally(remove) };
};

/** Servers of test runs that were killed. Their folder's name holds the process that made them. */
async function removeOrphans(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const maker = Number(new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1]);
    if (!maker || isAlive(maker)) continue;
    const dataDir = join(tmpdir(), name);
    const file = readPostmasterFile(join(dataDir, 'cluster'));
    if (file && file !== 'damaged') await stopPostmaster(await reopen(dataDir), file.pid);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function reopen(dataDir: string): Promise<Cluster> {
  return open(dataDir, readFileSync(join(dataDir, 'programs'), 'utf8'));
}

/** The programs stand beside the cluster, for whoever has to stop what a killed run left. */
function open(dataDir: string, programs: string): Promise<Cluster> {
  writeFileSync(join(dataDir, 'programs'), programs);
  return prepareCluster({ dataDir, durable: false, ...(programs && { programs }) });
}

/**
 * An owner as an operator makes one, who is no superuser; it may make databases for test files, too, and look after other
 * connections. It owns the database of the address.
 */
async function addPlainOwner(ownerUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { database } = client;
    await client.query(`create role ${plainOwner} login createrole createdb password 'test'
      in role pg_signal_backend, pg_read_all_stats`);
    await client.query(`alter database ${database} owner to ${plainOwner}`);
  } finally {
    await client.end();
  }
  const url = new URL(ownerUrl);
  Object.assign(url, { username: plainOwner, password: 'test' });
  return url.href;
}
