import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockProcess, type ProcessLock } from './process-lock.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

let database: TestDatabase;
const held: ProcessLock[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const lock of held.splice(0)) await lock.release();
  await database.drop();
});

const take = async (isShared: boolean, patienceMs = 0): Promise<ProcessLock> => {
  const lock = await lockProcess(database.ownerUrl, { isShared, patienceMs, onError: () => undefined });
  held.push(lock);
  return lock;
};
const cut = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and application_name = 'tresen_process'`;

const holders = async (): Promise<number[]> => {
  const { rows } = await database.owner.query<{ pid: number }>(
    `select pid from pg_locks join pg_database d on d.oid = database and datname = current_database()
     where locktype = 'advisory' and granted`,
  );
  return rows.map(({ pid }) => pid);
};

const waiting = async (): Promise<number> => {
  const { rowCount } = await database.owner.query(
    `select from pg_locks join pg_database d on d.oid = database and datname = current_database()
     where locktype = 'advisory' and not granted`,
  );
  return rowCount ?? 0;
};

describe('the place at a database', () => {
  it('is for one process, and free again once that has let go', async () => {
    const first = await take(false);
    await expect(take(false)).rejects.toThrow(/Another Tresen serves this database.*REDIS_URL/);
    await first.release();
    await take(false);
  });

  it('is for several that share it, and not for one that does not know of the others', async () => {
    const shared = [await take(true), await take(true)];
    await expect(take(false)).rejects.toThrow(/Another Tresen/);
    for (const lock of shared) await lock.release();
    await take(false);
    await expect(take(true)).rejects.toThrow(/without REDIS_URL/);
  });

  it('is refused with what is to be done for who is no server', async () => {
    await take(true);
    const { ownerUrl } = database;
    const options = { isShared: false, patienceMs: 0, advice: 'stop it', onError: () => undefined };
    await expect(lockProcess(ownerUrl, options)).rejects.toThrow(
      /^Another Tresen serves this database: stop it\.$/,
    );
  });

  it('is waited for while the one before is going', async () => {
    const first = await take(false);
    const second = take(false, 10_000);
    await first.release();
    await second;
  });

  it('is taken again when its connection broke', async () => {
    await take(false);
    const [before] = await holders();
    await database.owner.query(cut);
    await expect.poll(async () => (await holders()).filter((pid) => pid !== before).length).toBe(1);
    await expect(take(false)).rejects.toThrow(/Another Tresen/);
  });

  it('is lost when somebody else was faster after that, which is told', async () => {
    const lock = await take(false);
    const other = await database.owner.connect();
    // It waits already, so that it is first when we are cut.
    const taken = other.query('select pg_advisory_lock(7315031)');
    await expect.poll(waiting).toBe(1);
    await database.owner.query(cut);
    await taken;
    expect((await lock.lost).message).toMatch(/Another Tresen/);
    other.release(true);
  });
});
