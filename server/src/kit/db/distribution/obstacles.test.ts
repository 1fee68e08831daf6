import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { distributedTables, findObstacles } from './index.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const obstaclesOf = async (...tables: string[]): Promise<readonly string[]> =>
  (await findObstacles(test.owner, tables)).map(({ table, what }) => `${table}: ${what}`);

describe('tables that may lie on several nodes', () => {
  it('have nothing that Citus refuses', async () => {
    expect(await findObstacles(test.owner, distributedTables)).toEqual([]);
  });

  it('are refused with a reason for each thing in their way', async () => {
    await test.owner.query(`create table strange (id uuid primary key)`);
    await test.owner.query(
      `create table odd (tenant_id uuid not null references tenants, id uuid primary key)`,
    );
    await test.owner.query(`create policy every on odd using (exists (select from strange))`);
    expect(await obstaclesOf('strange', 'odd')).toEqual([
      'odd: policy with a query: every',
      'odd: refers to tenants with odd_tenant_id_fkey',
      'odd: unique without tenant_id: odd_pkey',
      'strange: no tenant_id',
    ]);
    expect(await obstaclesOf('sessions')).toContain('sessions: trigger sessions_bound');
  });
});
