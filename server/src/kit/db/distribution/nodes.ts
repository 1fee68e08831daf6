import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { distributedTables } from './distributed-tables.ts';
import { expectCitus } from './expect-citus.ts';
import { makeRoles } from './roles.ts';

/** A node that holds tenants, or may. */
export interface DatabaseNode {
  readonly host: string;
  readonly port: number;
  /** Parts of all tables of the nodes that lie there. */
  readonly parts: number;
  /** Of these parts, with their indexes. */
  readonly bytes: number;
}

/** Where a node listens. */
export type NodeAddress = Pick<DatabaseNode, 'host' | 'port'>;

/** What the commands say of how far they are. */
type Say = (line: string) => void;

/** The table that the others lie with. */
const [first] = distributedTables;

/** A connection to the node that knows all others. */
export type Coordinator = pg.ClientBase;

/** Works at the coordinator. @param ownerUrl the owner of the schema there, or a superuser */
export const atCoordinator = async <T>(
  ownerUrl: string,
  work: (client: Coordinator) => Promise<T>,
): Promise<T> => {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'tresen_nodes' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** The nodes that may hold tenants, and how much of them each has. */
export const nodesOf = async (client: pg.ClientBase): Promise<readonly DatabaseNode[]> => {
  await expectCitus(client);
  const { rows } = await client.query<DatabaseNode>(
    `select n.nodename as host, n.nodeport as port, count(s.shardid)::int as parts,
       coalesce(sum(s.shard_size), 0)::float8 as bytes
     from pg_dist_node n left join citus_shards s on (s.nodename, s.nodeport) = (n.nodename, n.nodeport)
     where n.isactive and n.shouldhaveshards and n.noderole = 'primary'
     group by n.nodeid, n.nodename, n.nodeport order by n.nodeid`,
  );
  return rows;
};

/**
 * Lets a node hold tenants, from `rebalance` on. One that does so already stays as it is.
 * @returns whether it is new
 * @throws one sentence that says what PostgreSQL refused, and who can mend it
 */
export const addNode = async (client: pg.ClientBase, node: NodeAddress): Promise<boolean> => {
  if ((await nodesOf(client)).some((one) => isSame(one, node))) return false;
  await client.query('select citus_add_node($1, $2)', [node.host, node.port]).catch((error: unknown) => {
    throw new Error(
      `${nameOf(node)} cannot be added: ${messageOf(error)}. A superuser adds it, once it has a database of this name with Citus in it; see docs/operations.md`,
    );
  });
  await makeRoles(client);
  return true;
};

const lookAgainMs = 500;

/**
 * Spreads the parts evenly over the nodes, while servers work; returns when all lie where they are to. What was begun
 * before, by somebody else or by a command that was ended, is waited for.
 * @returns how many parts lie on another node than before
 */
export const rebalance = async (client: pg.ClientBase, say: Say = () => undefined): Promise<number> => {
  const before = await placesOf(client);
  await client.query("select citus_rebalance_start(shard_transfer_mode => 'force_logical')").catch(isRunning);
  for (let told = ''; ; ) {
    const { rows } = await client.query<Rebalance>(
      'select state, details from citus_rebalance_status() order by job_id desc limit 1',
    );
    const [now] = rows;
    if (!now || now.state === 'finished') break;
    if (now.state === 'failed' || now.state === 'cancelled')
      throw new Error(`the parts were not all moved: ${wordsOf(now)}. Run it again to go on`);
    if (told !== wordsOf(now)) say(wordsOf(now));
    told = wordsOf(now);
    await delay(lookAgainMs);
  }
  const after = await placesOf(client);
  return [...after].filter(([part, place]) => before.get(part) !== place).length;
};

/**
 * Gives a tenant a part of its own, in all tables, and lays it on a node. Pushes of those that it shared a part with wait
 * for the first; nobody waits for the second. What is so already is left, so that it can be run again.
 * @throws one sentence where there is no such tenant or node
 */
export const moveTenant = async (
  client: pg.ClientBase,
  tenantId: string,
  to: NodeAddress,
  say: Say = () => undefined,
): Promise<void> => {
  if (!(await nodesOf(client)).some((node) => isSame(node, to)))
    throw new Error(`${nameOf(to)} holds no tenants. Add it first: npm run nodes -- --add ${nameOf(to)}`);
  const { rowCount } = await client.query('select from tenants where id::text = $1', [tenantId]);
  if (rowCount === 0) throw new Error(`there is no tenant ${tenantId}`);
  const shared = await partOf(client, tenantId);
  if (!shared.isOwn) {
    // Without waiting, PostgreSQL would have to be told of Citus's plugin in its settings.
    await client.query(
      "select isolate_tenant_to_new_shard($1, $2::text, 'CASCADE', shard_transfer_mode => 'block_writes')",
      [first, tenantId],
    );
    say(`The tenant has a part of its own now, in ${distributedTables.length} tables.`);
  }
  const own = await partOf(client, tenantId);
  if (isSame(own, to)) return say(`It lies on ${nameOf(to)}.`);
  await client.query(
    "select citus_move_shard_placement($1, $2, $3, $4, $5, shard_transfer_mode => 'force_logical')",
    [own.id, own.host, own.port, to.host, to.port],
  );
  say(`It was moved from ${nameOf(own)} to ${nameOf(to)}.`);
};

/** As commands take it, and say it. */
export const nameOf = ({ host, port }: NodeAddress): string => `${host}:${port}`;

interface Rebalance {
  readonly state: string;
  readonly details: { readonly task_state_counts?: Readonly<Record<string, number>> };
}

function wordsOf({ state, details }: Rebalance): string {
  const counts = Object.entries(details.task_state_counts ?? {});
  return [state, ...counts.map(([name, count]) => `${count} ${name}`)].join(', ');
}

/** One at a time: a second command waits for the first. */
function isRunning(error: unknown): void {
  if (!/already (?:running|in progress)/.test(messageOf(error))) throw error;
}

async function placesOf(client: pg.ClientBase): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ part: string; place: string }>(
    `select shardid::text as part, nodename || ':' || nodeport as place from citus_shards
     where citus_table_type = 'distributed'`,
  );
  return new Map(rows.map(({ part, place }) => [part, place]));
}

interface Part extends NodeAddress {
  readonly id: string;
  /** No other tenant lies in it. */
  readonly isOwn: boolean;
}

async function partOf(client: pg.ClientBase, tenantId: string): Promise<Part> {
  const { rows } = await client.query<Part>(
    `select s.shardid::text as id, s.shardminvalue = s.shardmaxvalue as "isOwn", p.nodename as host, p.nodeport as port
     from pg_dist_shard s join citus_shards p on p.shardid = s.shardid
     where s.shardid = get_shard_id_for_distribution_column($1, $2::uuid)`,
    [first, tenantId],
  );
  const [part] = rows;
  if (!part) throw new Error('the tables do not lie on nodes yet: npm run distribute');
  return part;
}

function isSame(one: NodeAddress, other: NodeAddress): boolean {
  return one.host === other.host && one.port === other.port;
}

function messageOf(error: unknown): string {
  if (!(error instanceof pg.DatabaseError)) return error instanceof Error ? error.message : String(error);
  return [error.message, error.detail].filter(Boolean).join(': ');
}
