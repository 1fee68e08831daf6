import { randomUUID } from 'node:crypto';
import type { Receipt } from '@tresen/domain/sales/receipts';
import { sale } from '@tresen/domain/sales/receipts/testing';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveTenant, nodesOf } from '../../../kit/db/distribution/index.ts';
import { migrate } from '../../../kit/db/migrate.ts';
import { askTenant } from '../../../kit/db/pools.ts';
import { createTestDatabase, type TestDatabase } from '../../../kit/db/testing.ts';
import { newId } from '../../../kit/ids/index.ts';
import { bytesOfBatch } from './batch-bytes.ts';
import { pushReceipts } from './push.ts';
import { createPushQueue } from './push-queue.ts';
import type { Origin } from './receipt-row.ts';

let test: TestDatabase;
let origin: Origin;

beforeAll(async () => {
  test = await createTestDatabase();
  const made = { tenantId: newId(), unitId: newId(), deviceId: newId(), databaseId: randomUUID() };
  const { tenantId, unitId, deviceId, databaseId } = made;
  await test.owner.query("insert into tenants (id, name, kind) values ($1, 'Café', 'customer')", [tenantId]);
  await test.owner.query(
    "insert into organization_units (tenant_id, id, name, database_id) values ($1, $2, 'Branch', $3)",
    [tenantId, unitId, databaseId],
  );
  await test.owner.query(
    `insert into devices (tenant_id, id, unit_id, name, device_type, register_type, business_type, pos_version,
      hardware_serial, database_id) values ($1, $2, $3, 'Counter', 'desktop', 'Windows', 'retail', '5.9.3', 'S1', $4)`,
    [tenantId, deviceId, unitId, databaseId],
  );
  origin = { ...made, zone: 'Europe/Berlin', cutOffMinutes: 240, currency: 'EUR' };
});
afterAll(() => test.drop());

const push = async (...receipts: readonly Receipt[]): Promise<readonly string[]> => {
  const results = await pushReceipts(
    {
      db: test.db,
      queue: createPushQueue(test.db),
      now: () => Date.parse('2026-11-21T12:00:00Z'),
      onProblems: async () => undefined,
    },
    origin,
    bytesOfBatch(JSON.stringify(receipts)),
  );
  return results.map(({ outcome }) => outcome);
};

const receipt = (): Receipt => sale({ id: newId(), databaseId: origin.databaseId });

/** Copies of what stores a push, node by node. */
const copies = async (): Promise<readonly string[]> => {
  const { rows } = await test.owner.query<{ result: string }>(
    `select result from run_command_on_workers($$
       select coalesce(string_agg(proname, ' '), '') from pg_proc
       where pronamespace = 'tresen_nodes'::regnamespace and proname ~ '^store_receipts_.*_\\d+$' $$)`,
  );
  return rows.map(({ result }) => result).filter(Boolean);
};

/** Receipts of the tenant, and how many its sums of days count. */
const counts = async (): Promise<readonly [number, number]> => {
  const { rows } = await askTenant(test.db, origin.tenantId, (tx) =>
    sql<{ there: number; summed: number }>`select
      (select count(*) from receipts where tenant_id = (select current_tenant())) as there,
      (select sum(receipts) from sales_source_day where tenant_id = (select current_tenant())) as summed`.execute(
      tx,
    ),
  );
  return [Number(rows[0]?.there), Number(rows[0]?.summed)];
};

async function asOwner<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await test.owner.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

describe('a push to a database that lies on several nodes', () => {
  it("is stored by a function on its tenant's node, and found there when it comes again", async () => {
    const [first, second] = [receipt(), receipt()];
    expect(await push(first)).toEqual(['stored']);
    expect(await push(first, second)).toEqual(['duplicate', 'stored']);
    expect(await copies()).toEqual([expect.stringMatching(/^store_receipts_[0-9a-f]{8}_\d+$/)]);
    expect(await counts()).toEqual([2, 2]);
  });

  it('goes on when its tenant has got a part of its own on another node', async () => {
    const [before] = await copies();
    await asOwner(async (client) => {
      for (const node of await nodesOf(client)) await moveTenant(client, origin.tenantId, node);
    });
    expect(await push(receipt())).toEqual(['stored']);
    const now = (await copies()).join(' ').split(' ');
    expect(now).toHaveLength(2);
    expect(now).toContain(before);
    expect(await counts()).toEqual([3, 3]);
  });

  it('is stored by what a migration has made of the functions', async () => {
    const before = (await copies()).join(' ').split(' ');
    await test.owner.query(`do $$ begin
      execute replace(pg_get_functiondef('public.add_sales'::regproc), 'declare parts', 'declare unused int; parts');
    end $$`);
    // As a migration does; what is missing behind it is made by the next start at the latest.
    await test.owner.query(
      'drop function tresen_nodes.store_receipts(uuid, timestamptz, uuid[], text, json, json, json, json)',
    );
    expect(await push(receipt())).toEqual(['stored']);
    expect((await copies()).join(' ').split(' ')).toEqual(before);
    await migrate(test.ownerUrl);
    expect(await push(receipt())).toEqual(['stored']);
    const now = (await copies()).join(' ').split(' ');
    expect(now.filter((name) => !before.includes(name))).toHaveLength(1);
    expect(now).toHaveLength(before.length);
    expect(await counts()).toEqual([5, 5]);
  });

  it('is stored by the coordinator while Citus knows a node to lack what it knows itself', async () => {
    const tell = (isKnown: boolean) =>
      test.owner.query('update pg_dist_node set metadatasynced = $1 where groupid <> 0', [isKnown]);
    const before = await counts();
    await tell(false);
    expect(await push(receipt())).toEqual(['stored']);
    await tell(true);
    expect(await push(receipt())).toEqual(['stored']);
    expect(await counts()).toEqual(before.map((count) => count + 2));
  });

  it('is refused by the node where it names another tenant than its transaction', async () => {
    const storing = askTenant(test.db, newId(), (tx) =>
      sql`select * from store_receipts(${origin.tenantId}, now(), '{}', '', '[]', '[]', '[]', '[]')`.execute(
        tx,
      ),
    );
    await expect(storing).rejects.toThrow(/row-level security/);
  });
});
