import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { openOwnerDatabase } from './owner-database.ts';
import type { ServerProcess } from './server-process.ts';

const run = promisify(execFile);

/** A kind of database with its backup, as docs/operations.md tells it. The server is stopped where that asks for it. */
export interface KindOfDatabase {
  /** Settings of the server. */
  readonly settings: Readonly<Record<string, string>>;
  /** Statements as the owner. */
  open(server: ServerProcess): pg.Pool;
  backUp(server: ServerProcess): Promise<void>;
  /** The server has ended. Returns the settings that it is to start with. */
  putBack(server: ServerProcess): Promise<Readonly<Record<string, string>>>;
  end(): Promise<void>;
}

/** The embedded one: a copy of DATA_DIR. */
export const embeddedDatabase = (): KindOfDatabase => {
  const folder = mkdtempSync(join(tmpdir(), 'tresen-backup-'));
  const backup = join(folder, 'data');
  // As root the cluster belongs to another account, which a copy has to keep.
  const copy = (from: string, to: string) => execFileSync('cp', ['-a', from, to]);
  return {
    settings: {},
    open: ({ dataDir }) => openOwnerDatabase(dataDir),
    backUp: async (server) => {
      await server.end();
      copy(server.dataDir, backup);
      await server.start();
    },
    putBack: async ({ dataDir }) => {
      rmSync(dataDir, { recursive: true });
      copy(backup, dataDir);
      return {};
    },
    end: async () => rmSync(folder, { recursive: true, force: true }),
  };
};

const debian = '/usr/lib/postgresql';

/** The programs of an installed PostgreSQL 15 or newer, with its clients; undefined where there is none. */
export const installedPrograms = (): string | undefined => {
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const newest = versions
    .map(Number)
    .filter((version) => version >= 15)
    .sort((a, b) => b - a)[0];
  const bin = join(debian, String(newest), 'bin');
  return newest && existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'pg_dump')) ? bin : undefined;
};

interface Cluster {
  readonly port: number;
  stop(): Promise<void>;
}

const superPassword = randomBytes(12).toString('hex');

/** PostgreSQL of one's own: a dump, put back into another cluster, under an owner of another name. */
export const ownDatabase = async (bin: string): Promise<KindOfDatabase> => {
  const folder = mkdtempSync(join(tmpdir(), 'tresen-own-'));
  execFileSync('chmod', ['755', folder]);
  const dump = join(folder, 'tresen.dump');
  const clusters: Cluster[] = [];
  const program = (name: string, args: readonly string[]) =>
    run(join(bin, name), [...args], { env: { LC_ALL: 'C' }, cwd: folder });
  const sql = (url: string, ...statements: string[]) =>
    program('psql', ['-v', 'ON_ERROR_STOP=1', ...statements.flatMap((each) => ['-c', each]), url]);
  /** A new cluster with an owner, who may make roles, and an empty database. */
  const newHome = async (owner: string): Promise<string> => {
    const cluster = await startCluster(bin, join(folder, owner));
    clusters.push(cluster);
    const password = randomBytes(12).toString('hex');
    await sql(
      `postgresql://postgres:${superPassword}@127.0.0.1:${cluster.port}/postgres`,
      `create role ${owner} login createrole password '${password}'`,
      `create database tresen owner ${owner}`,
    );
    return `postgresql://${owner}:${password}@127.0.0.1:${cluster.port}/tresen`;
  };
  let url = await newHome('kasse_alt');
  return {
    settings: { DATABASE_URL: url },
    open: () => {
      const pool = new pg.Pool({ connectionString: url, max: 2 });
      pool.on('error', () => undefined);
      return pool;
    },
    backUp: async () => {
      await program('pg_dump', ['-Fc', '-f', dump, url]);
    },
    putBack: async () => {
      url = await newHome('kasse_neu');
      await sql(url, 'create role tresen_app login noinherit', 'create role tresen_system login noinherit');
      await program('pg_restore', ['--no-owner', '--exit-on-error', '-d', url, dump]);
      return { DATABASE_URL: url };
    },
    end: async () => {
      for (const cluster of clusters) await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

async function startCluster(bin: string, folder: string): Promise<Cluster> {
  const as = account();
  mkdirSync(folder, { mode: 0o700 });
  const password = join(folder, 'password');
  writeFileSync(password, superPassword);
  const data = join(folder, 'data');
  if (as.uid !== undefined && as.gid !== undefined)
    for (const path of [folder, password]) chownSync(path, as.uid, as.gid);
  const options = { ...as, cwd: folder, env: { LC_ALL: 'C' } };
  await run(
    join(bin, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'scram-sha-256',
      '-E',
      'UTF8',
      '--locale=C',
      '--pwfile',
      password,
      '-N',
    ],
    options,
  );
  const port = await freePort();
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  const control = (...args: string[]) => run(join(bin, 'pg_ctl'), ['-D', data, '-w', ...args], options);
  await control('-l', join(folder, 'log'), '-o', settings, 'start');
  return { port, stop: () => control('-m', 'fast', 'stop').then(() => undefined) };
}

/** PostgreSQL refuses to run as root; Debian makes an account for it. */
function account() {
  if (process.getuid?.() !== 0) return {};
  const idOf = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
