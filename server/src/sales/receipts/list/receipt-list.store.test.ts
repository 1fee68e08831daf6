import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../../../kit/db/pools.ts';
import { createTestDatabase, type TestDatabase } from '../../../kit/db/testing.ts';
import { newId } from '../../../kit/ids/index.ts';
import { targetNames } from './receipt-candidates.store.ts';
import { readReceiptFilter } from './receipt-filter.ts';
import { countReceipts, receiptPage } from './receipt-list.store.ts';
import { chooseReading, readMatches, readScanned } from './receipt-readings.store.ts';

let database: TestDatabase;
const tenantId = newId();
const [market, park] = [newId(), newId()];
const tills = [newId(), newId(), newId()];

// More than are looked at for one page. One a minute; the third till stands in the park and seldom sells.
const receipts = 24_000;

const insertTill = (id: string | undefined, unitId: string) =>
  database.owner.query(
    `insert into devices (tenant_id, id, unit_id, database_id, name, device_type, register_type, business_type,
       pos_version, hardware_serial)
     values ($1, $2::uuid, $3, gen_random_uuid(), 'Bar', 'desktop', 'Windows', 'retail', '6.0.0', ($2::uuid)::text)`,
    [tenantId, id, unitId],
  );

beforeAll(async () => {
  database = await createTestDatabase();
  const { owner } = database;
  await owner.query(`insert into tenants (id, name, kind) values ($1, 'Markt', 'customer')`, [tenantId]);
  await owner.query(
    `insert into organization_units (tenant_id, id, name) values ($1, $2, 'Markt'), ($1, $3, 'Park')`,
    [tenantId, market, park],
  );
  await insertTill(tills[0], market);
  await insertTill(tills[1], market);
  await insertTill(tills[2], park);
  await owner.query(
    `insert into receipts (tenant_id, id, unit_id, device_id, number, type, started_at, ended_at, received_at, biz_day,
       biz_hour, register_name, currency, gross, turnover, payments, marks, target, target_key, note, content_hash, content)
     select $1, gen_random_uuid(), case when n % 1000 = 0 then $3::uuid else $2::uuid end,
       case when n % 1000 = 0 then $6::uuid when n % 2 = 0 then $5::uuid else $4::uuid end, n, 'Beleg', at, at, at, at::date,
       12, 'Bar', 'EUR', n % 500, 100, 1, case when n % 2000 = 1 then 2 else 0 end,
       target, lower(target collate "und-x-icu"), case when n % 3 = 0 then 'Gast kommt' end, '\\x00', ''
     from (select n, timestamptz '2026-01-01 00:00:00Z' + n * interval '1 minute' as at,
         case when n = 3 then 'Balkon' else 'Tisch' end as target
       from generate_series(1, ${receipts}) n) s`,
    [tenantId, market, park, ...tills],
  );
  await owner.query(
    `insert into receipt_annotations (tenant_id, receipt_id, version, note, tags, tag_keys, customer_name, search_text,
       unit_id, ended_at, changed_at, changed_by_name)
     select tenant_id, id, 1, 'kalt', array[tag], array[tag], '', 'kalt ' || tag, unit_id, ended_at, ended_at, 'Bea'
     from (select *, case when number <= 16 then 'presse' else 'lob' end as tag from receipts where number % 4 = 0) r`,
  );
  await owner.query('vacuum analyze receipts, receipt_annotations');
});
afterAll(() => database.drop());

const on = (field: string, is: string, ...values: string[]) => ({ field, is, values });
const filterOf = (filter: object) => readReceiptFilter(filter, Date.parse('2026-11-21'));
const days = (from: string, to: string) => [on('businessDay', 'from', from), on('businessDay', 'to', to)];

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
  readonly isKeyOnly: boolean;
}

