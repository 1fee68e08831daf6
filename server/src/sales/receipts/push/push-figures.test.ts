import { randomUUID } from 'node:crypto';
import { totalUnitOf } from '@tresen/domain/sales/dashboards';
import type { Receipt } from '@tresen/domain/sales/receipts';
import { position, sale } from '@tresen/domain/sales/receipts/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTenant } from '../../../kit/db/pools.ts';
import { createTestDatabase, type TestDatabase } from '../../../kit/db/testing.ts';
import { newId } from '../../../kit/ids/index.ts';
import { addWaitingMonths } from '../roll-ups/figure-rebuilds.store.ts';
import { createFigureRebuild } from '../roll-ups/figure-rebuilds.ts';
import { bytesOfBatch } from './batch-bytes.ts';
import { pushReceipts } from './push.ts';
import { createPushQueue } from './push-queue.ts';
import type { Origin } from './receipt-row.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
let test: TestDatabase;
let tenantId: string;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
beforeEach(async () => {
  tenantId = newId();
  await test.owner.query(`insert into tenants (id, name, kind) values ($1, 'Café', 'customer')`, [tenantId]);
});

/** A branch with a register of its own. */
const newBranch = async (currency = 'EUR'): Promise<Origin> => {
  const made = { tenantId, unitId: newId(), deviceId: newId(), databaseId: randomUUID(), currency };
  await test.owner.query(
    `insert into organization_units (tenant_id, id, name, database_id, currency) values ($1, $2, $3, $4, $5)`,
    [tenantId, made.unitId, made.unitId, made.databaseId, currency],
  );
  await test.owner.query(
    `insert into devices (tenant_id, id, unit_id, name, device_type, register_type, business_type, pos_version,
      hardware_serial, database_id) values ($1, $2, $3, 'Till', 'desktop', 'Windows', 'retail', '5.9.3', $4, $5)`,
    [tenantId, made.deviceId, made.unitId, randomUUID(), made.databaseId],
  );
  return { ...made, zone: 'Europe/Berlin', cutOffMinutes: 240 };
};

const push = (origin: Origin, receipts: readonly Partial<Receipt>[]) => {
  const texts = receipts.map((given) =>
    JSON.stringify(
      sale({ id: newId(), databaseId: origin.databaseId, currency: origin.currency as 'EUR', ...given }),
    ),
  );
  const deps = {
    db: test.db,
    queue: createPushQueue(test.db),
    now: () => now,
    onProblems: async () => undefined,
  };
  return pushReceipts(deps, origin, bytesOfBatch(`[${texts.join(',')}]`));
};

const rows = async (sql: string) => (await test.owner.query(sql, [tenantId])).rows;
const at = (instant: string): Partial<Receipt> => ({ start: instant, end: instant });
const priced = (unitPrice: number, key = 'A'): Partial<Receipt> => ({
  positions: [position({ unitPrice, article: { key } })],
});

describe('the roll-ups', () => {
  it('hold the whole tenant by currency beside each branch, by day, hour, month and article', async () => {
    const [market, park, zurich] = [await newBranch(), await newBranch(), await newBranch('CHF')];
    const paid = (gross: number) => [{ kind: 'Bar' as const, name: 'Bar', amount: gross, currency: 'CHF' }];
    await push(market, [priced(300), priced(200)]);
    await push(park, [priced(50)]);
    await push(zurich, [{ ...priced(70), payments: paid(70) }]);
    const expected = new Map([
      [market.unitId, 500],
      [park.unitId, 50],
      [zurich.unitId, 70],
      [totalUnitOf('EUR'), 550],
      [totalUnitOf('CHF'), 70],
    ]);
    for (const table of ['sales_day', 'sales_hour', 'sales_month', 'sales_article_month']) {
      const found = await rows(`select unit_id, turnover from ${table} where tenant_id = $1`);
      expect(new Map(found.map(({ unit_id, turnover }) => [unit_id, turnover])), table).toEqual(expected);
    }
  });

  it('keep registers and employees apart by day, with their hours', async () => {
    const branch = await newBranch();
    const anna = { employee: { key: '7', name: 'Anna' } };
    await push(branch, [
      { ...priced(100), ...anna, ...at('2026-11-20T10:00:00.000Z') },
      { ...priced(200), ...anna, ...at('2026-11-20T10:30:00.000Z') },
      { ...priced(400), ...at('2026-11-20T10:30:00.000Z') },
    ]);
    await push(branch, [{ ...priced(800), ...anna, ...at('2026-11-20T12:00:00.000Z') }]);
    const found = await rows(
      `select device_id, employee_key, employee_name, receipts, turnover, hour_receipts[12] at11, hour_turnover[12] sum11,
         hour_turnover[14] sum13 from sales_source_day where tenant_id = $1 order by employee_key`,
    );
    const device_id = branch.deviceId;
    expect(found).toEqual([
      {
        device_id,
        employee_key: '',
        employee_name: '',
        receipts: 1,
        turnover: 400,
        at11: 1,
        sum11: 400,
        sum13: 0,
      },
      {
        ...{ device_id, employee_key: '7', employee_name: 'Anna', receipts: 3, turnover: 1100 },
        ...{ at11: 2, sum11: 300, sum13: 800 },
      },
    ]);
  });

  it('stay right when twenty registers of a tenant push at once', async () => {
    const branches = await Promise.all(Array.from({ length: 20 }, () => newBranch()));
    await Promise.all(
      branches.flatMap((branch) => [push(branch, [priced(1), priced(2)]), push(branch, [priced(4)])]),
    );
    const [total] = await rows(
      `select turnover, receipts from sales_day where tenant_id = $1 and unit_id = '${totalUnitOf('EUR')}'`,
    );
    expect(total).toEqual({ turnover: 140, receipts: 60 });
  });
});

