import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../ids/index.ts';
import { inTenant, openDatabase, type Tx } from './pools.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const processOf = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() pid`.execute(tx);
  return rows[0]?.pid ?? 0;
};

/** Ends a connection as a restart of PostgreSQL does, and waits until it is gone. */
const end = async (pid: number): Promise<void> => {
  await test.owner.query('select pg_terminate_backend($1, 5000)', [pid]);
};

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
