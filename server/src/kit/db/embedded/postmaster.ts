import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { totalmem } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { Address } from './address.ts';
import { type Cluster, enter } from './cluster.ts';
import { isPostgres } from './processes.ts';

/** Settings of PostgreSQL by name, given at each start, so that a new version of Tresen changes them. */
export type Settings = Readonly<Record<string, string | number>>;

const mebibyte = 2 ** 20;

/**
 * What the server keeps of its tables by itself: a sixteenth of the machine's memory, 128 MiB to 2 GiB. The machine also
 * runs everything else, and keeps files that were read lately; but it takes from those first when it wants memory back.
 * @param memory bytes that this machine, or the container, has
 */
export const cacheFor = (memory: number): string =>
  `${Math.min(Math.max(Math.floor(memory / 16 / mebibyte), 128), 2_048)}MB`;

/** For a machine that also runs everything else. */
export const sharedMachine = (): Settings => ({
  shared_buffers: cacheFor(ownMemory()),
  max_connections: 60,
  wal_compression: 'pglz', // the package is built without lz4
  jit: 'off', // our statements are short: compiling costs more than it saves
  synchronous_commit: 'on',
  max_wal_size: '1GB',
  random_page_cost: 1.1, // solid-state disks
  // A worker is a process that maps the shared memory anew: 40 of 75 ms of a report, which one process reads in 35.
  parallel_setup_cost: 50_000,
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
});

const tooLarge = 10_000_000; // bytes

/** The last lines of the server's log, for a message that says why it did not start. */
export const lastLines = (log: string): string =>
  readFileSync(log, 'utf8').trimEnd().split('\n').slice(-4).join('\n');

/**
 * Starts the server in a session of its own: Ctrl+C in the terminal must reach us, not it, so that open
 * requests end before their database does.
 * @returns tells whether it has ended again; the log says why
 */
export const spawnPostmaster = (
  cluster: Cluster,
  address: Address,
  settings: Settings,
): { hasEnded(): boolean } => {
  const { home, options } = enter(cluster.folder, cluster.account);
  const listen: Settings =
    process.platform === 'win32'
      ? { listen_addresses: address.host, port: address.port }
      : {
          listen_addresses: '',
          port: address.port,
          unix_socket_directories: address.host === cluster.folder ? home : address.host,
        };
  const values = Object.entries({ ...settings, ...listen }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const log = openLog(cluster.log);
  const child = spawn(cluster.binaries.postgres, ['-D', home, ...values], {
    ...options,
    detached: true,
    stdio: ['ignore', log, log],
    windowsHide: true,
  });
  closeSync(log);
  child.unref();
  let ended = false;
  child.on('exit', () => (ended = true)).on('error', () => (ended = true));
  return { hasEnded: () => ended };
};

/** Stops the server and waits: connections are cut, all that was committed is written. At worst the log is replayed at the next start. */
export const stopPostmaster = async (cluster: Cluster, pid: number): Promise<void> => {
  if (!isPostgres(pid)) return;
  askToStop(cluster, pid, 'fast');
  if (await hasStopped(pid, 30_000)) return;
  askToStop(cluster, pid, 'immediate');
  await hasStopped(pid, 10_000);
};

/** Without a limit of a container, that is a number beyond any machine's, or none. */
function ownMemory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}

function openLog(log: string): number {
  if (existsSync(log) && statSync(log).size > tooLarge) renameSync(log, `${log}.old`);
  return openSync(log, 'a', 0o600);
}

function askToStop(cluster: Cluster, pid: number, mode: 'fast' | 'immediate'): void {
  if (process.platform === 'win32') {
    spawn(cluster.binaries.pgCtl, ['stop', '-D', cluster.folder, '-m', mode, '-W'], { stdio: 'ignore' });
    return;
  }
  process.kill(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
}

async function hasStopped(pid: number, withinMs: number): Promise<boolean> {
  const end = performance.now() + withinMs;
  while (performance.now() < end) {
    if (!isPostgres(pid)) return true;
    await delay(10);
  }
  return false;
}
