import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../../../kit/db/pools.ts';
import { createTestDatabase, type TestDatabase } from '../../../kit/db/testing.ts';
import { newId } from '../../../kit/ids/index.ts';
import { type AmountOrder, type AmountPage, amountPage } from './receipt-amounts.store.ts';
import { readReceiptFilter } from './receipt-filter.ts';

let database: TestDatabase;
const tenantId = newId();
const unitId = newId();

// More than are looked at for one page, one a minute; the greatest amounts are the oldest, and many are the same.
const receipts = 24_000;

beforeAll(async () => {
  database = await createTestDatabase();
  const { owner } = database;
  await owner.query(`insert into tenants (id, name, kind) values ($1, 'Markt', 'customer')`, [tenantId]);
  await owner.query(`insert into organization_units (tenant_id, id, name) values ($1, $2, 'Markt')`, [
    tenantId,
    unitId,
  ]);
  await owner.query(
    `insert into receipts (tenant_id, id, unit_id, device_id, number, type, started_at, ended_at, received_at, biz_day,
       biz_hour, register_name, currency, gross, turnover, payments, marks, content_hash, content)
     select $1, gen_random_uuid(), $2, $2, n, 'Beleg', at, at, at, at::date, 12, 'Bar', 'EUR', (24000 - n) / 10 - 100, 100, 1,
       0, '\\x00', ''
     from (select n, timestamptz '2026-01-01 00:00:00Z' + n * interval '1 minute' as at
       from generate_series(1, ${receipts}) n) s`,
    [tenantId, unitId],
  );
  await owner.query('vacuum analyze receipts');
});
afterAll(() => database.drop());

const on = (field: string, is: string, ...values: string[]) => ({ conditions: [{ field, is, values }] });

/** Reads so many pages, each from where the one before ended. */
const pages = async (filter: object, order: AmountOrder, count: number) => {
  const asked = readReceiptFilter(filter, Date.parse('2026-11-21'));
  const read: AmountPage[] = [];
  let after: AmountPage['next'] = null;
  for (let page = 0; page < count; page += 1) {
    const place = after ?? undefined;
    const found: AmountPage = await inTenant(database.db, tenantId, (tx) =>
      amountPage(tx, asked, order, 25, place),
    );
    read.push(found);
    after = found.next;
    if (!found.hasNextPage) break;
  }
  return read;
};

const expected = async (condition: string, order: string, limit: number): Promise<readonly string[]> => {
  const { rows } = await database.owner.query<{ id: string }>(
    `select id from receipts where tenant_id = $1 and ${condition} order by ${order} limit ${limit}`,
    [tenantId],
  );
  return rows.map(({ id }) => id);
};

const orders = { down: 'gross desc, ended_at, id', up: 'gross, ended_at desc, id desc' } as const;

describe('receipts in the order of the amount (RCP-01)', () => {
  it.each<[string, AmountOrder, object, string]>([
    ['all, the greatest first', 'down', {}, 'true'],
    ['all, the least first', 'up', {}, 'true'],
    ['of some days', 'down', on('businessDay', 'to', '2026-01-03'), `biz_day <= '2026-01-03'`],
    ['of an amount', 'up', on('gross', 'is', '1000'), 'gross = 1000'],
    ['that nothing but the receipt tells', 'down', on('hour', 'is', '12'), 'biz_hour = 12'],
  ])('come page by page, each once: %s', async (_, order, filter, condition) => {
    const read = await pages(filter, order, 4);
    const ids = read.flatMap(({ rows }) => rows.map(({ id }) => id));
    expect(ids).toEqual(await expected(condition, orders[order], 100));
  });

  it('of which none is near are looked for a piece at a time', async () => {
    const [first, second, third] = await pages(on('target', 'contains', 'alko'), 'down', 3);
    expect(first).toMatchObject({ rows: [], hasNextPage: true });
    expect(first?.searchedUntil).toBeGreaterThan(second?.searchedUntil ?? Number.POSITIVE_INFINITY);
    expect(third?.rows).toEqual([]);
  });
});
