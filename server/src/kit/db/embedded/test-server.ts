import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareCluster } from './cluster.ts';
import { sharedMachine, stopPostmaster } from './postmaster.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { isAlive } from './processes.ts';
import { type EmbeddedPostgres, startOn } from './start-embedded.ts';

const prefix = 'tresen-test-';

/** Servers of test runs that were killed. Their folder's name holds the process that made them. */
const removeOrphans = async (): Promise<void> => {
  for (const name of readdirSync(tmpdir())) {
    const maker = Number(new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1]);
    if (!maker || isAlive(maker)) continue;
    const dataDir = join(tmpdir(), name);
    const file = readPostmasterFile(join(dataDir, 'cluster'));
    if (file && file !== 'damaged')
      await stopPostmaster(await prepareCluster({ dataDir, durable: false }), file.pid);
    rmSync(dataDir, { recursive: true, force: true });
  }
};

/**
 * A PostgreSQL for one test run: in a temporary folder, never waits for the disk, gone after `stop()`.
 * About 0.6 s; a test file makes its own database from a template in it.
 */
export const startTestServer = async (): Promise<EmbeddedPostgres> => {
  await removeOrphans();
  const dataDir = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  const cluster = await prepareCluster({ dataDir, durable: false });
  const hasty = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: 200 };
  const { ownerUrl, stop } = await startOn(cluster, { ...sharedMachine(), ...hasty });
  const remove = (): void => rmSync(dataDir, { recursive: true, force: true });
  return { ownerUrl, stop: () => stop().finally(remove) };
};
