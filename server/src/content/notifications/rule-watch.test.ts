import { position, sale } from '@tresen/domain/sales/receipts/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../kit/db/testing.ts';
import { newId } from '../../kit/ids/index.ts';
import { createRuleWatch } from './rule-watch.ts';

const minute = 60_000;
const day = 1_440 * minute;
const start = Date.parse('2026-11-24T18:00:00Z');

let test: TestDatabase;
let now: number;
let tenantId: string;
let unitId: string;
let deviceId: string;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
beforeEach(async () => {
  now = start;
  await test.owner.query('truncate notifications, alert_rules, closings, receipts, sales_source_day cascade');
  [tenantId, unitId, deviceId] = [newId(), newId(), newId()];
  await test.owner.query(`insert into tenants (id, name, kind) values ($1, 'Café', 'customer')`, [tenantId]);
  await test.owner.query(
    `insert into organization_units (tenant_id, id, name) values ($1, $2, 'Lindenhof')`,
    [tenantId, unitId],
  );
  await test.owner.query(
    `insert into devices (tenant_id, id, unit_id, name, device_type, register_type, business_type, pos_version,
      hardware_serial, database_id)
     values ($1, $2, $3, 'Theke', 'desktop', 'Windows', 'hospitality', '5.9.3', $2::uuid::text, $2)`,
    [tenantId, deviceId, unitId],
  );
});

const say = (rules: object, of: string | null = null) =>
  test.owner.query('insert into alert_rules (tenant_id, unit_id, rules) values ($1, $2, $3)', [
    tenantId,
    of,
    JSON.stringify(rules),
  ]);

let zNumber = 0;
const close = async (difference: number | null, type = 'daily', madeAt = now) => {
  const id = newId();
  await test.owner.query(
    `insert into closings (tenant_id, id, unit_id, device_id, type, z_number, business_day, created_at, received_at,
      period_from, period_to, records, receipts, register_name, currency, turnover, expected_cash, cash_difference,
      content_hash, content)
     values ($1, $2, $3, $4, $5, $9, '2026-11-24', $8, $6, $6, $6, 0, 0, 'Theke', 'EUR', 0, 0, $7, '', '')`,
    [tenantId, id, unitId, deviceId, type, new Date(now), difference, new Date(madeAt), ++zNumber],
  );
  return id;
};

/** A receipt with a cancelled position of so many cents. */
const cancel = async (amount: number, given: object = {}, at = now) => {
  const id = newId();
  const positions = [position({ amount: -amount, unitPrice: amount, quantity: -1_000, cancellation: true })];
  const content = JSON.stringify(sale({ positions, ...given }));
  await test.owner.query(
    `insert into receipts (tenant_id, id, unit_id, device_id, number, type, started_at, ended_at, received_at, biz_day,
      biz_hour, register_name, employee_key, employee_name, currency, gross, turnover, content_hash, content, marks)
     values ($1, $2, $3, $4, 12, 'Beleg', $5, $5, $5, '2026-11-24', 19, 'Theke', '7', 'Anna Berg', 'EUR', 1, 1, '', $6, 2)`,
    [tenantId, id, unitId, deviceId, new Date(at), content],
  );
  return id;
};

const cancelOfDay = (cancelled: number, day = '2026-11-24', employee = '7') =>
  test.owner.query(
    `insert into sales_source_day (tenant_id, day, unit_id, device_id, employee_key, employee_name, receipts, customers,
      turnover, net, tax, cash, card, digital, other, discounts, cancelled, hour_receipts, hour_turnover)
     values ($1, $2, $3, $4, $5, 'Anna Berg', 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, $6, '{}', '{}')
     on conflict (tenant_id, unit_id, day, device_id, employee_key) do update set cancelled = excluded.cancelled`,
    [tenantId, day, unitId, deviceId, employee, cancelled],
  );

interface Told {
  readonly kind: string;
  readonly subject: string;
  readonly isOver: boolean;
  readonly data: { readonly amount: number; readonly count: number };
}

