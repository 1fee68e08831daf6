import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../../../kit/db/pools.ts';
import { createTestDatabase, type TestDatabase } from '../../../kit/db/testing.ts';
import { newId } from '../../../kit/ids/index.ts';
import { pageAfter, type StoredContent } from './roll-up-check.store.ts';

// Receipts of 83 days, one in ten minutes: reading past what was not asked for shows in the number of rows.
const aDay = 144;
const receipts = 12_000;

let database: TestDatabase;
const tenantId = newId();
const [unitId, deviceId] = [newId(), newId()];

beforeAll(async () => {
  database = await createTestDatabase();
  const { owner } = database;
  await owner.query(`insert into tenants (id, name, kind) values ($1, 'Markt', 'customer')`, [tenantId]);
  await owner.query(`insert into organization_units (tenant_id, id, name) values ($1, $2, 'Markt')`, [
    tenantId,
    unitId,
  ]);
  await owner.query(
    `insert into devices (tenant_id, id, unit_id, database_id, name, device_type, register_type, business_type,
       pos_version, hardware_serial)
     values ($1, $2, $3, gen_random_uuid(), 'Bar', 'desktop', 'Windows', 'retail', '6.0.0', 'S1')`,
    [tenantId, deviceId, unitId],
  );
  await owner.query(
    `insert into receipts (tenant_id, id, unit_id, device_id, number, type, started_at, ended_at, received_at, biz_day,
       biz_hour, register_name, currency, gross, turnover, payments, marks, content_hash, content)
     select $1, gen_random_uuid(), $2, $3, n, 'Beleg', at, at, at, at::date, 12, 'Bar', 'EUR', 100, 100, 1, 0, '\\x00', '{}'
     from (select n, timestamptz '2026-01-01 00:00:00Z' + n * interval '10 minutes' as at
       from generate_series(1, ${receipts}) n) s`,
    [tenantId, unitId, deviceId],
  );
  await owner.query('vacuum analyze receipts');
});
afterAll(() => database.drop());

interface Plan {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

/** The indexes of a plan with the rows that they read, dropped ones too. */
const readings = (plan: Plan): readonly object[] => [
  ...(plan['Index Name']
    ? [{ index: plan['Index Name'], rows: plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) }]
    : []),
  ...(plan.Plans ?? []).flatMap(readings),
];

describe('receipts that the figures are checked by', () => {
  it('are found by the index of their time, behind row-level security too: nothing is read from the first receipt on', async () => {
    const days = { from: '2026-03-10', to: '2026-03-11' };
    const plan = await inTenant(database.db, tenantId, async (tx) => {
      const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`
        explain (analyze, format json) ${pageAfter(days, undefined)}`.execute(tx);
      return rows[0]?.['QUERY PLAN'][0].Plan;
    });
    // The two days, the one before them and two after: their time is only about the day.
    expect(plan && readings(plan)).toEqual([{ index: 'receipts_list', rows: expect.closeTo(5 * aDay, -2) }]);
  });

  it('are begun with at their place: the last page of many reads no more than the first', async () => {
    const days = { from: '2026-01-01', to: '2026-04-30' };
    const blocksOf = (after?: StoredContent) =>
      inTenant(database.db, tenantId, async (tx) => {
        const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`
          explain (analyze, buffers, format json) ${pageAfter(days, after)}`.execute(tx);
        const plan = rows[0]?.['QUERY PLAN'][0].Plan;
        return plan ? plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] : Number.NaN;
      });
    const late = await inTenant(database.db, tenantId, async (tx) => {
      const { rows } = await pageAfter({ from: '2026-03-18', to: '2026-03-18' }, undefined).execute(tx);
      return rows.at(-1);
    });
    const [first, last] = [await blocksOf(), await blocksOf(late)];
    expect(last).toBeGreaterThan(0);
    expect(last).toBeLessThanOrEqual(1.2 * first);
  });

  it('are those of the days, each once, a page after the other', async () => {
    const days = { from: '2026-03-10', to: '2026-03-14' };
    const pages = await inTenant(database.db, tenantId, async (tx) => {
      const { rows: first } = await pageAfter(days, undefined).execute(tx);
      const { rows: second } = await pageAfter(days, first.at(-1)).execute(tx);
      return [first, second];
    });
    expect(pages.map(({ length }) => length)).toEqual([500, 5 * aDay - 500]);
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(5 * aDay);
  });
});
