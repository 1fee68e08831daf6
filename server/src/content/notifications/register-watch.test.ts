import { businessDayOf, minutesOfClock, weekdayOf } from '@tresen/domain/kit/business-day';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../kit/db/pools.ts';
import { createTestDatabase, type TestDatabase } from '../../kit/db/testing.ts';
import { newId } from '../../kit/ids/index.ts';
import { cleanUpNotifications } from './clean-up.ts';
import { createRegisterWatch } from './register-watch.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
// A Saturday evening in Berlin, a week after its clocks were set back: 19:00 there, while it was 18:00 UTC before.
const start = Date.parse('2026-10-31T18:00:00Z');

let test: TestDatabase;
let now: number;
let tenantId: string;
let unitId: string;
let told: string[];

beforeAll(async () => {
  test = await createTestDatabase();
  test.db.events.listen((event) => event.topic === 'alerts' && told.push(event.tenantId));
});
afterAll(() => test.drop());
beforeEach(async () => {
  now = start;
  told = [];
  await test.owner.query('truncate notifications cascade');
  await test.owner.query('update devices set status = 0');
  ({ tenantId, unitId } = await newBranch());
});

const newBranch = async () => {
  const made = { tenantId: newId(), unitId: newId() };
  await test.owner.query(`insert into tenants (id, name, kind) values ($1, 'Café', 'customer')`, [
    made.tenantId,
  ]);
  await test.owner.query(
    `insert into organization_units (tenant_id, id, name) values ($1, $2, 'Lindenhof')`,
    [made.tenantId, made.unitId],
  );
  return made;
};

interface TogetherData {
  readonly count: number;
  readonly unitName: string;
  readonly deviceIds: readonly string[];
}

interface Given {
  /** Milliseconds since it was last heard; null: it never was. */
  readonly silentMs?: number | null;
  /** Milliseconds for which the cloud has known it. */
  readonly knownMs?: number;
  /** Weeks ago in which it sold at this time. */
  readonly soldWeeks?: readonly number[];
}

/** A register that sold at this hour of this day in each of the last four weeks, and is silent for an hour. */
const newRegister = async ({
  silentMs = hour,
  knownMs = 90 * day,
  soldWeeks = [1, 2, 3, 4],
}: Given = {}): Promise<string> => {
  const id = newId();
  await test.owner.query(
    `insert into devices (tenant_id, id, unit_id, name, device_type, register_type, business_type, pos_version,
      hardware_serial, database_id, created_at, last_ping_at)
     values ($1, $2, $3, 'Theke', 'desktop', 'Windows', 'hospitality', '5.9.3', $2::uuid::text, $2, $4, $5)`,
    [tenantId, id, unitId, new Date(now - knownMs), silentMs === null ? null : new Date(now - silentMs)],
  );
  for (const weeks of soldWeeks) await sell(id, weeks);
  return id;
};

/** A receipt of so many weeks ago, fifty minutes after this time on the clock of Berlin. */
const sell = (id: string, weeks: number) =>
  test.owner.query(
    `insert into receipts (tenant_id, id, unit_id, device_id, number, type, started_at, ended_at, received_at, biz_day,
      biz_hour, register_name, currency, gross, turnover, content_hash, content)
     select $1, $2, $3, $4, 1, 'Beleg', at, at, at, at::date, 19, 'Theke', 'EUR', 1, 1, '', '{}'
     from (select ($5::timestamptz at time zone 'Europe/Berlin' - $6 * interval '7 days' + interval '50 minutes')
       at time zone 'Europe/Berlin') m(at)`,
    [tenantId, newId(), unitId, id, new Date(now), weeks],
  );

const hear = (id: string) =>
  test.owner.query('update devices set last_ping_at = $2 where id = $1', [id, new Date(now)]);

const watch = (graceMs = 0) =>
  createRegisterWatch({
    db: test.db,
    now: () => now,
    graceMs,
  });

const alerts = async () =>
  (
    await test.owner.query(
      `select subject, since, resolved_at "resolvedAt", data from notifications where kind = 'registerOffline'
       order by subject, renewed_at`,
    )
  ).rows;
