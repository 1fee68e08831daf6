import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../ids/index.ts';
import { askTenant, atTenantsNode, inTenant } from '../pools.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { distribute, distributedTables } from './index.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const [own, other] = [newId(), newId()];

describe('a database that lies on several nodes', () => {
  it('is so already when it is asked for again', async () => {
    const done = await distribute(test.ownerUrl);
    expect(done).toMatchObject({ distributed: [], nodes: 2 });
    expect([...done.before].sort()).toEqual([...distributedTables].sort());
  });

  it('shows each tenant its own rows, on the nodes, too', async () => {
    for (const tenantId of [own, other])
      await test.owner.query('insert into waiting_steps values ($1, $2, $3, now())', [tenantId, newId(), []]);
    const seen = await askTenant(test.db, own, (tx) => tx.selectFrom('waiting_steps').selectAll().execute());
    expect(seen.map((row) => row.tenant_id)).toEqual([own]);
  });

  it('takes no row of another tenant', async () => {
    const adding = inTenant(test.db, own, (tx) =>
      sql`insert into waiting_steps values (${other}, ${newId()}, '{}', now())`.execute(tx),
    );
    await expect(adding).rejects.toThrow(/row-level security/);
  });

  it('asks the one node that has the tenant', async () => {
    const { rows } = await inTenant(test.db, own, (tx) =>
      sql<
        Record<string, string>
      >`explain select * from receipts where tenant_id = (select current_tenant())`.execute(tx),
    );
    expect(rows.map((row) => row['QUERY PLAN']?.trim())).toContain('Task Count: 1');
  });

  it("answers by the tenant's node itself, for as many statements as one asks", async () => {
    const ask = (count: number) =>
      askTenant(test.db, own, (tx) =>
        atTenantsNode(tx, () =>
          sql<{
            tenant: string;
            asked: number;
          }>`select tenant_id as tenant, ${count}::int as asked, ${sql.lit(count)} "column"
            from waiting_steps where tenant_id = (select current_tenant()) and tenant_id = any (${[own, other]})`.execute(
            tx,
          ),
        ),
      );
    for (let count = 1; count <= 40; count += 1) {
      const { rows } = await ask(count);
      expect(rows).toEqual([{ tenant: own, asked: count, column: count }]);
    }
    // Citus hands nothing on to a node of which it knows that it lacks what it knows itself: the coordinator answers.
    await test.owner.query('update pg_dist_node set metadatasynced = false where groupid <> 0');
    expect((await ask(41)).rows).toEqual([{ tenant: own, asked: 41, column: 41 }]);
    expect((await ask(42)).rows).toEqual([{ tenant: own, asked: 42, column: 42 }]);
    await test.owner.query('update pg_dist_node set metadatasynced = true where groupid <> 0');
  });

  it('refuses a statement that would end the server process', async () => {
    // Written so that it is not seen to join the coordinator's table.
    const asking = inTenant(test.db, own, (tx) =>
      sql`select r.id from receipts r join public.devices d on d.tenant_id = r.tenant_id and d.id = r.device_id`.execute(
        tx,
      ),
    );
    await expect(asking).rejects.toThrow(/direct joins between distributed and local tables/);
  });
});