/** How a plan reads the table, and how many of its rows, with those that it then drops. */
const readings = (plan: Plan): readonly Reading[] => [
  ...(plan['Index Name']?.startsWith('receipts') || plan['Node Type'] === 'Seq Scan'
    ? [
        {
          how: plan['Index Name'] ?? 'all',
          isKeyOnly: plan['Node Type'] === 'Index Only Scan',
          rows: Math.round(
            (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'],
          ),
        },
      ]
    : []),
  ...(plan.Plans ?? []).flatMap(readings),
];

const explain = async (statement: RawBuilder<unknown>, tx: Parameters<typeof chooseReading>[0]) => {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`
    explain (analyze, format json) select * from ${statement} r`.execute(tx);
  return readings(rows[0]?.['QUERY PLAN'][0].Plan as Plan);
};

const streamReadings = (filter: object) =>
  inTenant(database.db, tenantId, async (tx) => {
    const reading = await chooseReading(tx, filterOf(filter));
    return explain(readScanned({ ...reading, max: 100 }, {}), tx);
  });

describe('the list of receipts among very many (RCP-01)', () => {
  it.each<[string, object, string]>([
    ['all', {}, 'receipts_list'],
    ['days long ago', { conditions: days('2026-01-03', '2026-01-04') }, 'receipts_list'],
    ['an amount', { search: '1,23' }, 'receipts_gross'],
    ['an amount that nobody has', { search: '99,99' }, 'receipts_gross'],
    ['amounts that few have', { conditions: [on('gross', 'from', '499')] }, 'receipts_gross'],
    ['a number', { search: '#4711' }, 'receipts_number'],
    ['a mark that few have', { conditions: [on('mark', 'is', 'cancelled')] }, 'receipts_cancelled'],
    ['a mark that nobody has', { conditions: [on('mark', 'is', 'voucher')] }, 'receipts_vouchers'],
    ['a kind that nobody has', { conditions: [on('type', 'is', 'AVTraining')] }, 'receipts_types'],
    ['a table that few have', { conditions: [on('target', 'is', 'balkon')] }, 'receipts_targets'],
    // All but one: which of both is a matter of the sample that statistics are made of.
    ['a table that most have', { conditions: [on('target', 'is', 'Tisch')] }, 'receipts_targets or _list'],
    ['a branch that seldom sells', { unitIds: [park] }, 'receipts_device'],
    ['a register', { conditions: [on('deviceId', 'is', tills[2] ?? '')] }, 'receipts_device'],
  ])(
    'reads by an index in the order of time, and nothing that it drops: %s',
    async (_name, filter, index) => {
      const found = await streamReadings(filter);
      const indexes = index.split(' or ').map((name) => name.replace(/^_/, 'receipts_'));
      expect([[...new Set(found.map(({ how }) => how))]]).toEqual([
        [expect.stringMatching(`^(${indexes.join('|')})$`)],
      ]);
      expect(found.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThanOrEqual(101);
    },
  );

  it.each<[string, object, Readonly<Record<string, number>>]>([
    ['a tag that few have', { conditions: [on('tag', 'is', 'presse')] }, {}],
    [
      'a note that nobody wrote',
      { conditions: [on('note', 'contains', 'Zeppelin')] },
      { receipts_written: 4_001 },
    ],
    ['a word and a branch', { search: 'presse', unitIds: [market] }, { receipts_written: 8_000 }],
  ])('reads no receipt that tag, note or word leave out: %s', async (_name, filter, max) => {
    const found = await inTenant(database.db, tenantId, async (tx) =>
      explain(readMatches(await chooseReading(tx, filterOf(filter)), {}), tx),
    );
    for (const { how, rows } of found)
      expect({ how, few: rows <= (max[how] ?? 0) }).toEqual({ how, few: true });
  });

  it('reads no receipt that the time of day leaves out, only the keys of the index', async () => {
    const found = await inTenant(database.db, tenantId, async (tx) =>
      explain(readMatches(await chooseReading(tx, filterOf({ search: '1,23 7:00' })), {}), tx),
    );
    expect(found).toEqual([{ how: 'receipts_gross', rows: receipts / 500, isKeyOnly: true }]);
  });

  it('finds a table by its name among all of them, and reads one key for each name', async () => {
    const page = (after: Parameters<typeof receiptPage>[3]) =>
      inTenant(database.db, tenantId, (tx) => receiptPage(tx, filterOf({ search: 'BALK' }), 25, after));
    // Between it and today lie notes, in which the word might stand as well.
    const first = await page(undefined);
    expect(first).toMatchObject({ rows: [], hasNextPage: true });
    expect((await page(first.next ?? undefined)).rows).toMatchObject([{ number: 3, target: 'Balkon' }]);
    const names = await inTenant(database.db, tenantId, (tx) => targetNames(tx, 'Ti'));
    expect(names).toEqual(['tisch']);
  });

  it('goes on behind what was looked at of all that was written', async () => {
    const rare = filterOf({ search: 'presse' });
    const page = (after: Parameters<typeof receiptPage>[3]) =>
      inTenant(database.db, tenantId, (tx) => receiptPage(tx, rare, 25, after));
    const first = await page(undefined);
    // Of each twelve receipts six have a note of the register, an annotation, or both.
    const sixThousandth = Date.parse('2026-01-01') + 12_003 * 60_000;
    expect(first).toMatchObject({ rows: [], hasNextPage: true, searchedUntil: new Date(sixThousandth) });
    const second = await page(first.next ?? undefined);
    expect(second.rows.map(({ number }) => number)).toEqual([16, 12, 8, 4]);
    expect({ ...second, rows: [] }).toMatchObject({ hasNextPage: true });
    expect(await page(second.next ?? undefined)).toMatchObject({ rows: [], hasNextPage: false });
  });

  it('says how far it looked for what no index knows, and goes on from there', async () => {
    const rare = filterOf({ conditions: [on('target', 'contains', 'alko')] });
    const page = (after: Parameters<typeof receiptPage>[3]) =>
      inTenant(database.db, tenantId, (tx) => receiptPage(tx, rare, 25, after));
    const first = await page(undefined);
    expect(first).toMatchObject({ rows: [], hasNextPage: true });
    expect(first.searchedUntil?.getTime()).toBe(Date.parse('2026-01-01') + (receipts - 9_999) * 60_000);
    const second = await page(first.next ?? undefined);
    expect(second).toMatchObject({ rows: [], hasNextPage: true });
    const third = await page(second.next ?? undefined);
    expect(third).toMatchObject({ rows: [{ number: 3 }], hasNextPage: false, searchedUntil: null });
  });

  it.each<[string, object, object]>([
    ['exactly, what an index knows', { unitIds: [park] }, { count: 24, precision: 'exact' }],
    [
      'exactly, where few can be looked at',
      { unitIds: [park], conditions: [on('target', 'is', 'tisch')] },
      { count: 24, precision: 'exact' },
    ],
    [
      'exactly, a day of many',
      { conditions: days('2026-01-03', '2026-01-03') },
      { count: 1440, precision: 'exact' },
    ],
    ['about, all of many', {}, { count: 10_001, precision: 'about' }],
    [
      'at least, what was seen of all that was written',
      { search: 'kalt' },
      { count: 3_001, precision: 'atLeast' },
    ],
    ['exactly, a tag', { conditions: [on('tag', 'is', 'presse')] }, { count: 4, precision: 'exact' }],
    [
      'at least, what was seen',
      { conditions: [on('target', 'contains', 'alko')] },
      { count: 0, precision: 'atLeast' },
    ],
  ])('counts %s', async (_name, filter, expected) => {
    const counted = await inTenant(database.db, tenantId, (tx) => countReceipts(tx, filterOf(filter)));
    expect(counted).toEqual(expected);
  });
});
