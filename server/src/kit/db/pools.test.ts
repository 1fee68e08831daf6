import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '../ids/index.ts';
import {
  askTenant,
  atOneMoment,
  type Database,
  inTenant,
  inTenantByKeys,
  inTenantRepeatably,
  lastly,
  openDatabase,
  plannedAnew,
  type Tx,
} from './pools.ts';
import { createTestDatabase, processOf, type TestDatabase } from './testing.ts';
import { patienceOf, timeLimits, workAs } from './time-limits.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const addTenant = async (): Promise<string> => {
  const id = newId();
  await test.owner.query(`insert into tenants (id, name, kind) values ($1, 'Café', 'customer')`, [id]);
  return id;
};

const store = (tx: Tx, tenantId: string, seq: number) =>
  sql`insert into change_counters (tenant_id, last_seq) values (${tenantId}, ${seq})`.execute(tx);

const storedSeq = async (tenantId: string): Promise<number | undefined> => {
  const { rows } = await test.owner.query<{ last_seq: number }>(
    'select last_seq from change_counters where tenant_id = $1',
    [tenantId],
  );
  return rows[0]?.last_seq;
};

it('what is said to be the last statement is committed with it, before the work around it ends', async () => {
  const tenantId = await addTenant();
  await inTenant(test.db, tenantId, async (tx) => {
    await lastly(tx, () => store(tx, tenantId, 7));
    await expect.poll(() => storedSeq(tenantId)).toBe(7);
  });
});

const raise = (tx: Tx, by: number) => sql`update change_counters set last_seq = last_seq + ${by}`.execute(tx);

it('several that are said to be the last are committed with the last of them', async () => {
  const tenantId = await addTenant();
  await inTenant(test.db, tenantId, async (tx) => {
    await lastly(tx, () => Promise.all([store(tx, tenantId, 7), raise(tx, 1), raise(tx, 2)]), 3);
    await expect.poll(() => storedSeq(tenantId)).toBe(10);
    await expect(raise(tx, 1)).rejects.toThrow('after the one that was said to be the last');
  });
  expect(await storedSeq(tenantId)).toBe(10);
});

it('of several that are said to be the last none stays where one fails', async () => {
  const tenantId = await addTenant();
  const failed = inTenant(test.db, tenantId, (tx) =>
    lastly(tx, () => Promise.all([store(tx, tenantId, 7), store(tx, tenantId, 8), raise(tx, 1)]), 3),
  );
  await expect(failed).rejects.toThrow('duplicate key');
  expect(await storedSeq(tenantId)).toBeUndefined();
});

it('by keys a statement keeps its first plan, and whoever has the connection next plans as ever', async () => {
  const db = openDatabase(test.ownerUrl, () => undefined, { app: 1, system: 1 });
  const find = (tx: Tx) =>
    sql`select id as by_key from tenants where id = any (${[newId()]}::uuid[])`.execute(tx);
  const mode = async (tx: Tx) =>
    (await sql<{ plan_cache_mode: string }>`show plan_cache_mode`.execute(tx)).rows[0]?.plan_cache_mode;
  const tenantId = newId();
  await inTenantByKeys(db, tenantId, (tx) => lastly(tx, () => find(tx)));
  expect(await inTenant(db, tenantId, mode)).toBe('auto');
  await inTenantByKeys(db, tenantId, async (tx) => {
    await find(tx);
    expect(await mode(tx)).toBe('force_generic_plan');
  });
  const { rows } = await inTenant(db, tenantId, (tx) =>
    sql<{ generic: number; custom: number }>`select generic_plans as generic, custom_plans as custom
      from pg_prepared_statements where statement like '%by_key%' and statement like '%any%'`.execute(tx),
  );
  expect(rows).toContainEqual({ generic: 2, custom: 0 });
  await db.close();
});

it('a statement that is planned for its values is not kept, the ones behind it are', async () => {
  const kept = await inTenant(test.db, newId(), async (tx) => {
    const count = (word: string) => sql`select ${sql.lit(word)}::text, ${word}::text`.execute(tx);
    await plannedAnew(tx, () => count('anew'));
    await count('kept');
    const { rows } = await sql<{
      text: string;
    }>`select statement as text from pg_prepared_statements`.execute(tx);
    return rows.map(({ text }) => text);
  });
  expect(kept).toContainEqual(expect.stringContaining("'kept'"));
  expect(kept).not.toContainEqual(expect.stringContaining("'anew'"));
});

