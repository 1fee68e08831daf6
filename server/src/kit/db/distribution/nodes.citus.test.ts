import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../ids/index.ts';
import { askTenant } from '../pools.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { addNode, type DatabaseNode, moveTenant, nodesOf, rebalance } from './index.ts';

let test: TestDatabase;
let nodes: readonly DatabaseNode[];
const [large, small] = [newId(), newId()];
beforeAll(async () => {
  test = await createTestDatabase();
  nodes = await onNode((client) => nodesOf(client));
  for (const tenantId of [large, small]) {
    await test.owner.query("insert into tenants (id, name, kind) values ($1, 'Kette', 'customer')", [
      tenantId,
    ]);
    await test.owner.query('insert into waiting_steps values ($1, $2, $3, now())', [tenantId, newId(), []]);
  }
});
afterAll(() => test.drop());

async function onNode<T>(work: (client: import('pg').PoolClient) => Promise<T>): Promise<T> {
  const client = await test.owner.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

const rowsOf = (tenantId: string) =>
  askTenant(test.db, tenantId, (tx) => tx.selectFrom('waiting_steps').selectAll().execute());

/** Host and port of a tenant's receipts. */
const placeOf = async (tenantId: string): Promise<string> => {
  const { rows } = await test.owner.query<{ place: string }>(
    `select nodename || ':' || nodeport as place from citus_shards
     where shardid = get_shard_id_for_distribution_column('receipts', $1::uuid)`,
    [tenantId],
  );
  return rows[0]?.place ?? '';
};

const other = (place: string): DatabaseNode => {
  const node = nodes.find(({ host, port }) => `${host}:${port}` !== place);
  if (!node) throw new Error('there is one node only');
  return node;
};

describe('nodes of a database', () => {
  it('are told with what lies on them', () => {
    expect(nodes).toHaveLength(2);
    for (const { parts, bytes } of nodes) {
      expect(parts).toBeGreaterThan(0);
      expect(bytes).toBeGreaterThan(0);
    }
  });

  it('one of which is added again stay as they are', async () => {
    const [node] = nodes;
    if (!node) throw new Error('no node');
    expect(await onNode((client) => addNode(client, node))).toBe(false);
  });

  it('one that does not answer is not added, in one sentence', async () => {
    const adding = onNode((client) => addNode(client, { host: '127.0.0.1', port: 9 }));
    await expect(adding).rejects.toThrow(/^127\.0\.0\.1:9 cannot be added: .*docs\/operations\.md$/s);
    expect(await onNode((client) => nodesOf(client))).toHaveLength(2);
  });
});

describe('a tenant', () => {
  it('gets a part of its own on the node that is named, with its rows, and again changes nothing', async () => {
    const to = other(await placeOf(large));
    const before = await rowsOf(large);
    const said: string[] = [];
    await onNode((client) => moveTenant(client, large, to, (line) => said.push(line)));
    expect(await placeOf(large)).toBe(`${to.host}:${to.port}`);
    expect(await rowsOf(large)).toEqual(before);
    expect(await rowsOf(small)).toHaveLength(1);
    expect(said.join(' ')).toMatch(/part of its own now, in 14 tables.*was moved from/);
    said.length = 0;
    await onNode((client) => moveTenant(client, large, to, (line) => said.push(line)));
    expect(said).toEqual([`It lies on ${to.host}:${to.port}.`]);
  });

  it('that does not exist, or a node that holds none, is told in one sentence', async () => {
    const [node] = nodes;
    if (!node) throw new Error('no node');
    const nobody = newId();
    await expect(onNode((client) => moveTenant(client, nobody, node))).rejects.toThrow(
      `there is no tenant ${nobody}`,
    );
    await expect(onNode((client) => moveTenant(client, 'Café', node))).rejects.toThrow(
      'there is no tenant Café',
    );
    const away = { host: 'node9', port: 5432 };
    await expect(onNode((client) => moveTenant(client, small, away))).rejects.toThrow(
      'node9:5432 holds no tenants. Add it first',
    );
  });
});

describe('rebalancing', () => {
  it('spreads what lies on one node alone, and loses nothing', async () => {
    const [first, second] = nodes;
    if (!first || !second) throw new Error('no nodes');
    for (const tenantId of [large, small]) await onNode((client) => moveTenant(client, tenantId, first));
    const { rows } = await test.owner.query<{ id: string }>(
      "select shardid::text as id from citus_shards where table_name = 'receipts'::regclass and nodeport = $1",
      [second.port],
    );
    for (const { id } of rows)
      await test.owner.query("select citus_move_shard_placement($1, $2, $3, $4, $5, 'block_writes')", [
        id,
        second.host,
        second.port,
        first.host,
        first.port,
      ]);
    expect((await onNode((client) => nodesOf(client))).map(({ parts }) => parts > 0)).toEqual([true, false]);
    expect(await onNode((client) => rebalance(client))).toBeGreaterThan(0);
    const after = await onNode((client) => nodesOf(client));
    expect(Math.abs((after[0]?.parts ?? 0) - (after[1]?.parts ?? 0))).toBeLessThanOrEqual(14);
    for (const tenantId of [large, small]) expect(await rowsOf(tenantId)).toHaveLength(1);
    expect(await onNode((client) => rebalance(client))).toBe(0);
  });
});
