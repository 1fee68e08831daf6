import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../ids/index.ts';
import { inTenant, NoConnection, openDatabase, outsideTenants } from './pools.ts';
import { createTestDatabase, processOf, type TestDatabase } from './testing.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

/** Ends a connection as a restart of PostgreSQL does, and waits until it is gone. */
const end = async (pid: number): Promise<void> => {
  await test.owner.query('select pg_terminate_backend($1, 5000)', [pid]);
};

type Answered = (error: Error | null, answer?: pg.QueryResult) => void;

it('the driver holds no rows of an answer that was given', async () => {
  const held: pg.QueryResult[] = [];
  const watch = (client: pg.PoolClient): void => {
    const ask = client.query.bind(client) as (query: { callback: Answered }) => unknown;
    const watched = (query: { callback: Answered }) => {
      const { callback } = query;
      if (callback)
        query.callback = (error, answer) => {
          if (answer) held.push(answer);
          callback(error, answer);
        };
      return ask(query);
    };
    client.query = watched as typeof client.query;
  };
  const db = openDatabase(test.ownerUrl, () => undefined);
  db.app.on('connect', watch);
  const rows = await inTenant(db, newId(), async (tx) => {
    const answer = await sql<{ n: number }>`select n from generate_series(1, 1000) n`.execute(tx);
    return answer.rows;
  });
  await db.close();
  expect(rows).toHaveLength(1_000);
  expect(held.map(({ command, rowCount }) => [command, rowCount])).toContainEqual(['SELECT', 1_000]);
  expect(held.flatMap((answer) => answer.rows ?? [])).toEqual([]);
});

it('who gets no connection hears that, and why', async () => {
  const absent = openDatabase('postgres://owner:secret@127.0.0.1:1/absent', () => undefined);
  for (const ask of [inTenant(absent, newId(), processOf), outsideTenants(absent, processOf)]) {
    const error = await ask.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(NoConnection);
    expect(error).toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  }
  await absent.close();
});

it('a connection that breaks between two statements fails its transaction, not the process', async () => {
  const broken = inTenant(test.db, newId(), async (tx) => {
    await end(await processOf(tx));
    return processOf(tx);
  });
  await expect(broken).rejects.toThrow();
  expect(await inTenant(test.db, newId(), processOf)).toBeGreaterThan(0);
});

it('an idle connection that breaks is told as its error alone', async () => {
  const told: unknown[][] = [];
  const db = openDatabase(test.ownerUrl, (...all) => void told.push(all));
  await end(await inTenant(db, newId(), processOf));
  await expect.poll(() => told).toEqual([[expect.any(Error)]]);
  await db.close();
});

const findSleeper = async (): Promise<number> => {
  const { rows } = await test.owner.query<{ pid: number }>(
    "select pid from pg_stat_activity where query = 'select pg_sleep(30)' and datname = current_database()",
  );
  return rows[0]?.pid ?? findSleeper();
};

it('a connection that breaks during a statement fails its transaction, not the process', async () => {
  const broken = inTenant(test.db, newId(), (tx) =>
    Promise.all([sql`select pg_sleep(30)`.execute(tx), findSleeper().then(end)]),
  );
  await expect(broken).rejects.toThrow();
  expect(await inTenant(test.db, newId(), processOf)).toBeGreaterThan(0);
});
