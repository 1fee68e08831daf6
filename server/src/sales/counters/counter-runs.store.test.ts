import { findGaps } from '@tresen/domain/sales/counters';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../../kit/db/pools.ts';
import { createTestDatabase, type TestDatabase } from '../../kit/db/testing.ts';
import { newId } from '../../kit/ids/index.ts';
import { runsOfRegister } from './counter-runs.store.ts';

let test: TestDatabase;
const [tenantId, unitId, deviceId] = [newId(), newId(), newId()];

/** The counters of a tenant of many registers, one of which has sold five million receipts and lacks three numbers. */
beforeAll(async () => {
  test = await createTestDatabase();
  await test.owner.query(`insert into tenants (id, name, kind) values ($1, 'Kette', 'customer')`, [tenantId]);
  await test.owner.query(
    `insert into counter_runs (tenant_id, kind, series, first, first_at, last, last_at, device_id, unit_id)
     select $1::uuid, kind, device::text, 1, now() - interval '3 years', 40000, now(), device, $2::uuid
     from (select gen_random_uuid() device from generate_series(1, 20000)) d, (values ('receipt'), ('z')) k(kind)
     union all
     select $1::uuid, 'receipt', $3::uuid::text, first, now() + (first - 5000000) * interval '18 s', last,
       now() + (last - 5000000) * interval '18 s', $3::uuid, $2::uuid
     from (values (1, 1999999), (2000001, 4000000), (4000003, 5000000)) runs(first, last)`,
    [tenantId, unitId, deviceId],
  );
  await test.owner.query('analyze counter_runs');
});
afterAll(() => test.drop());

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Relation Name'?: string;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly PlanNode[];
}

const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The plan of the statement as the server's own role runs it. */
const planOf = async (): Promise<PlanNode> => {
  const client = await test.db.app.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('app.tenant_id', $1, true)`, [tenantId]);
    const { rows } = await client.query(
      `explain (analyze, buffers, format json)
       (select * from counter_runs where tenant_id = (select current_tenant()) and device_id = '${deviceId}' limit 5000)
       union
       (select * from counter_runs where tenant_id = (select current_tenant()) and kind = 'transaction' and series = (
         select tse_serial from receipts where tenant_id = (select current_tenant()) and device_id = '${deviceId}'
           and tse_serial is not null order by ended_at desc, id desc limit 1) limit 5000)`,
    );
    return rows[0]['QUERY PLAN'][0].Plan;
  } finally {
    await client.query('rollback');
    client.release();
  }
};

describe('the gaps of one register', () => {
  it('are found by one query, in the runs of its counters', async () => {
    const runs = await inTenant(test.db, tenantId, (tx) => runsOfRegister(tx, deviceId));
    expect(findGaps('receipt', runs).map(({ first, last }) => [first, last])).toEqual([
      [2_000_000, 2_000_000],
      [4_000_001, 4_000_002],
    ]);
  });

  it('by indexes alone, in a few pages of the table, however many receipts it has', async () => {
    const plan = await planOf();
    const scans = nodesOf(plan).filter((node) => node['Relation Name'] !== undefined);
    expect(scans.map((scan) => scan['Node Type'])).not.toContain('Seq Scan');
    expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(40);
  });
});
