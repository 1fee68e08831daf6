import type { RecordFilter } from '@tresen/domain/kit/entities';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant, type Tx } from '../../kit/db/pools.ts';
import { createTestDatabase, type TestDatabase } from '../../kit/db/testing.ts';
import { newId } from '../../kit/ids/index.ts';
import { closingPage } from './closing-list.store.ts';
import { closingsBeginning, closingsNumbered, searchClosings } from './closing-search.store.ts';

let database: TestDatabase;
const tenantId = newId();
const unitId = newId();

// Enough that reading all of them shows. Each register made one a day; the others began later.
const registers = 20;
const days = 400;

beforeAll(async () => {
  database = await createTestDatabase();
  const { owner } = database;
  await owner.query(`insert into tenants (id, name, kind) values ($1, 'Markt', 'customer')`, [tenantId]);
  await owner.query(`insert into organization_units (tenant_id, id, name) values ($1, $2, 'Markt')`, [
    tenantId,
    unitId,
  ]);
  await owner.query(
    `insert into closings (tenant_id, id, unit_id, device_id, type, z_number, business_day, created_at, received_at,
       period_from, period_to, records, receipts, register_name, currency, turnover, expected_cash, content_hash, content)
     select $1, gen_random_uuid(), $2, device, 'daily', z, at::date, at, at, at, at, 1, 1, 'Bar ' || n, 'EUR', 100, 100,
       '\\x00', '{}'
     from (select n, gen_random_uuid() as device from generate_series(1, ${registers}) n) d
     cross join lateral (
       select z, timestamptz '2026-01-01 20:00:00Z' + (n - 1) * interval '1 minute' + z * interval '1 day' as at
       from generate_series(1, ${days}) z) c`,
    [tenantId, unitId],
  );
  await owner.query('vacuum analyze closings');
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

interface Reading {
  readonly how: string;
  readonly rows: number;
}

/** How a plan reads the closings, and how many of them. */
const readings = (plan: Plan): readonly Reading[] => [
  ...(plan['Index Name']?.startsWith('closings') || plan['Node Type'] === 'Seq Scan'
    ? [
        {
          how: plan['Index Name'] ?? 'all',
          rows: Math.round(
            (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'],
          ),
        },
      ]
    : []),
  ...(plan.Plans ?? []).flatMap(readings),
];

const readingsOf = (statement: RawBuilder<unknown>) =>
  inTenant(database.db, tenantId, async (tx) => {
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`
      explain (analyze, format json) ${statement}`.execute(tx);
    return readings(rows[0]?.['QUERY PLAN'][0].Plan as Plan);
  });

const inMarket = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => inTenant(database.db, tenantId, work);

const found = (text: string, first: number) =>
  inMarket(async (tx) =>
    (await searchClosings(tx, text, first)).map(({ zNumber, registerName }) => `${registerName}: ${zNumber}`),
  );

describe('the search for closings by their Z number', () => {
  it('reads the closings with that number, and no others', async () =>
    expect(await readingsOf(closingsNumbered('39', 6))).toEqual([
      { how: 'closings_z_number', rows: registers },
    ]));

  it('reads of longer numbers those that begin alike, and no others', async () =>
    expect(await readingsOf(closingsBeginning('39', 6))).toEqual([
      // PostgreSQL before 18 tells whole rows for each of the lengths.
      { how: 'closings_z_number', rows: expect.closeTo(10 * registers, -1) },
    ]));

  it.each([
    ['those with that very number first, the newest before', '39', 2, ['Bar 20: 39', 'Bar 19: 39']],
    ['then the newest with a longer one', '39', 22, ['Bar 1: 39', 'Bar 20: 399', 'Bar 19: 399']],
    ['a number with zeros before it', ' 0400 ', 1, ['Bar 20: 400']],
    ['nothing for a number that nobody has', '401', 6, []],
    ['nothing for the longest number', '999999999', 6, []],
    ['nothing for zero', '0', 6, []],
    ['nothing for words', 'Bar', 6, []],
  ])('finds %s', async (_name, text, first, names) =>
    expect((await found(text, first)).slice(-3)).toEqual(names),
  );

  it('lists those with one number in the order of the list', async () => {
    const conditions: RecordFilter['conditions'] = [{ field: 'zNumber', is: 'is', values: ['39'] }];
    const filter = { search: '', unitIds: [], conditions };
    const rows = await inMarket((tx) => closingPage(tx, filter, 2, undefined));
    expect(rows.map(({ registerName }) => registerName)).toEqual(['Bar 20', 'Bar 19', 'Bar 18']);
  });
});
