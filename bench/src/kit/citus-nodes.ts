import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addNode, distribute, moveTenant } from '@tresen/server/src/kit/db/distribution/index.ts';
import { accountFor } from '@tresen/server/src/kit/db/embedded/index.ts';
import { migrate } from '@tresen/server/src/kit/db/migrate.ts';
import { freePort } from './free-port.ts';
import type { DatabaseMachine, OpenDatabase } from './installed-database.ts';
import { withOwner } from './owner.ts';

/** Programs of a PostgreSQL with Citus; Debian's 15 is what it was tried with. */
const programs = process.env.CITUS_PROGRAMS || '/usr/lib/postgresql/15/bin';
const database = 'tresen';
/** So that each node has parts of every table. */
const shards = 8;

/** A coordinator with two nodes, over which everything lies that grows with receipts, by the way of `npm run distribute`. */
export const openCitusNodes: OpenDatabase = async () => {
  if (!existsSync(join(programs, '../lib/citus.so')))
    throw new Error(`${programs} has no Citus: name the programs of a PostgreSQL with it in CITUS_PROGRAMS`);
  const folder = mkdtempSync(join(tmpdir(), 'tresen-citus-'));
  chmodSync(folder, 0o755);
  const running: Supervised[] = [];
  const close = async (): Promise<void> => {
    for (const one of running) await one.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (const name of ['coordinator', 'node 1', 'node 2']) running.push(await startNode(folder, name));
    const [coordinator, ...nodes] = running;
    if (!coordinator) throw new Error('no coordinator');
    await joinNodes(coordinator, nodes);
    return {
      ownerUrl: coordinator.url,
      machines: running,
      moveTenant: (tenantId) => moveAway(coordinator, nodes, tenantId),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};

/** As an installation goes over to several nodes: its database and roles are there before the others are. */
async function joinNodes(coordinator: Supervised, nodes: readonly Supervised[]): Promise<void> {
  await migrate(coordinator.url);
  await withOwner(coordinator.url, async (client) => {
    await client.query(`select citus_set_coordinator_host('127.0.0.1', $1)`, [coordinator.port]);
    for (const { port } of nodes) await addNode(client, { host: '127.0.0.1', port });
  });
  await distribute(coordinator.url, { shards });
}

function moveAway(coordinator: Supervised, nodes: readonly Supervised[], tenantId: string): Promise<void> {
  return withOwner(coordinator.url, async (client) => {
    const { rows } = await client.query<{ port: number }>(
      `select nodeport as port from citus_shards
       where shardid = get_shard_id_for_distribution_column('receipts', $1::uuid)`,
      [tenantId],
    );
    const to = nodes.find(({ port }) => port !== rows[0]?.port);
    if (to) await moveTenant(client, tenantId, { host: '127.0.0.1', port: to.port });
  });
}

interface Supervised extends DatabaseMachine {
  readonly port: number;
  stop(): Promise<void>;
}

const settings = (port: number, folder: string): string => `
port = ${port}
listen_addresses = '127.0.0.1'
unix_socket_directories = '${folder}'
shared_preload_libraries = 'citus'
max_connections = 200
max_prepared_transactions = 400
wal_level = logical
citus.node_conninfo = 'sslmode=prefer'
`;

/** Makes it, and starts it whenever it has ended, as a machine's service manager does. */
async function startNode(parent: string, name: string): Promise<Supervised> {
  const folder = join(parent, name.replace(' ', ''));
  mkdirSync(folder, { mode: 0o700 });
  const account = accountFor(folder);
  if (account) chownSync(folder, account.uid, account.gid);
  const as = { ...account, cwd: folder };
  const given = ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'];
  execFileSync(join(programs, 'initdb'), given, { ...as, stdio: 'ignore' });
  const port = await freePort();
  appendFileSync(join(folder, 'postgresql.conf'), settings(port, folder));
  const postgres = supervise(() =>
    spawn(join(programs, 'postgres'), ['-D', folder], { ...as, stdio: 'ignore' }),
  );
  const at = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;
  await withOwner(at('postgres'), (client) => client.query(`create database ${database}`));
  await withOwner(at(database), (client) => client.query('create extension citus'));
  return { name, port, url: at(database), ...postgres };
}

/** As long as processes of a killed PostgreSQL are left, the next one ends at once. */
const againAfterMs = 200;

function supervise(start: () => ChildProcess): Pick<Supervised, 'kill' | 'stop'> {
  let child: ChildProcess;
  let timer: NodeJS.Timeout | undefined;
  const run = (): void => {
    child = start().once('exit', () => {
      timer = setTimeout(run, againAfterMs);
    });
  };
  run();
  // Whatever ends this process must not leave it behind.
  process.on('exit', () => child.kill('SIGQUIT'));
  return {
    kill: () => void child.kill('SIGKILL'),
    stop: async () => {
      child.removeAllListeners('exit');
      clearTimeout(timer);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      // Fast: those who are connected are sent away.
      child.kill('SIGINT');
      await ended;
    },
  };
}
