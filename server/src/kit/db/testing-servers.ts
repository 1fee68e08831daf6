import pg from 'pg';
import { distribute } from './distribution/index.ts';
import { migrate } from './migrate.ts';

/** The PostgreSQL of a test run: one, or a coordinator with its nodes, on each of which a database is made and copied. */
export interface TestServers {
  /** At the one that tests ask. */
  readonly client: pg.Client;
  /** Brings an empty database to the newest schema. */
  readonly migrate: (ownerUrl: string) => Promise<void>;
  /** Makes a database, empty or as another one. */
  make(name: string, from: string): Promise<void>;
  rename(name: string, to: string): Promise<void>;
  /** Copies a template into a database of a test. */
  copy(template: string, name: string): Promise<void>;
  drop(name: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens them. @param isSeveral whether it is the coordinator of a PostgreSQL with Citus */
export const openServers = async (serverUrl: string, isSeveral: boolean): Promise<TestServers> =>
  isSeveral ? severalServers(await connectNodes(serverUrl)) : oneServer(await connect(serverUrl));

/** The address of another database of the same server. */
export const withDatabase = (url: string, name: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
};

function oneServer(client: pg.Client): TestServers {
  return {
    client,
    migrate: async (ownerUrl) => void (await migrate(ownerUrl)),
    make: async (name, from) =>
      void (await client.query(`create database ${name} ${from && `template ${from}`}`)),
    rename: async (name, to) => void (await client.query(`alter database ${name} rename to ${to}`)),
    copy: (template, name) => copyOn(client, template, name),
    drop: async (name) => void (await client.query(`drop database ${name} with (force)`)),
    close: () => client.end(),
  };
}

/** Few parts: each is a table with its indexes in every database of a test. */
const shards = 4;

function severalServers(nodes: readonly Node[]): TestServers {
  const [coordinator] = nodes;
  if (!coordinator) throw new Error('no coordinator');
  const onEach = async (work: (client: pg.Client) => Promise<unknown>): Promise<void> => {
    for (const { client } of nodes) await whenFree(() => work(client));
  };
  return {
    client: coordinator.client,
    migrate: async (ownerUrl) => {
      await joinNodes(nodes, new URL(ownerUrl).pathname.slice(1));
      await migrate(ownerUrl);
      await distribute(ownerUrl, { shards });
    },
    make: (name, from) =>
      onEach(async (client) => {
        if (from) await emptyOfOthers(client, from);
        await client.query(`create database ${name} ${from && `template ${from}`}`);
      }),
    rename: (name, to) =>
      onEach(async (client) => {
        await emptyOfOthers(client, name);
        await client.query(`alter database ${name} rename to ${to}`);
      }),
    copy: (template, name) =>
      onEach(async (client) => {
        await emptyOfOthers(client, template);
        await copyOn(client, template, name);
      }),
    drop: (name) => onEach((client) => client.query(`drop database ${name} with (force)`)),
    close: () => onEach((client) => client.end()),
  };
}

async function copyOn(client: pg.Client, template: string, name: string): Promise<void> {
  await client.query(`create database ${name} template ${template} strategy file_copy`);
  // As each start does (close-database.ts): a template does not hand it on.
  await client.query(`revoke temporary on database ${name} from public`);
}

interface Node {
  readonly url: string;
  readonly client: pg.Client;
}

/** The coordinator first, as it knows the others. */
async function connectNodes(coordinatorUrl: string): Promise<readonly Node[]> {
  const coordinator = await connect(coordinatorUrl);
  const { rows } = await coordinator.query<{ nodename: string; nodeport: number }>(
    'select nodename, nodeport from pg_dist_node where groupid <> 0 order by nodeid',
  );
  await coordinator.end();
  const workers = rows.map(
    ({ nodename, nodeport }) =>
      Object.assign(new URL(coordinatorUrl), { hostname: nodename, port: String(nodeport) }).href,
  );
  // In a database that no test copies: Citus would hand on what is made in one of its own.
  const urls = [coordinatorUrl, ...workers].map((url) => withDatabase(url, 'postgres'));
  return Promise.all(urls.map(async (url) => ({ url, client: await connect(url) })));
}

/** Makes the databases of one name into one that lies on all nodes. */
async function joinNodes(nodes: readonly Node[], name: string): Promise<void> {
  const clients = await Promise.all(nodes.map(({ url }) => connect(withDatabase(url, name))));
  for (const client of clients) await client.query('create extension citus');
  const [coordinator] = clients;
  for (const [index, { url }] of nodes.entries()) {
    const { hostname, port } = new URL(url);
    const add = index === 0 ? 'citus_set_coordinator_host' : 'citus_add_node';
    await coordinator?.query(`select ${add}($1, $2)`, [hostname, Number(port)]);
  }
  for (const client of clients) await client.end();
}

const tries = 5;

/** The worker of Citus comes back by itself, maybe between the two statements: then it is sent away once more. */
async function whenFree(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      const isInUse = error instanceof pg.DatabaseError && error.code === '55006';
      if (!isInUse || attempt === tries) throw error;
    }
  }
}

/** Citus has a worker of its own at each database, and PostgreSQL copies and renames only one that nobody is at. */
async function emptyOfOthers(client: pg.Client, name: string): Promise<void> {
  await client.query(
    'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    [name],
  );
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}
