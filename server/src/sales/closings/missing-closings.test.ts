import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registersWithoutClosings, tellMissingClosings } from '../../content/notifications/index.ts';
import { openDatabase } from '../../kit/db/pools.ts';
import { createTestDatabase, type TestDatabase } from '../../kit/db/testing.ts';
import { newId } from '../../kit/ids/index.ts';
import { createClosingWatch } from './missing-closings.ts';

// A Saturday noon in Berlin: the closings of Friday were due at ten.
const noon = Date.parse('2026-11-21T11:00:00Z');
const tenMinutes = 600_000;

let test: TestDatabase;
let now: number;
let told: string[];
let tenantId: string;
let unitId: string;
let look: () => Promise<void>;

beforeAll(async () => {
  test = await createTestDatabase();
  test.db.events.listen((event) => event.topic === 'alerts' && told.push(event.tenantId));
});
afterAll(() => test.drop());

const newWatch = (db = test.db) =>
  createClosingWatch({
    db,
    now: () => now,
    alerts: { open: registersWithoutClosings, tell: tellMissingClosings },
  });

beforeEach(async () => {
  now = noon;
  told = [];
  [tenantId, unitId] = [newId(), newId()];
  for (const table of ['notifications', 'closings', 'receipts'])
    await test.owner.query(`truncate ${table} cascade`);
  await test.owner.query(`insert into tenants (id, name, kind) values ($1, 'Café', 'customer')`, [tenantId]);
  await test.owner.query(
    `insert into organization_units (tenant_id, id, name) values ($1, $2, 'Lindenhof')`,
    [tenantId, unitId],
  );
  look = newWatch();
});

const newRegister = async (): Promise<string> => {
  const id = newId();
  await test.owner.query(
    `insert into devices (tenant_id, id, unit_id, name, device_type, register_type, business_type, pos_version,
      hardware_serial, database_id) values ($1, $2, $3, 'Theke', 'desktop', 'Windows', 'retail', '5.9.3',
      $2::uuid::text, $2)`,
    [tenantId, id, unitId],
  );
  return id;
};

/** A receipt of a register at noon of a day, as a push leaves it. */
const sell = async (device: string, day: string, type = 'Beleg'): Promise<void> => {
  const at = `${day}T11:00:00Z`;
  await test.owner.query(
    `insert into receipts (tenant_id, id, unit_id, device_id, number, type, started_at, ended_at, received_at, biz_day,
      biz_hour, register_name, currency, gross, turnover, content_hash, content)
     values ($1, $2, $3, $4, 1, $5, $6, $6, $6, $7, 12, 'Theke', 'EUR', 1, 1, '', '{}')`,
    [tenantId, newId(), unitId, device, type, at, day],
  );
  await test.owner.query('update devices set last_receipt_at = $2 where id = $1', [device, new Date(now)]);
};

let zNumber = 0;
/** A daily closing whose period ends on a day. */
const close = async (device: string, day: string, from = day): Promise<void> => {
  zNumber += 1;
  await test.owner.query(
    `insert into closings (tenant_id, id, unit_id, device_id, type, z_number, business_day, created_at, received_at,
      period_from, period_to, records, receipts, register_name, currency, turnover, expected_cash, content_hash, content)
     values ($1, $2, $3, $4, 'daily', $5, $6, $7, $7, $8, $7, 1, 1, 'Theke', 'EUR', 1, 1, '', '{}')`,
    [tenantId, newId(), unitId, device, zNumber, day, `${day}T20:00:00Z`, `${from}T05:00:00Z`],
  );
};

const alerts = async () =>
  (
    await test.owner.query<{ subject: string; isOpen: boolean; since: Date; data: object }>(
      `select subject, resolved_at is null "isOpen", since, data from notifications where kind = 'closingMissing'
       order by renewed_at`,
    )
  ).rows;

