import { parseReceiptSearch } from '@tresen/domain/sales/receipts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../../../kit/db/pools.ts';
import { createTestDatabase, type TestDatabase } from '../../../kit/db/testing.ts';
import { newId } from '../../../kit/ids/index.ts';
import { receiptsByNumber, searchReceipts } from './receipt-search.store.ts';

let database: TestDatabase;
const tenantId = newId();
const unitId = newId();

// Enough that reading past what was not asked for shows in the number of rows. Every tenth till has number 5 again.
const receipts = 20_000;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.owner.query(`insert into tenants (id, name, kind) values ($1, 'Markt', 'customer')`, [
    tenantId,
  ]);
  await database.owner.query(
    `insert into organization_units (tenant_id, id, name) values ($1, $2, 'Markt')`,
    [tenantId, unitId],
  );
  await database.owner.query(
    `insert into receipts (tenant_id, id, unit_id, device_id, number, type, started_at, ended_at, received_at, biz_day,
       biz_hour, register_name, currency, gross, turnover, content_hash, content)
     select $1, gen_random_uuid(), $2, $2, case when n % 10 = 0 then 5 else n end, 'Beleg', at, at, at, at::date, 12,
       'Bar', 'EUR', 100, 100, '\\x00', ''
     from (select n, timestamptz '2026-01-01 10:00:00Z' + n * interval '1 minute' as at
       from generate_series(1, ${receipts}) n) s`,
    [tenantId, unitId],
  );
  await database.owner.query('vacuum analyze receipts');
});
afterAll(() => database.drop());

interface Plan {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Plan[];
}

/** How a plan reads the table, and how many of its rows. */
const readings = (plan: Plan): readonly { how: string; rows: number }[] => [
  ...(plan['Index Name']?.startsWith('receipts') || plan['Node Type'] === 'Seq Scan'
    ? [{ how: plan['Index Name'] ?? 'all', rows: plan['Actual Rows'] * plan['Actual Loops'] }]
    : []),
  ...(plan.Plans ?? []).flatMap(readings),
];

const readingsOf = (digits: string) =>
  inTenant(database.db, tenantId, async (tx) => {
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`
      explain (analyze, format json) ${receiptsByNumber(digits, 6)}`.execute(tx);
    return readings(rows[0]?.['QUERY PLAN'][0].Plan as Plan).filter(({ rows: count }) => count > 0);
  });

const numbersOf = (text: string) =>
  inTenant(database.db, tenantId, async (tx) =>
    (await searchReceipts(tx, parseReceiptSearch(text, '2026-11-21'), 6)).map(({ number }) => number),
  );

describe('the search for a receipt by its number', () => {
  it.each(['5', '1', '19', '1999'])('reads few rows, by the index on the number: %s', async (digits) => {
    const [found, shown, ...others] = await readingsOf(digits);
    expect([found?.how, shown?.how, others]).toEqual(['receipts_number', 'receipts_pkey', []]);
    expect(found?.rows).toBeLessThanOrEqual(50 * 5);
    expect(shown?.rows).toBeLessThanOrEqual(6);
  });

  it.each([
    ['that very number first, then longer ones', '199', [199, 1999, 1998, 1997, 1996, 1995]],
    ['numbers with zeros before them', ' 0019999 ', [19_999]],
    ['nothing for a number that nobody has', '777777', []],
    ['nothing for the longest number', '999999999999999', []],
    ['nothing for zero', '0', []],
    ['nothing for a number too long to be one', '1'.repeat(16), []],
    ['nothing for words', 'Bar', []],
  ])('finds %s', async (_name, text, numbers) => expect(await numbersOf(text)).toEqual(numbers));

  it('finds the newest among many of one number', async () => {
    const newest = await inTenant(database.db, tenantId, async (tx) =>
      (await searchReceipts(tx, { number: 5, words: '' }, 2)).map(({ end }) => end.getTime()),
    );
    const start = Date.parse('2026-01-01T10:00:00Z');
    expect(newest).toEqual([start + receipts * 60_000, start + (receipts - 10) * 60_000]);
  });
});