it('a statement after the one that was said to be the last is refused', async () => {
  const tenantId = await addTenant();
  const two = inTenant(test.db, tenantId, async (tx) => {
    await lastly(tx, () => store(tx, tenantId, 7));
    return processOf(tx);
  });
  await expect(two).rejects.toThrow('after the one that was said to be the last');
  // The connection is as it was for whoever has it next.
  await inTenant(test.db, tenantId, async (tx) => {
    await processOf(tx);
    await processOf(tx);
  });
});

it('a last statement that fails takes back what was before it, and the next transaction is a whole one', async () => {
  const tenantId = await addTenant();
  const db = openDatabase(test.ownerUrl, () => undefined, { app: 1, system: 1 });
  const failed = inTenant(db, tenantId, async (tx) => {
    await store(tx, tenantId, 7);
    await lastly(tx, () => store(tx, tenantId, 8));
  });
  await expect(failed).rejects.toThrow('duplicate key');
  expect(await storedSeq(tenantId)).toBeUndefined();
  const before = await inTenant(db, tenantId, processOf);
  await expect(askTenant(db, tenantId, (tx) => store(tx, newId(), 9))).rejects.toThrow();
  await askTenant(db, tenantId, (tx) => store(tx, tenantId, 10));
  expect(await storedSeq(tenantId)).toBe(10);
  expect(await inTenant(db, tenantId, processOf)).toBe(before);
  await db.close();
});

it('one statement sees its own tenant only, whatever the connection saw before', async () => {
  const [mine, other] = [await addTenant(), await addTenant()];
  const db = openDatabase(test.ownerUrl, () => undefined, { app: 1, system: 1 });
  await Promise.all([mine, other].map((id) => askTenant(db, id, (tx) => store(tx, id, 1))));
  const seen = (tx: Tx) =>
    sql<{ id: string }>`select tenant_id as id from change_counters`.execute(tx).then(({ rows }) => rows);
  expect(await askTenant(db, mine, seen)).toEqual([{ id: mine }]);
  expect(await askTenant(db, other, seen)).toEqual([{ id: other }]);
  await db.close();
});

it('what is read at one moment is of one moment, and changes nothing', async () => {
  const tenantId = await addTenant();
  const seen = (tx: Tx) =>
    sql<{ seq: number }>`select last_seq as seq from change_counters`.execute(tx).then(({ rows }) => rows);
  await atOneMoment(test.db, tenantId, async (tx) => {
    expect(await seen(tx)).toEqual([]);
    await askTenant(test.db, tenantId, (other) => store(other, tenantId, 3));
    expect(await seen(tx)).toEqual([]);
  });
  const write = atOneMoment(test.db, tenantId, async (tx) => {
    expect(await seen(tx)).toEqual([{ seq: 3 }]);
    await sql`update change_counters set last_seq = 4`.execute(tx);
  });
  await expect(write).rejects.toThrow('read-only transaction');
});

it('what a failed transaction left running asks nothing within that of another tenant', async () => {
  const [mine, other] = [await addTenant(), await addTenant()];
  const db = openDatabase(test.ownerUrl, () => undefined, { app: 1, system: 1 });
  const goOn = Promise.withResolvers<void>();
  let left: Promise<unknown> = Promise.resolve();
  const failed = inTenant(db, mine, async (tx) => {
    await store(tx, mine, 1);
    left = goOn.promise.then(() => sql`update change_counters set last_seq = 99`.execute(tx));
    await Promise.all([left, Promise.reject(new Error('the other one failed'))]);
  });
  await expect(failed).rejects.toThrow('the other one failed');
  await inTenant(db, other, async (tx) => {
    await store(tx, other, 2);
    goOn.resolve();
    await expect(left).rejects.toThrow('after its transaction had failed');
  });
  expect([await storedSeq(mine), await storedSeq(other)]).toEqual([undefined, 2]);
  await db.close();
});