const told = async (): Promise<readonly Told[]> =>
  (
    await test.owner.query(
      `select kind, subject, resolved_at is not null "isOver", data from notifications where tenant_id = $1
       order by renewed_at, kind, id`,
      [tenantId],
    )
  ).rows;
const kinds = async () => (await told()).map(({ kind }) => kind);
const watch = () => createRuleWatch({ db: test.db, now: () => now });

describe('alert rules: cash differences', () => {
  it.each<[string, number | null, object, object, number]>([
    ['is told of from ten euros on', -1_000, {}, {}, 1],
    ['also too much', 1_000, {}, {}, 1],
    ['not less', -999, {}, {}, 0],
    ['not of what nobody counted', null, {}, {}, 0],
    ['from what the tenant says', -500, { cashDifference: 500 }, {}, 1],
    ['from what the branch says', -500, { cashDifference: 500 }, { cashDifference: 600 }, 0],
    ['never, where nobody wants to know', -90_000, { cashDifference: null }, {}, 0],
  ])('%s', async (_what, difference, tenant, branch, count) => {
    await say(tenant);
    await say(branch, unitId);
    await close(difference);
    await watch()();
    expect(await kinds()).toHaveLength(count);
  });

  it('once, however often somebody looks, and not of a month that adds up days', async () => {
    const id = await close(-1_250);
    await close(-5_000, 'monthly');
    const look = watch();
    await look();
    await Promise.all([look(), watch()()]);
    expect(await told()).toMatchObject([
      { kind: 'cashDifference', subject: id, isOver: false, data: { amount: -1_250 } },
    ]);
  });

  it('of the closings of last year, which a new register brings, nobody is told', async () => {
    await close(-5_000, 'daily', now - 4 * day);
    const late = await close(-1_250, 'daily', now - 2 * day);
    await watch()();
    expect((await told()).map(({ subject }) => subject)).toEqual([late]);
  });

  it('is over after a week, and comes back for nobody', async () => {
    await close(-1_250);
    await watch()();
    now += 7 * day + minute;
    await watch()();
    await watch()();
    expect(await told()).toMatchObject([{ kind: 'cashDifference', isOver: true }]);
  });
});

describe('alert rules: cancellations', () => {
  it.each<[string, number, object, number]>([
    ['from 50 euros in one receipt', 5_000, {}, 1],
    ['not less', 4_999, {}, 0],
    ['from what the tenant says', 2_000, { cancellation: 2_000 }, 1],
    ['never, where nobody wants to know', 90_000, { cancellation: null }, 0],
  ])('a receipt is told of %s', async (_what, amount, rules, count) => {
    await say(rules);
    await cancel(amount);
    await watch()();
    expect((await kinds()).filter((kind) => kind === 'cancellationMade')).toHaveLength(count);
  });

  it('a receipt that takes another back counts as a whole, and each once', async () => {
    const id = await cancel(0, { type: 'AVBelegstorno', gross: -6_000 });
    const look = watch();
    await look();
    now += 30 * minute;
    await look();
    expect(await told()).toMatchObject([{ subject: id, data: { amount: 6_000 } }]);
  });

  it('one that came while the server was away is told of; one of last week, brought later, is not', async () => {
    const look = watch();
    await look();
    now += 60 * minute;
    const late = await cancel(7_000, {}, now - 55 * minute);
    await cancel(9_000, {}, now - 4 * day);
    await look();
    expect((await told()).map(({ subject }) => subject)).toEqual([late]);
  });

  it('what one employee cancels on a day is told of once from 100 euros on, with the sum as it grows', async () => {
    await cancelOfDay(9_999);
    const look = watch();
    await look();
    expect(await told()).toEqual([]);
    await cancelOfDay(14_000);
    await look();
    await cancelOfDay(20_000);
    await cancelOfDay(50_000, '2026-11-10');
    await look();
    expect(await told()).toMatchObject([{ kind: 'cancellationsMade', data: { amount: 20_000 } }]);
  });
});
