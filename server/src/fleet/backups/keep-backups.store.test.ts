import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { linkRegister } from '../../app/testing/link-register.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { type Database, inSystem, openDatabase } from '../../kit/db/pools.ts';
import { backupsToDo, damagedRegisters, overdueRegisters } from './keep-backups.store.ts';

const day = 86_400_000;
let app: TestServer;
let db: Database;

beforeAll(async () => {
  app = await startTestApp();
  db = openDatabase(app.ownerUrl, () => undefined);
}, 60_000);
afterAll(async () => {
  await db.close();
  await app.stop();
});

/** A backup of each of so many days of a register, of which thirty are kept; all were read in the last week. */
const keepDaily = async (days: number) => {
  const tenantId = await addTenant(app);
  const till = await linkRegister(app, await app.signIn((await addPerson(app, tenantId, 'owner')).email));
  await app.owner.query(
    `insert into backups (tenant_id, id, device_id, register_name, pos_serial, category, state, file_name,
       content_type, size, received, sha256, policy_days, started_at, ended_at, begun_at, heard_at, received_at,
       verified_at, last_modified_at, deleted_at, emptied_at)
     select d.tenant_id, gen_random_uuid(), d.id, d.name, '1', 'database', case when n < 30 then 1 else -2 end, 'a',
       'application/vnd.sqlite3', 1, 1, '', 30, made, made, made, made, made, now(), made,
       case when n >= 30 then now() end, case when n >= 30 then now() end
     from devices d, generate_series(0, $2 - 1) n, lateral (select now() - n * interval '1 day' as made) days
     where d.id = $1`,
    [till.deviceId, days],
  );
  await app.owner.query('analyze backups');
  return till;
};

it('the watch reads of thousands of backups only what there is something to do with', async () => {
  const { deviceId } = await keepDaily(4_000);
  await app.owner.query(
    `update backups set fault = 'damaged' where id = (select id from backups where device_id = $1 and state = 1
       order by received_at limit 1)`,
    [deviceId],
  );
  const now = Date.now();
  const { read, todo, damaged } = await inSystem(db, async (tx) => {
    const todo = await backupsToDo(tx, {
      now: new Date(now),
      silentSince: new Date(now - 300_000),
      abandonedSince: new Date(now - 3 * day),
      verifiedBefore: new Date(now - 7 * day),
    });
    const overdue = await overdueRegisters(tx, new Date(now - 3 * day));
    expect(overdue.filter((each) => each.deviceId === deviceId)).toEqual([]);
    const damaged = await damagedRegisters(tx);
    const { rows } = await sql<{ read: number }>`
      select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int read from pg_stat_xact_user_tables
      where relname = 'backups'`.execute(tx);
    return { read: rows[0]?.read, todo, damaged };
  });
  expect(damaged).toMatchObject([{ deviceId, count: 1 }]);
  expect(Object.values(todo).flat()).toEqual([]);
  expect(read).toBeLessThan(20);
});

it('finds what was deleted and still has files, once', async () => {
  const { deviceId } = await keepDaily(31);
  await app.owner.query('update backups set emptied_at = null where device_id = $1 and state = -2', [
    deviceId,
  ]);
  const left = await inSystem(db, (tx) =>
    backupsToDo(tx, {
      now: new Date(),
      silentSince: new Date(0),
      abandonedSince: new Date(0),
      verifiedBefore: new Date(0),
    }),
  );
  expect(left.remove).toHaveLength(1);
});
