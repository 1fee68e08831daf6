import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../../kit/db/pools.ts';
import { createTestDatabase, type TestDatabase } from '../../kit/db/testing.ts';
import { newId } from '../../kit/ids/index.ts';
import { readListFilter } from './read-list-filter.ts';
import { countExactly, receiptLines, receiptTexts } from './receipt-pages.store.ts';

let database: TestDatabase;
const [tenantId, neighbour] = [newId(), newId()];
const [market, park] = [newId(), newId()];
const receipts = 1_200;

// Four of each minute, two in each branch; one in ten is the neighbour's.
const insertReceipts = `
  insert into receipts (tenant_id, id, unit_id, device_id, number, type, started_at, ended_at, received_at, biz_day,
    biz_hour, register_name, currency, gross, turnover, content_hash, content)
  select case when n % 10 = 0 then $2::uuid else $1::uuid end, gen_random_uuid(),
    case when n % 2 = 0 then $4::uuid else $3::uuid end, gen_random_uuid(), n, 'Beleg', at, at, at, at::date, 12, 'Bar', 'EUR',
    n, n, '\\x00', json_build_object('number', n)::text
  from (select n, timestamptz '2026-01-01 23:00:00Z' + n / 4 * interval '1 minute' as at
    from generate_series(1, ${receipts}) n) s`;

beforeAll(async () => {
  database = await createTestDatabase();
  const { owner } = database;
  for (const id of [tenantId, neighbour])
    await owner.query(`insert into tenants (id, name, kind) values ($1, 'Markt', 'customer')`, [id]);
  for (const id of [tenantId, neighbour])
    await owner.query(
      `insert into organization_units (tenant_id, id, name)
       values ($1, case when $4 then $2::uuid else gen_random_uuid() end, 'Markt'),
         ($1, case when $4 then $3::uuid else gen_random_uuid() end, 'Park')`,
      [id, market, park, id === tenantId],
    );
  await owner.query(insertReceipts, [tenantId, neighbour, market, park]);
  await owner.query(
    `insert into receipt_annotations (tenant_id, receipt_id, version, note, tags, tag_keys, customer_name, search_text,
       unit_id, ended_at, changed_at, changed_by_name)
     select tenant_id, id, 1, 'kalt', '{Presse}', '{presse}', '', '', unit_id, ended_at, ended_at, 'Bea' from receipts
     where number = 7`,
  );
  await owner.query('vacuum analyze receipts');
});
afterAll(() => database.drop());

const inList = async (filter: object, size: number) => {
  const asked = readListFilter(filter, Date.parse('2026-11-21'));
  return inTenant(database.db, tenantId, async (tx) => {
    const lines = (await Array.fromAsync(receiptLines(tx, { filter: asked, order: undefined }, size))).flat();
    const texts = (await Array.fromAsync(receiptTexts(tx, { filter: asked, order: undefined }, size))).flat();
    return { lines, texts, count: await countExactly(tx, asked) };
  });
};

const idsInOrder = async (condition: string): Promise<readonly string[]> => {
  const { rows } = await database.owner.query<{ id: string }>(
    `select id from receipts where tenant_id = $1 and ${condition} order by ended_at desc, id desc`,
    [tenantId],
  );
  return rows.map(({ id }) => id);
};

const on = (field: string, is: string, ...values: string[]) => ({ conditions: [{ field, is, values }] });

describe('the receipts of a list', () => {
  it.each([
    ['all', {}, 'true'],
    ['of a branch', { unitIds: [park] }, `unit_id = '${park}'`],
    ['of a day', on('businessDay', 'is', '2026-01-02'), `biz_day = '2026-01-02'`],
    ['of an amount', on('gross', 'from', '1100'), 'gross >= 1100'],
    ['of none', on('businessDay', 'from', '2027-01-01'), 'false'],
  ])('come newest first, each once, also where many ended at once: %s', async (_, filter, condition) => {
    const ids = await idsInOrder(condition);
    for (const size of [7, 250, 5_000]) {
      const { lines, texts, count } = await inList(filter, size);
      expect(lines.map(({ id }) => id)).toEqual(ids);
      expect(texts.map(({ id }) => id)).toEqual(ids);
      expect(count).toBe(ids.length);
    }
  });

  it('come in the order of the amount where the list does', async () => {
    const asked = readListFilter({}, Date.parse('2026-11-21'));
    for (const [order, by] of [
      ['down', 'gross desc, ended_at, id'],
      ['up', 'gross, ended_at desc, id desc'],
    ] as const) {
      const { rows } = await database.owner.query(
        `select id from receipts where tenant_id = $1 order by ${by}`,
        [tenantId],
      );
      const lines = await inTenant(database.db, tenantId, async (tx) =>
        (await Array.fromAsync(receiptLines(tx, { filter: asked, order }, 250))).flat(),
      );
      expect(lines.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    }
  });

  it('have their own text, and what was written at them', async () => {
    const { lines, texts } = await inList({}, 250);
    for (const { content, number } of texts) expect(JSON.parse(content)).toEqual({ number });
    const noted = lines.filter(({ tags }) => tags.length > 0);
    expect(noted).toMatchObject([{ number: 7, note: 'kalt', tags: ['Presse'], unitName: 'Markt' }]);
  });
});