const missedTogether = async () =>
  (
    await test.owner.query<{ subject: string; since: Date; resolvedAt: Date | null; data: TogetherData }>(
      `select subject, since, resolved_at "resolvedAt", data from notifications where kind = 'branchOffline'
       order by renewed_at`,
    )
  ).rows;
const missed = async () => (await alerts()).map(({ subject }) => subject);

describe('a register that nobody hears (SHL-45)', () => {
  it('is told of once, with its names and the time of its last sign of life', async () => {
    const id = await newRegister();
    const look = watch();
    await look();
    await look();
    expect(await alerts()).toEqual([
      {
        subject: id,
        since: new Date(now - hour),
        resolvedAt: null,
        data: { registerName: 'Theke', unitName: 'Lindenhof', zone: 'Europe/Berlin' },
      },
    ]);
    expect(told).toEqual([tenantId]);
  });

  it('register offline within opening hours: is missed while its branch is open, and not while it is closed', async () => {
    const setHours = (hours: object | null) =>
      test.owner.query('update organization_units set opening_hours = $2 where id = $1', [
        unitId,
        hours === null ? null : JSON.stringify(hours),
      ]);
    const always = Array.from({ length: 7 }, (_, weekday) => ({ weekday, from: 0, to: 1_440 }));
    const rare = await newRegister({ soldWeeks: [2] });
    await setHours({ spans: always, closedDays: [businessDayOf(now, 'Europe/Berlin', 0).day] });
    const usual = await newRegister();
    await watch()();
    expect(await missed()).toEqual([]);
    await setHours({ spans: always, closedDays: [] });
    await watch()();
    expect(await missed()).toEqual([rare, usual].toSorted());
    await setHours(null);
  });

  it('register offline within opening hours: who opens has as many minutes to switch it on, an hour at most', async () => {
    const { day } = businessDayOf(now, 'Europe/Berlin', 0);
    const clock = minutesOfClock(now, 'Europe/Berlin');
    const openSince = (minutes: number) =>
      test.owner.query('update organization_units set opening_hours = $2 where id = $1', [
        unitId,
        JSON.stringify({
          spans: [{ weekday: weekdayOf(day), from: clock - minutes, to: clock + 60 }],
          closedDays: [],
        }),
      ]);
    const wanted = (minutes: number) =>
      test.owner.query('insert into alert_rules (tenant_id, rules) values ($1, $2)', [
        tenantId,
        JSON.stringify({ registerSilent: minutes }),
      ]);
    const id = await newRegister({ silentMs: 9 * hour });
    await openSince(14);
    await watch()();
    expect(await missed()).toEqual([]);
    await wanted(240);
    await openSince(59);
    await watch()();
    expect(await missed()).toEqual([]);
    await openSince(60);
    await watch()();
    expect(await missed()).toEqual([id]);
    await test.owner.query('delete from alert_rules');
    await test.owner.query('update organization_units set opening_hours = null');
  });

  it('is told of once when two processes look at the same moment', async () => {
    const ids = await Promise.all([newRegister(), newRegister()]);
    const other = openDatabase(test.ownerUrl, () => undefined);
    const look = (db: typeof test.db) => createRegisterWatch({ db, now: () => now, graceMs: 0 })();
    await Promise.all([look(test.db), look(other), look(test.db), look(other)]);
    await other.close();
    expect(await missed()).toEqual(ids.toSorted());
  });

  it.each([
    ['sells at this time on Saturdays, by the clock of its branch', {}, true],
    ['is heard a quarter of an hour ago', { silentMs: 14 * minute }, false],
    ['never sells at this time: it was switched off after the last guest', { soldWeeks: [] }, false],
    ['sold at this time two weeks of four', { soldWeeks: [1, 3] }, false],
    ['was never connected', { silentMs: null }, false],
    ['is new and silent for a night', { knownMs: 2 * day, silentMs: 14 * hour, soldWeeks: [] }, false],
    ['is new and silent for a day', { knownMs: 2 * day, silentMs: 25 * hour, soldWeeks: [] }, true],
    ['rests since summer', { silentMs: 31 * day }, false],
  ] as const)('that %s is missed or not', async (_what, given, expected) => {
    const id = await newRegister(given);
    await watch()();
    expect(await missed()).toEqual(expected ? [id] : []);
  });

  it.each([
    'unlinked_at = now()',
    'status = 0',
    'live_communication = false',
    `last_receipt_at = '2026-10-31T17:59:00Z'`,
  ])('is not missed with %s, and no longer when it comes to that', async (change) => {
    const id = await newRegister();
    const look = watch();
    await look();
    await test.owner.query(`update devices set ${change} where id = $1`, [id]);
    await look();
    expect((await alerts()).map(({ resolvedAt }) => resolvedAt)).toEqual([new Date(now)]);
    await newRegister();
    await test.owner.query(`update devices set ${change} where tenant_id = $1`, [tenantId]);
    await look();
    expect(await alerts()).toHaveLength(1);
  });

  it('is back within a minute of its return, and goes on being missed when that was short', async () => {
    const id = await newRegister();
    const look = watch();
    await look();
    now += minute;
    await hear(id);
    await look();
    expect(await alerts()).toMatchObject([{ resolvedAt: new Date(now) }]);
    now += 20 * minute;
    await look();
    expect(await alerts()).toMatchObject([{ resolvedAt: null, since: new Date(now - 20 * minute) }]);
    await hear(id);
    await look();
    now += 2 * hour;
    await sell(id, 1);
    await sell(id, 2);
    await sell(id, 3);
    await look();
    expect((await alerts()).map(({ resolvedAt }) => resolvedAt === null)).toEqual([false, true]);
    expect(told).toEqual(Array(5).fill(tenantId));
  });

  it('is not missed by a server that was away itself, until registers had time to come back', async () => {
    await newRegister();
    await watch(minute)();
    expect(await missed()).toEqual([]);
  });

  it('is looked for among more registers than a page holds, each tenant told once', async () => {
    await newRegister();
    await test.owner.query(
      `insert into devices (tenant_id, id, unit_id, name, device_type, register_type, business_type, pos_version,
        hardware_serial, database_id, created_at, last_ping_at)
       select $1, gen_random_uuid(), $2, 'Kasse ' || n, 'desktop', 'Windows', 'retail', '5.9.3', n::text,
         gen_random_uuid(), $3, $4 from generate_series(1, 2500) n`,
      [tenantId, unitId, new Date(now - 2 * day), new Date(now - 25 * hour)],
    );
    await watch()();
    expect((await missedTogether()).map(({ data }) => data.count)).toEqual([2501]);
    expect(told).toEqual([tenantId]);
  });
});