describe('RCP-08: a daily closing that is missing (fiscal.md 1.8)', () => {
  it('is told of once, with the day, and over when it arrives', async () => {
    const device = await newRegister();
    await sell(device, '2026-11-19');
    await close(device, '2026-11-19');
    await sell(device, '2026-11-20');
    await look();
    await look();
    expect(await alerts()).toEqual([
      {
        subject: device,
        isOpen: true,
        since: new Date('2026-11-21T09:00:00Z'),
        data: {
          registerName: 'Theke',
          unitName: 'Lindenhof',
          zone: 'Europe/Berlin',
          count: 1,
          day: '2026-11-20',
        },
      },
    ]);
    expect(told).toEqual([tenantId]);
    await close(device, '2026-11-20');
    now += 60_000;
    await look();
    expect(await alerts()).toMatchObject([{ isOpen: false }]);
    expect(told).toEqual([tenantId, tenantId]);
  });

  it('is not missed before six hours past the end of the day', async () => {
    const device = await newRegister();
    await close(device, '2026-11-18');
    await sell(device, '2026-11-20');
    now = Date.parse('2026-11-21T08:59:00Z');
    await look();
    expect(await alerts()).toEqual([]);
    now += tenMinutes;
    await look();
    expect(await alerts()).toHaveLength(1);
  });

  it.each<[string, (device: string) => Promise<void>]>([
    ['the branch has never had one: its registers do not send them', (device) => sell(device, '2026-11-20')],
    [
      'the day is from before the first one',
      async (device) => {
        await sell(device, '2026-11-17');
        await close(device, '2026-11-18');
      },
    ],
    [
      'it sold nothing',
      async (device) => {
        await close(device, '2026-11-18');
        await sell(device, '2026-11-20', 'AVTraining');
      },
    ],
    [
      'a closing holds two days',
      async (device) => {
        await sell(device, '2026-11-19');
        await sell(device, '2026-11-20');
        await close(device, '2026-11-20', '2026-11-19');
      },
    ],
    [
      'the register is unlinked',
      async (device) => {
        await close(device, '2026-11-18');
        await sell(device, '2026-11-20');
        await test.owner.query('update devices set unlinked_at = now() where id = $1', [device]);
      },
    ],
    [
      'it is longer ago than a month',
      async (device) => {
        await close(device, '2026-10-01');
        await sell(device, '2026-10-10');
      },
    ],
  ])('is none where %s', async (_what, given) => {
    await given(await newRegister());
    await look();
    expect(await alerts()).toEqual([]);
  });

  it('of a register that never sent one counts where another of its branch did', async () => {
    const [first, second] = [await newRegister(), await newRegister()];
    await close(first, '2026-11-18');
    await sell(second, '2026-11-20');
    await look();
    expect(await alerts()).toMatchObject([{ subject: second }]);
  });

  it('between two that are there is found', async () => {
    const device = await newRegister();
    for (const day of ['2026-11-18', '2026-11-19', '2026-11-20']) await sell(device, day);
    await close(device, '2026-11-18');
    await close(device, '2026-11-20');
    await look();
    expect(await alerts()).toMatchObject([{ data: { count: 1, day: '2026-11-19' } }]);
  });

  it('is counted anew when there are more, and less', async () => {
    const device = await newRegister();
    await close(device, '2026-11-16');
    await sell(device, '2026-11-19');
    await look();
    await sell(device, '2026-11-20');
    now += tenMinutes;
    await look();
    expect(await alerts()).toMatchObject([{ data: { count: 2, day: '2026-11-19' } }]);
    await close(device, '2026-11-19');
    await look();
    expect(await alerts()).toMatchObject([{ isOpen: true, data: { count: 1, day: '2026-11-20' } }]);
  });

  it('of long ago is found once a day, when its receipts arrive late', async () => {
    const device = await newRegister();
    await close(device, '2026-11-01');
    await look();
    await sell(device, '2026-11-06');
    now += tenMinutes;
    await look();
    expect(await alerts()).toEqual([]);
    now += 86_400_000;
    await look();
    expect(await alerts()).toMatchObject([{ data: { count: 1, day: '2026-11-06' } }]);
  });

  it('is told of once when two processes look at the same moment', async () => {
    const device = await newRegister();
    await close(device, '2026-11-18');
    await sell(device, '2026-11-20');
    const other = openDatabase(test.ownerUrl, () => undefined);
    await Promise.all([look(), newWatch(other)(), newWatch()(), newWatch(other)()]);
    await other.close();
    expect(await alerts()).toHaveLength(1);
  });
});
