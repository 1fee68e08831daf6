import pg from 'pg';
import { distributedTables } from './distributed-tables.ts';
import { keepFunctionsAtNodes } from './functions-at-nodes.ts';
import { nodesOf } from './nodes.ts';
import { findObstacles } from './obstacles.ts';
import { writePoliciesPlainly } from './policies.ts';
import { makeRoles } from './roles.ts';

/** What was done, and what was so before. */
export interface Distribution {
  readonly distributed: readonly string[];
  readonly before: readonly string[];
  /** How many nodes hold tenants. */
  readonly nodes: number;
}

export interface DistributeOptions {
  /** Into how many parts tenants are divided; no more nodes than that can share them. */
  readonly shards?: number;
  readonly say?: (line: string) => void;
}

/** As many as Citus makes by itself: room for a node to become thirty. */
const usualShards = 32;

/**
 * Lays the tables that grow with receipts over the nodes of a PostgreSQL with Citus, with what they hold. It can be
 * broken off and run again: table by table, each in a transaction of its own. No server may work on the database.
 * @param ownerUrl the owner of the schema at the coordinator; all migrations have run
 * @throws one sentence that says what is missing
 */
export const distribute = async (
  ownerUrl: string,
  { shards = usualShards, say = () => undefined }: DistributeOptions = {},
): Promise<Distribution> => {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'tresen_distribute' });
  await client.connect();
  try {
    const nodes = await expectNodes(client);
    const before = await distributedBefore(client);
    const open = distributedTables.filter((table) => !before.includes(table));
    await expectFit(client, open);
    await makeRoles(client);
    await writePoliciesPlainly(client, distributedTables);
    for (const table of open) {
      await distributeTable(client, table, shards);
      say(`${table} lies on ${nodes} ${nodes === 1 ? 'node' : 'nodes'} now.`);
    }
    await keepFunctionsAtNodes(client);
    return { distributed: open, before, nodes };
  } finally {
    await client.end();
  }
};

async function expectNodes(client: pg.Client): Promise<number> {
  const { length } = await nodesOf(client);
  if (length === 0)
    throw new Error(
      'no node may hold tenants yet. A superuser adds one: npm run nodes -- --add host:5432; see docs/operations.md',
    );
  return length;
}

async function distributedBefore(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid
     where p.partmethod = 'h' order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function expectFit(client: pg.Client, tables: readonly string[]): Promise<void> {
  const obstacles = await findObstacles(client, tables);
  if (obstacles.length === 0) return;
  const lines = obstacles.map(({ table, what }) => `${table}: ${what}`);
  throw new Error(`these tables do not fit: ${lines.join('; ')}`);
}

/** What the table held is copied to the nodes, then taken from the coordinator. */
async function distributeTable(client: pg.Client, table: string, shards: number): Promise<void> {
  const [first] = distributedTables;
  if (table === first)
    await client.query(
      "select create_distributed_table($1, 'tenant_id', colocate_with => 'none', shard_count => $2)",
      [table, shards],
    );
  else
    await client.query("select create_distributed_table($1, 'tenant_id', colocate_with => $2)", [
      table,
      first,
    ]);
  await client.query('select truncate_local_data_after_distributing_table($1)', [table]);
}