describe('registers of one branch that go silent together (SHL-45)', () => {
  const many = (count: number) => Promise.all(Array.from({ length: count }, () => newRegister()));

  it('are told of once: a power cut does not ring forty times', async () => {
    const ids = await many(40);
    const look = watch();
    await look();
    await look();
    expect(await missed()).toEqual([]);
    const [alert, ...others] = await missedTogether();
    expect(others).toEqual([]);
    expect(alert).toMatchObject({ subject: unitId, since: new Date(now - hour), resolvedAt: null });
    expect(alert?.data).toMatchObject({ unitName: 'Lindenhof', count: 40 });
    expect(alert?.data.deviceIds.toSorted()).toEqual(ids.toSorted());
    expect(told).toEqual([tenantId]);
  });

  it('are three at least: two are told of one by one', async () => {
    const ids = await many(2);
    await watch()();
    expect([await missed(), await missedTogether()]).toEqual([ids.toSorted(), []]);
  });

  it('of two branches are told of for each', async () => {
    await many(3);
    const first = unitId;
    ({ tenantId, unitId } = await newBranch());
    await many(3);
    await watch()();
    expect((await missedTogether()).map(({ subject }) => subject).toSorted()).toEqual(
      [first, unitId].toSorted(),
    );
  });

  it('are joined by those that go silent later, without a second alert', async () => {
    await many(3);
    const look = watch();
    await look();
    now += 10 * minute;
    const late = await newRegister({ silentMs: 20 * minute });
    await look();
    expect(await missed()).toEqual([]);
    const [alert] = await missedTogether();
    expect(alert?.data.count).toBe(4);
    expect(alert?.data.deviceIds).toContain(late);
  });

  it('come back one after the other: the alert ends when few are left, and those are told of', async () => {
    const ids = await many(5);
    const look = watch();
    await look();
    now += minute;
    for (const id of ids.slice(0, 2)) await hear(id);
    await look();
    expect((await missedTogether())[0]).toMatchObject({ resolvedAt: null, data: { count: 3 } });
    await hear(ids[2] ?? '');
    await look();
    expect((await missedTogether())[0]).toMatchObject({ resolvedAt: new Date(now), data: { count: 2 } });
    expect(await missed()).toEqual(ids.slice(3).toSorted());
    for (const id of ids.slice(3)) await hear(id);
    now += minute;
    for (const id of ids) await hear(id);
    await look();
    expect((await alerts()).every(({ resolvedAt }) => resolvedAt !== null)).toBe(true);
  });

  it('are told of once when two processes look at the same moment', async () => {
    await many(3);
    const look = watch();
    await Promise.all([look(), watch()(), watch()()]);
    expect((await missedTogether()).map(({ data }) => data.count)).toEqual([3]);
  });
});

