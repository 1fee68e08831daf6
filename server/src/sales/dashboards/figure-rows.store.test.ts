import { totalUnitOf } from '@tresen/domain/sales/dashboards';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../../kit/db/pools.ts';
import { createTestDatabase, type TestDatabase } from '../../kit/db/testing.ts';
import { newId } from '../../kit/ids/index.ts';
import { chosenRows, daysOf, jsonOf, type Side, sumsOf, unitsOf } from './figure-rows.store.ts';

let database: TestDatabase;
const tenantId = newId();
const total = totalUnitOf('EUR');
const units = Array.from({ length: 40 }, newId);
const deviceId = newId();

// A year of many branches: reading past what was not asked for shows in the number of rows.
const fillDays = `
  insert into sales_day (tenant_id, day, unit_id, receipts, customers, turnover, net, tax, cash, card, digital, other,
    discounts, cancelled)
  select $1, d, u, 1, 1, 100, 84, 16, 100, 0, 0, 0, 0, 0
  from generate_series(timestamp '2026-01-01', '2026-12-31', '1 day') d, unnest($2::uuid[]) u order by d`;
const fillMonths = `
  insert into sales_month (tenant_id, month, unit_id, receipts, customers, turnover, net, tax, cash, card, digital,
    other, discounts, cancelled)
  select tenant_id, date_trunc('month', day::timestamp)::date, unit_id, sum(receipts), sum(customers), sum(turnover),
    sum(net), sum(tax), sum(cash), 0, 0, 0, 0, 0
  from sales_day group by 1, 2, 3 order by 2`;
// Months of others between which those of the chain lie: a small table would be read as a whole.
const fillOthers = `
  insert into sales_month
  select (jsonb_populate_record(m, jsonb_build_object('tenant_id', t))).*
  from sales_month m, (select gen_random_uuid() t from generate_series(1, 20)) others where m.tenant_id = $1`;
const fillSources = `
  insert into sales_source_day (tenant_id, day, unit_id, device_id, employee_key, employee_name, receipts, customers,
    turnover, net, tax, cash, card, digital, other, discounts, cancelled, hour_receipts, hour_turnover)
  select tenant_id, day, unit_id, case when unit_id = $1 then $2::uuid else unit_id end, '1', 'Ada', receipts, customers,
    turnover, net, tax, cash, 0, 0, 0, 0, 0, array_fill(0::bigint, array[24]), array_fill(0::bigint, array[24])
  from sales_day where unit_id <> $3 order by day`;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.owner.query(`insert into tenants (id, name, kind) values ($1, 'Chain', 'customer')`, [
    tenantId,
  ]);
  await database.owner.query(fillDays, [tenantId, [...units, total]]);
  await database.owner.query(fillMonths);
  await database.owner.query(fillOthers, [tenantId]);
  await database.owner.query(fillSources, [units[0], deviceId, total]);
  await database.owner.query('vacuum analyze sales_day, sales_month, sales_source_day');
});
afterAll(() => database.drop());

interface Plan {
  readonly 'Index Name'?: string;
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

/** The indexes that a plan reads, and how many rows by each; `all` where it reads a whole table. */
const readings = (plan: Plan): readonly (readonly [string, number])[] => {
  const isWhole = plan['Node Type'] === 'Seq Scan';
  const rows = (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];
  const own = [[plan['Index Name'] ?? 'all', rows] as const];
  const isRead = (plan['Index Name']?.startsWith('sales_') ?? false) || isWhole;
  return [...(isRead ? own : []), ...(plan.Plans ?? []).flatMap(readings)];
};

const readingsOf = (before: RawBuilder<unknown>, rows: RawBuilder<unknown>) =>
  inTenant(database.db, tenantId, async (tx) => {
    const { rows: answer } = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`
      explain (analyze, format json) ${before} select ${jsonOf(rows)}`.execute(tx);
    return readings(answer[0]?.['QUERY PLAN'][0].Plan as Plan).filter(([, count]) => count > 0);
  });

const side = (given: Partial<Side>): Side => ({
  name: 'range',
  units: [total],
  range: { from: '2026-02-03', to: '2026-11-21' },
  ...given,
});

describe('figures of a chain read no more than they are made of', () => {
  it('sums of all branches: ten months of one unit, less the eleven days at their edges', async () => {
    expect(await readingsOf(sql``, sumsOf([side({})]))).toEqual([
      ['sales_month_pkey', 10],
      ['sales_day_pkey', 2],
      ['sales_day_pkey', 9],
    ]);
  });

  it('their days: one row a day', async () => {
    expect(await readingsOf(sql``, daysOf([side({})]))).toEqual([['sales_day_pkey', 292]]);
  });

  it('each branch: its months and days, by day and month', async () => {
    expect(await readingsOf(sql``, unitsOf([side({ units: null })]))).toEqual([
      // Both begin with the tenant and read just these rows; which one costs less is close.
      [expect.stringMatching(/^sales_month_(by_month|pkey)$/), 410],
      ['sales_day_by_day', 82],
      ['sales_day_by_day', 369],
    ]);
  });

  it('one register among all branches: its own days, once for all parts', async () => {
    const chosen = side({ units, sources: { deviceIds: [deviceId], employees: null } });
    expect(await readingsOf(chosenRows(chosen, chosen.range), sumsOf([chosen, chosen]))).toEqual([
      ['sales_source_day_device', 292],
    ]);
  });

  it('one employee: the days of the branch', async () => {
    const [unit = ''] = units;
    const employees = { units: [unit], keys: ['1'] };
    const chosen = side({ units: [unit], sources: { deviceIds: null, employees } });
    expect(await readingsOf(chosenRows(chosen, chosen.range), daysOf([chosen]))).toEqual([
      ['sales_source_day_pkey', 292],
    ]);
  });
});
