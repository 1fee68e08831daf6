import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { keptText } from '../../files/index.ts';
import { type Account, accountFor } from './account.ts';
import { type Binaries, findBinaries, fromFolder } from './binaries.ts';
import { isAlive } from './processes.ts';

const run = promisify(execFile);

/** The role that owns everything in the cluster. Only migrations and this folder's code sign in as it. */
export const ownerRole = 'tresen_owner';

/** A folder with databases, the programs that fit it, and who may open it. */
export interface Cluster {
  readonly folder: string;
  readonly log: string;
  readonly account: Account | undefined;
  readonly binaries: Binaries;
  readonly ownerPassword: string;
}

export interface ClusterOptions {
  /** Folder that keeps the cluster, its password and its log; made if missing. */
  readonly dataDir: string;
  /** False for tests alone: does not wait until the new files are on the disk. */
  readonly durable: boolean;
  /** Folder with the programs of another PostgreSQL than ours. */
  readonly programs?: string;
}

/**
 * How PostgreSQL's programs are started on a folder. Its parents may be closed to the account (a clone in
 * root's home): Node enters the folder before it changes the user, and from then on the link to the working
 * folder opens without a look at the parents.
 */
export const enter = (folder: string, account: Account | undefined) => ({
  home: account && process.platform === 'linux' ? '/proc/self/cwd' : folder,
  options: {
    cwd: folder,
    // Nothing of the caller's PG* or LC_* settings may reach the server. Windows cannot start without its root.
    env: { LC_ALL: 'C', TZ: 'UTC', ...(process.platform === 'win32' ? { SystemRoot: 'C:\\Windows' } : {}) },
    ...account,
  },
});

const ours = new Set<string>();

/**
 * Opens the cluster in `dataDir`, or creates it: in a folder of another name, renamed when complete, so that a
 * start that was killed leaves nothing that looks like a cluster.
 * @throws when the folder is not ours to write, or was written by another version of PostgreSQL
 */
export const prepareCluster = async ({ dataDir, durable, programs }: ClusterOptions): Promise<Cluster> => {
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  const parent = realpathSync(dataDir);
  const folder = join(parent, 'cluster');
  const account = accountFor(folder);
  const binaries = binariesFor(account, programs);
  const cluster = { folder, account, binaries, ownerPassword: ownerPassword(parent) };
  if (!existsSync(folder)) await create(parent, cluster, durable);
  checkVersion(cluster);
  return { ...cluster, log: join(parent, 'postgres.log') };
};

/**
 * Everybody signs in with a password (SCRAM), over the socket too. `trust` behind a closed folder would not do:
 * as root the folder belongs to `nobody`, which other services share, and the roles that row-level security
 * holds could call themselves the owner. The password lies beside the cluster, readable by our own user alone.
 */
function ownerPassword(dataDir: string): string {
  return keptText(join(dataDir, 'owner-password'), () => randomBytes(24).toString('base64url'));
}

function binariesFor(account: Account | undefined, programs: string | undefined): Binaries {
  if (programs === undefined) return findBinaries(account);
  const named = fromFolder(programs);
  if (!named) throw new Error(`no PostgreSQL that runs here in ${programs}`);
  return named;
}

async function create(dataDir: string, cluster: Omit<Cluster, 'log'>, durable: boolean): Promise<void> {
  removeHalfMade(dataDir);
  const half = mkdtempSync(join(dataDir, `half-made-${process.pid}-`));
  ours.add(basename(half));
  try {
    await initialise(half, cluster, durable);
    renameSync(join(half, 'cluster'), cluster.folder);
  } catch (error) {
    if (existsSync(cluster.folder)) return; // two first starts at once: the other one was faster
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error(`PostgreSQL could not create its files in ${dataDir}: ${stderr?.trim() || message}`, {
      cause: error,
    });
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
}

/** Folders of starts that were killed half-way. None is anybody's data: the last step is the rename. */
function removeHalfMade(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const maker = Number(/^half-made-(\d+)-/.exec(name)?.[1]);
    if (!maker || ours.has(name)) continue;
    // In a container the killed start often had our own number.
    if (maker === process.pid || !isAlive(maker))
      rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}

/** Fills `half`: the password in a file that the account can read, and the new cluster beside it. */
async function initialise(half: string, cluster: Omit<Cluster, 'log'>, durable: boolean): Promise<void> {
  const { account, binaries } = cluster;
  const folder = join(half, 'cluster');
  const password = join(half, 'password');
  mkdirSync(folder, { mode: 0o700 });
  writeFileSync(password, cluster.ownerPassword, { mode: 0o600 });
  if (account) for (const path of [half, folder, password]) chownSync(path, account.uid, account.gid);
  const { home, options } = enter(folder, account);
  await run(
    binaries.initdb,
    [
      ...['-D', home, '-U', ownerRole, '-E', 'UTF8', '-A', 'scram-sha-256', '--no-instructions'],
      ...localeOptions(binaries.major),
      ...['--pwfile', `${home}/../password`],
      ...(durable ? [] : ['--no-sync']),
    ],
    options,
  );
}

// ICU would do the same and more; the built-in provider sorts alike on every machine, forever. It came with 17.
function localeOptions(major: number): string[] {
  return major >= 17
    ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    : ['--locale=C'];
}

function checkVersion({ folder, binaries }: Omit<Cluster, 'log'>): void {
  const written = Number(readFileSync(join(folder, 'PG_VERSION'), 'utf8'));
  if (written === binaries.major) return;
  throw new Error(
    `the data in ${folder} is of PostgreSQL ${written}, but this machine has ${binaries.major}: ` +
      `install PostgreSQL ${written}, or move the folder away to begin anew`,
  );
}
