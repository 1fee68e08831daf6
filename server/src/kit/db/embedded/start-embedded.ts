import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { wordOnThisAccount } from './account.ts';
import { type Address, newAddress, urlOf } from './address.ts';
import { type Cluster, prepareCluster } from './cluster.ts';
import { joinServer, leaveServer, refusalOf } from './keeper.ts';
import { lastLines, type Settings, sharedMachine, spawnPostmaster, stopPostmaster } from './postmaster.ts';
import { readPostmasterFile, removePostmasterFile } from './postmaster-file.ts';
import { isPostgres } from './processes.ts';

/** A running PostgreSQL of our own. */
export interface EmbeddedPostgres {
  /** Address of the owner role, in the form that every PostgreSQL client reads. */
  readonly ownerUrl: string;
  /** Lets go of the server; the last process that does so stops it, and waits until it has stopped. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Folder that keeps the databases; made if missing. */
  readonly dataDir: string;
  /** Told in one line what is out of the ordinary. */
  readonly log?: (line: string) => void;
  /** Called once the server is on its way, or was there: from then on it needs nothing of this process for a while. */
  readonly onLaunch?: () => void;
}

interface Running {
  readonly address: Address;
  readonly keeper: pg.Client;
  readonly attached: boolean;
}

const database = 'tresen';
const patienceMs = 60_000; // a server that was killed under load first replays its log
const pauseMs = 20;
const reopenAfterMs = 2_000;

/** Starts PostgreSQL on a prepared cluster; the variants differ in their settings only. */
export const startOn = async (
  cluster: Cluster,
  settings: Settings,
  { log = () => undefined, onLaunch }: Pick<EmbeddedOptions, 'log' | 'onLaunch'> = {},
): Promise<EmbeddedPostgres> => {
  const running = await open(cluster, settings, onLaunch);
  if (running.attached) log('PostgreSQL was running already: attached to it.');
  else tellAccount(cluster, log);
  const stop = keep(cluster, settings, running, log);
  await ensureDatabase(running.keeper);
  return { ownerUrl: urlOf(running.address, cluster, database), stop };
};

/**
 * Starts the PostgreSQL that comes with Tresen, on the databases in `dataDir`, or attaches to one that runs
 * there: left by a killed process, or used by a second one. Works as root, too. About 0.7 s the first time,
 * 0.1 s later.
 * @throws when it cannot; the message says in one sentence what to do
 */
export const startEmbeddedPostgres = async ({
  dataDir,
  ...hearers
}: EmbeddedOptions): Promise<EmbeddedPostgres> =>
  startOn(await prepareCluster({ dataDir, durable: true }), sharedMachine(), hearers);

/**
 * Attaches to the cluster's server or starts it. That connecting succeeds or fails decides, never the file:
 * it outlives a killed server, and a killed Tresen leaves a living one. A second Tresen on the same folder
 * attaches too, since PostgreSQL serves many and cannot tell it from the successor of a killed one.
 */
async function open(cluster: Cluster, settings: Settings, onLaunch?: () => void): Promise<Running> {
  const end = performance.now() + patienceMs;
  let address = await likelyAddress(cluster);
  let started: { hasEnded(): boolean } | undefined;
  for (let starts = 0; performance.now() < end; await delay(pauseMs)) {
    const joined = await tryJoin(cluster, address);
    if (typeof joined === 'object') return { address, keeper: joined, attached: !started };
    if (joined === 'busy' || (started && !started.hasEnded())) continue;
    if (holder(cluster) !== undefined) {
      address = await likelyAddress(cluster);
      continue;
    }
    if (starts === 3)
      throw new Error(`PostgreSQL did not start in ${cluster.folder}:\n${lastLines(cluster.log)}`);
    if (starts > 0) await delay(300); // helpers of a killed server hold its memory a moment longer
    removePostmasterFile(cluster.folder);
    address = await newAddress(cluster);
    started = spawnPostmaster(cluster, address, settings);
    starts += 1;
    onLaunch?.();
  }
  throw new Error(
    `PostgreSQL in ${cluster.folder} does not answer (process ${holder(cluster) ?? 'unknown'}): stop it`,
  );
}

/** Where a server of this cluster listens if there is one: as it says itself, else where we would start it. */
async function likelyAddress(cluster: Cluster): Promise<Address> {
  const file = readPostmasterFile(cluster.folder);
  if (!file || file === 'damaged') return newAddress(cluster);
  if (process.platform === 'win32') return { host: '127.0.0.1', port: file.port };
  const isInCluster = file.socketFolder === '' || file.socketFolder.startsWith('/proc/self');
  return { host: isInCluster ? cluster.folder : file.socketFolder, port: file.port };
}

async function tryJoin(cluster: Cluster, address: Address): Promise<pg.Client | 'busy' | 'absent'> {
  try {
    return await joinServer(urlOf(address, cluster, 'postgres'));
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal !== 'foreign') return refusal;
    throw new Error(`the owner-password beside ${cluster.folder} is not the one it was made with`, {
      cause: error,
    });
  }
}

/** The process that holds the cluster although it does not answer: on its way up or down. */
function holder(cluster: Cluster): number | undefined {
  const file = readPostmasterFile(cluster.folder);
  return file && file !== 'damaged' && isPostgres(file.pid) ? file.pid : undefined;
}

/** Root is told when it has handed PostgreSQL to a user whom others share. */
function tellAccount({ account, folder }: Cluster, log: (line: string) => void): void {
  const word = wordOnThisAccount(account, folder);
  if (word !== undefined) log(word);
}

/** Keeps the server while we need it: if it dies under us, it is started again at the same address. */
function keep(cluster: Cluster, settings: Settings, first: Running, log: (line: string) => void) {
  let running = first;
  let stopping = false;
  const watch = (): void => void running.keeper.once('end', () => void (stopping || reopen()));
  const reopen = async (): Promise<void> => {
    try {
      running = await open(cluster, settings);
      if (stopping) return await close();
      log('PostgreSQL had ended and runs again.');
      watch();
    } catch (error) {
      log((error as Error).message);
      // A full disk may have room again: nobody but us would start it.
      await delay(reopenAfterMs, undefined, { ref: false });
      if (!stopping) await reopen();
    }
  };
  const close = async (): Promise<void> => {
    const file = readPostmasterFile(cluster.folder);
    const isLast = await leaveServer(running.keeper).catch(() => true);
    if (isLast && file && file !== 'damaged') await stopPostmaster(cluster, file.pid);
  };
  watch();
  return async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await close();
  };
}

async function ensureDatabase(keeper: pg.Client): Promise<void> {
  const { rowCount } = await keeper.query('select from pg_database where datname = $1', [database]);
  if (rowCount) return;
  // Two first starts at once: the second finds that it exists.
  await keeper.query(`create database ${database}`).catch((error: { code?: string }) => {
    if (error.code !== '42P04' && error.code !== '23505') throw error;
  });
}