describe('limits of time', () => {
  const brief = { statement: 150, lock: 100, idle: 150 };
  const withBrief = async (work: (db: Database) => Promise<void>): Promise<void> => {
    const db = openDatabase(test.ownerUrl, () => undefined, { app: 2, system: 1 }, brief);
    await work(db);
    await db.close();
  };
  const states = (tenantId: string, db: Database) =>
    inTenant(
      db,
      tenantId,
      async (tx) =>
        (
          await sql<{ s: string; l: string; i: string }>`select current_setting('statement_timeout') s,
            current_setting('lock_timeout') l, current_setting('idle_in_transaction_session_timeout') i`.execute(
            tx,
          )
        ).rows[0],
    );

  it('end a statement in the database, not only for whoever waits for it', () =>
    withBrief(async (db) => {
      const slow = inTenant(db, newId(), (tx) => sql`select pg_sleep(29)`.execute(tx));
      await expect(slow).rejects.toMatchObject({ code: '57014' });
      const { rows } = await test.owner.query(
        "select from pg_stat_activity where query = 'select pg_sleep(29)' and state = 'active'",
      );
      expect(rows).toEqual([]);
    }));

  it('end waiting for what somebody else holds', () =>
    withBrief(async (db) => {
      const tenantId = await addTenant();
      await askTenant(db, tenantId, (tx) => store(tx, tenantId, 1));
      const holder = await test.owner.connect();
      await holder.query('begin; select from change_counters for update');
      const waiting = inTenant(db, tenantId, (tx) =>
        sql`update change_counters set last_seq = 2`.execute(tx),
      );
      await expect(waiting).rejects.toMatchObject({ code: '55P03' });
      await holder.query('rollback');
      holder.release();
    }));

  it('end a transaction in which nobody asks anything, so that it holds nothing', () =>
    withBrief(async (db) => {
      const tenantId = await addTenant();
      const forgotten = inTenant(db, tenantId, async (tx) => {
        await store(tx, tenantId, 1);
        const pid = await processOf(tx);
        await expect
          .poll(
            async () =>
              (await test.owner.query('select from pg_stat_activity where pid = $1', [pid])).rowCount,
          )
          .toBe(0);
        await store(tx, tenantId, 2);
      });
      await expect(forgotten).rejects.toThrow();
      expect(await storedSeq(tenantId)).toBeUndefined();
    }));

  it('are those of the kind of work, for what it calls, too', async () => {
    const tenantId = await addTenant();
    expect(await states(tenantId, test.db)).toEqual({ s: '1min', l: '15s', i: '1min' });
    expect(await workAs('check', () => states(tenantId, test.db))).toEqual({
      s: '2min',
      l: '15s',
      i: '1min',
    });
    expect(await workAs('job', () => states(tenantId, test.db))).toEqual({
      s: '10min',
      l: '1min',
      i: '30min',
    });
    expect(await states(tenantId, test.db)).toEqual({ s: '1min', l: '15s', i: '1min' });
  });

  it('are waited for by the driver, too: it gives up behind the database', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const ask = () => askTenant(test.db, newId(), (tx) => sql`select 1`.execute(tx));
    await ask();
    expect(timers.mock.calls.map(([, ms]) => ms)).toContain(patienceOf(timeLimits.request));
    await workAs('job', ask);
    expect(timers.mock.calls.map(([, ms]) => ms)).toContain(patienceOf(timeLimits.job));
    timers.mockRestore();
  });
});

it('a transaction that was broken off for the sake of another is done again, and counts once', async () => {
  const tenantId = await addTenant();
  await askTenant(test.db, tenantId, (tx) => store(tx, tenantId, 1));
  let attempts = 0;
  await inTenantRepeatably(test.db, tenantId, async (tx) => {
    attempts += 1;
    await sql`update change_counters set last_seq = last_seq + 1`.execute(tx);
    // What PostgreSQL says to the one of two that it breaks off.
    if (attempts < 3)
      await sql`do $$ begin raise exception 'deadlock detected' using errcode = '40P01'; end $$`.execute(tx);
  });
  expect([attempts, await storedSeq(tenantId)]).toEqual([3, 2]);
});

it('one that fails for another reason, or each time, is not repeated for ever', async () => {
  for (const [code, max] of [
    ['40001', 4],
    ['23505', 1],
  ] as const) {
    let attempts = 0;
    const failing = inTenantRepeatably(test.db, newId(), (tx) => {
      attempts += 1;
      return sql`do $$ begin raise exception 'no' using errcode = '${sql.raw(code)}'; end $$`.execute(tx);
    });
    await expect(failing).rejects.toMatchObject({ code });
    expect(attempts).toBe(max);
  }
});