describe('a stored receipt', () => {
  it('can be found by its payments, its marks, its employee and its signature', async () => {
    const employee = { key: '7', name: 'Anna', id: randomUUID() };
    const tse = {
      ...{ serial: 'abc', clientId: 'T1', transaction: 18, signatureCounter: 112, start: '', end: '' },
      ...{ processType: '', processData: '', algorithm: '', timeFormat: '', signature: 'x' },
    };
    const times = { start: '2026-11-21T10:00:00.000Z', end: '2026-11-21T10:00:00.000Z' };
    const voided = {
      positions: [position({ unitPrice: 300 }), position({ unitPrice: 0, cancellation: true })],
    };
    await push(await newBranch(), [{ ...voided, employee, tse: { ...tse, ...times } }, {}]);
    const found = await rows(
      `select payments, marks, employee_id, tse_serial, tse_transaction, tse_counter from receipts
       where tenant_id = $1 order by marks desc`,
    );
    expect(found).toEqual([
      {
        ...{ payments: 1, marks: 2, employee_id: employee.id },
        ...{ tse_serial: 'abc', tse_transaction: 18, tse_counter: 112 },
      },
      {
        ...{ payments: 1, marks: 1, employee_id: null },
        ...{ tse_serial: null, tse_transaction: null, tse_counter: null },
      },
    ]);
  });
});

describe('a receipt that is older than some of its columns', () => {
  it('gets customer and table from its own text when its month is summed again (RCP-01)', async () => {
    const shown = `select target, target_key, customer, marks from receipts where tenant_id = $1 order by number`;
    const seated = { target: { kind: 'table' as const, label: 'Terrasse 4' }, customer: { name: 'Café Ö' } };
    await push(await newBranch(), [{ number: 1, ...seated }, { number: 2 }]);
    const pushed = await rows(shown);
    expect(pushed).toEqual([
      { target: 'Terrasse 4', target_key: 'terrasse 4', customer: 'Café Ö', marks: 1 },
      { target: null, target_key: null, customer: null, marks: 1 },
    ]);
    await test.owner.query(
      `update receipts set target_key = null, customer = null, sold = null where tenant_id = $1`,
      [tenantId],
    );
    await inTenant(test.db, tenantId, (tx) => addWaitingMonths(tx, '2026-11-01', '2026-11-01'));
    await createFigureRebuild(test.db)();
    expect(await rows(shown)).toEqual(pushed);
  });
});

describe('runs of counters', () => {
  const runs = async () =>
    (
      await rows(
        `select first, last from counter_runs where tenant_id = $1 and kind = 'receipt' order by first_at`,
      )
    ).map(({ first, last }) => [first, last]);
  const numbered = (first: number, last: number, day: string): Partial<Receipt>[] =>
    Array.from({ length: last - first + 1 }, (_, index) => ({
      number: first + index,
      ...at(`2026-11-${day}T10:${String(index).padStart(2, '0')}:00.000Z`),
    }));

  it('grow with each push, and a missing number begins another', async () => {
    const branch = await newBranch();
    await push(branch, numbered(1, 3, '10'));
    await push(branch, numbered(4, 4, '11'));
    expect(await runs()).toEqual([[1, 4]]);
    await push(branch, numbered(6, 9, '12'));
    expect(await runs()).toEqual([
      [1, 4],
      [6, 9],
    ]);
  });

  it('of a till that begins again go on where it is now, not where it was once', async () => {
    const branch = await newBranch();
    await push(branch, numbered(4, 6, '10'));
    await push(branch, numbered(1, 5, '11'));
    await push(branch, numbered(6, 6, '12'));
    await push(branch, numbered(7, 8, '13'));
    expect(await runs()).toEqual([
      [4, 6],
      [1, 8],
    ]);
  });

  it('are those of receipts that were stored: a second push of the same changes nothing', async () => {
    const branch = await newBranch();
    const [receipt] = numbered(1, 1, '10').map((given) => ({ id: newId(), ...given }));
    await push(branch, [receipt ?? {}]);
    await push(branch, [receipt ?? {}]);
    expect(await runs()).toEqual([[1, 1]]);
  });
});