describe('what registers of a branch have trouble with (SHL-45)', () => {
  const troubles = async (kind: string) =>
    (
      await test.owner.query(
        `select subject, resolved_at is null as "isOpen", data from notifications where kind = $1 order by renewed_at`,
        [kind],
      )
    ).rows;
  const setVersion = (id: string, isTooOld: boolean) =>
    test.owner.query('update devices set version_too_old = $2 where id = $1', [id, isTooOld]);
  const refuseRecord = (id: string) =>
    test.owner.query(
      `insert into sync_failures (tenant_id, device_id, entity, record_id, change_seq, reason, failed_at)
       values ($1, $2, 'printer', $3, 1, 'NOT_SUPPORTED', now())`,
      [tenantId, id, newId()],
    );

  it('CON-10: a version that is too old, until it is not', async () => {
    const id = await newRegister({ silentMs: 0 });
    await setVersion(id, true);
    const look = watch();
    await look();
    await look();
    expect(await troubles('versionTooOld')).toEqual([
      {
        subject: unitId,
        isOpen: true,
        data: { unitName: 'Lindenhof', zone: 'Europe/Berlin', count: 1, registerName: 'Theke' },
      },
    ]);
    expect(told).toEqual([tenantId]);
    await setVersion(id, false);
    await look();
    expect(await troubles('versionTooOld')).toMatchObject([{ isOpen: false }]);
    expect(told).toEqual([tenantId, tenantId]);
  });

  it('is one alert for a branch, with how many it is', async () => {
    for (const id of [await newRegister(), await newRegister()]) await setVersion(id, true);
    await watch()();
    expect(await troubles('versionTooOld')).toMatchObject([{ data: { count: 2 } }]);
  });

  it('is no trouble of a register that is unlinked or rests', async () => {
    const id = await newRegister({ silentMs: 0 });
    await setVersion(id, true);
    await test.owner.query('update devices set status = 0 where id = $1', [id]);
    await watch()();
    expect(await troubles('versionTooOld')).toEqual([]);
  });

  it('MDA-08: records that it could not take, until it has', async () => {
    const id = await newRegister({ silentMs: 0 });
    await refuseRecord(id);
    await refuseRecord(id);
    const look = watch();
    await look();
    expect(await troubles('recordsRefused')).toMatchObject([
      { subject: unitId, isOpen: true, data: { count: 1 } },
    ]);
    await test.owner.query('delete from sync_failures where device_id = $1', [id]);
    await look();
    expect(await troubles('recordsRefused')).toMatchObject([{ isOpen: false }]);
  });
});

it('what is over is kept for 30 days', async () => {
  const id = await newRegister();
  const look = watch();
  await look();
  await hear(id);
  now += minute;
  await hear(id);
  await look();
  await cleanUpNotifications(test.db, now + 29 * day);
  expect(await alerts()).toHaveLength(1);
  await cleanUpNotifications(test.db, now + 31 * day);
  expect(await alerts()).toEqual([]);
});
