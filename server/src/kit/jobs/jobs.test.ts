import { inFull } from '@tresen/domain/kit/testing';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inSystem, inTenant, openDatabase } from '../db/pools.ts';
import { createTestDatabase, type TestDatabase } from '../db/testing.ts';
import { newId } from '../ids/index.ts';
import { createJobs, type JobHandler, type Jobs } from './index.ts';
import { missingWorkers } from './jobs.store.ts';
import { createLookForTheGone } from './the-gone.ts';

let test: TestDatabase;
let running: (() => Promise<void>)[] = [];
let logged: string[] = [];
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
beforeEach(() => {
  running = [];
  logged = [];
});
afterEach(async () => {
  await Promise.all(running.map((stop) => stop()));
  await test.owner.query('delete from graphile_worker._private_jobs');
});

/** One server process: connections of its own to the shared database. */
const startProcess = (
  handlers?: Record<string, JobHandler>,
  {
    now = Date.now,
    daily = [],
    lookMs = 60_000,
  }: { now?: () => number; daily?: string[]; lookMs?: number } = {},
): Jobs => {
  const db = openDatabase(test.ownerUrl, () => undefined);
  const note = (fields: object, message: string) => void logged.push(`${message} ${JSON.stringify(fields)}`);
  const jobs = createJobs({ db, now, log: { warn: note, error: note }, pollMs: 50, lookMs });
  if (handlers) jobs.start(handlers, daily);
  running.push(() => jobs.stop().then(db.close));
  return jobs;
};

const rows = async () =>
  (await test.owner.query('select * from graphile_worker._private_jobs order by id')).rows;
const none = vi.waitFor.bind(undefined, async () => expect(await rows()).toEqual([]));
const within = { timeout: 60_000 };
const tenantId = newId();

describe('a job', () => {
  it('added under either role is done with its payload, once the transaction is over', async () => {
    const done: unknown[] = [];
    const jobs = startProcess({ note: async (payload) => void done.push(payload) });
    await inTenant(test.db, tenantId, async (tx) => {
      await inSystem(test.db, (other) => jobs.add(other, 'note', { by: 'system' }));
      await jobs.add(tx, 'note', { by: 'app' });
      await vi.waitFor(() => expect(done).toEqual([{ by: 'system' }]), within);
    });
    await vi.waitFor(() => expect(done).toEqual([{ by: 'system' }, { by: 'app' }]), within);
    await none(within);
  });

  it('of a transaction that is rolled back is never done', async () => {
    const jobs = startProcess();
    const failing = inTenant(test.db, tenantId, async (tx) => {
      await jobs.add(tx, 'note', {});
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await rows()).toEqual([]);
  });

  it('waits for its time, by the clock of the application', async () => {
    const now = () => Date.parse('2023-06-15T12:00:00Z');
    const jobs = startProcess(undefined, { now });
    const runAt = new Date(now() + 3_600_000);
    await inSystem(test.db, (tx) => jobs.add(tx, 'note', {}, { runAt }));
    const [row] = await rows();
    expect(Math.abs(row.run_at.getTime() - Date.now() - 3_600_000)).toBeLessThan(60_000);
  });

  it('replaces one that waits under the same key', async () => {
    const jobs = startProcess();
    for (const version of [1, 2]) {
      await inSystem(test.db, (tx) => jobs.add(tx, 'note', { version }, { key: 'k' }));
    }
    expect((await rows()).map(({ payload }) => payload)).toEqual([{ version: 2 }]);
  });

  it('has the time of a job in all its transactions, not that of a request', async () => {
    const limits: unknown[] = [];
    const jobs = startProcess({
      note: async () => {
        for (const run of [
          inSystem,
          (...[db, work]: Parameters<typeof inSystem>) => inTenant(db, tenantId, work),
        ])
          await run(test.db, async (tx) => {
            const { rows } = await sql`select current_setting('statement_timeout') as limit`.execute(tx);
            limits.push(...rows);
          });
      },
    });
    await inSystem(test.db, (tx) => jobs.add(tx, 'note', {}));
    await vi.waitFor(() => expect(limits).toEqual([{ limit: '10min' }, { limit: '10min' }]), within);
  });

  it('is done once when two processes look for it', async () => {
    const done: number[] = [];
    const handlers = { note: async (payload: unknown) => void done.push((payload as { n: number }).n) };
    const jobs = startProcess(handlers);
    startProcess(handlers);
    await inSystem(test.db, async (tx) => {
      for (let n = 0; n < 100; n += 1) await jobs.add(tx, 'note', { n });
    });
    await none(within);
    expect(done.sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, n) => n));
  });
});

describe('a job that fails', () => {
  it(
    'is tried again after a pause, and told in the log and in its row without a word of its payload',
    inFull,
    async () => {
      let tries = 0;
      const jobs = startProcess({
        send: async () => {
          tries += 1;
          throw Object.assign(new Error('550 no such user olga@lindenhof.example'), { code: 'EENVELOPE' });
        },
      });
      await inSystem(test.db, (tx) => jobs.add(tx, 'send', { secret: 'token-of-olga' }));
      await vi.waitFor(async () => expect((await rows())[0]?.last_error).toBe('Error EENVELOPE'), within);
      const [row] = await rows();
      expect(row.attempts).toBe(1);
      expect(row.run_at - row.updated_at).toBeGreaterThan(500);
      expect(logged.join()).toMatch(
        /a job failed and will be tried again .*"job":\d+,"name":"send","attempt":1/,
      );
      expect(logged.join()).not.toMatch(/olga|token/);
      await vi.waitFor(() => expect(tries).toBe(2), within);
    },
  );

  it('is given up after the last attempt, kept for a week, then thrown away', async () => {
    const jobs = startProcess({ send: () => Promise.reject(new Error('never')) });
    await inSystem(test.db, (tx) => jobs.add(tx, 'send', {}));
    await expect.poll(rows).toMatchObject([{ attempts: 1, locked_at: null }]);
    await test.owner.query(
      'update graphile_worker._private_jobs set run_at = now(), attempts = max_attempts - 1 where locked_at is null',
    );
    await vi.waitFor(() => expect(logged.join()).toMatch('a job was given up'), within);
    // It is said a moment before it is written.
    await expect.poll(rows).toMatchObject([{ locked_at: null }]);
    await jobs.cleanUp();
    expect(await rows()).toHaveLength(1);
    await test.owner.query("update graphile_worker._private_jobs set updated_at = now() - interval '8 days'");
    await jobs.cleanUp();
    expect(await rows()).toEqual([]);
  });
});

describe('a stop', () => {
  it('waits for the job under way', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: ready, resolve: finish } = Promise.withResolvers<void>();
    const jobs = startProcess({
      slow: () => {
        begin();
        return ready;
      },
    });
    await inSystem(test.db, (tx) => jobs.add(tx, 'slow', {}));
    await begun;
    const stopped = jobs.stop();
    finish();
    await stopped;
    expect(await rows()).toEqual([]);
  });

  it('waits for those under way, and lets others have what it had fetched beside them', async () => {
    const { promise: ready, resolve: finish } = Promise.withResolvers<void>();
    let begun = 0;
    const jobs = startProcess({
      slow: () => {
        begun += 1;
        return ready;
      },
    });
    await inSystem(test.db, async (tx) => {
      for (let n = 0; n < 9; n += 1) await jobs.add(tx, 'slow', { n });
    });
    await expect.poll(() => begun).toBe(3);
    await expect.poll(async () => (await rows()).filter((row) => row.locked_by !== null).length).toBe(6);
    const stopped = jobs.stop();
    // At once, while those under way go on.
    await expect.poll(async () => (await rows()).filter((row) => row.locked_by !== null).length).toBe(3);
    finish();
    await stopped;
    expect(await rows()).toMatchObject(Array(6).fill({ locked_by: null, attempts: 0 }));
    expect(logged).toEqual([]);
  });

  it('waits some seconds for a job that hangs, which another process does then', {
    ...inFull,
    timeout: 30_000,
  }, async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const jobs = startProcess({
      slow: (_payload, signal) =>
        new Promise((_resolve, reject) => {
          begin();
          signal.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    });
    await inSystem(test.db, (tx) => jobs.add(tx, 'slow', {}));
    await begun;
    await jobs.stop();
    expect(await rows()).toMatchObject([{ locked_by: null, attempts: 1 }]);
    startProcess({ slow: async () => undefined });
    await none(within);
  });
});

describe('a process that is gone', () => {
  const lockedBy = async (name: string) => {
    await inSystem(test.db, (tx) => startProcess().add(tx, 'note', {}));
    await test.owner.query('update graphile_worker._private_jobs set locked_by = $1, locked_at = now()', [
      name,
    ]);
  };
  const missing = () => inSystem(test.db, missingWorkers);

  it('leaves its jobs to others', async () => {
    await lockedBy('pool-gone');
    startProcess({ note: async () => undefined }, { lookMs: 50 });
    await none(within);
  });

  it('is told from one that works for long', async () => {
    const { promise: ready, resolve: finish } = Promise.withResolvers<void>();
    let begun = 0;
    const slow: JobHandler = () => {
      begun += 1;
      return ready;
    };
    const jobs = startProcess({ slow });
    await inSystem(test.db, (tx) => jobs.add(tx, 'slow', {}));
    await vi.waitFor(() => expect(begun).toBe(1), within);
    await expect.poll(missing).toEqual([]);
    const look = createLookForTheGone(test.db);
    for (let looks = 0; looks < 10; looks += 1) await look();
    const { promise: seen, resolve: see } = Promise.withResolvers<void>();
    const other = startProcess({ slow, note: async () => see() });
    await inSystem(test.db, (tx) => other.add(tx, 'note', {}));
    await seen;
    expect(begun).toBe(1);
    finish();
  });

  it('is told from one whose connection breaks and comes back', async () => {
    await lockedBy('pool-back');
    const look = createLookForTheGone(test.db);
    for (let looks = 0; looks < 3; looks += 1) await look();
    const connection = new pg.Client({ connectionString: test.ownerUrl, application_name: 'pool-back' });
    await connection.connect();
    await look();
    await connection.end();
    await expect.poll(missing).toEqual(['pool-back']);
    for (let looks = 0; looks < 3; looks += 1) await look();
    expect(await rows()).toMatchObject([{ locked_by: 'pool-back' }]);
    await look();
    expect(await rows()).toMatchObject([{ locked_by: null }]);
  });

  it('is told from one that lost the database together with whoever looks', async () => {
    await lockedBy('pool-back');
    const away = openDatabase('postgresql://nobody@127.0.0.1:1/nothing', () => undefined);
    const db = { ...test.db };
    const look = createLookForTheGone(db);
    for (let looks = 0; looks < 3; looks += 1) await look();
    db.system = away.system;
    await expect(look()).rejects.toThrow('ECONNREFUSED');
    db.system = test.db.system;
    for (let looks = 0; looks < 3; looks += 1) await look();
    expect(await rows()).toMatchObject([{ locked_by: 'pool-back' }]);
    await away.close();
  });

  it('whose database restarted goes on with its jobs', async () => {
    let done = 0;
    const jobs = startProcess({
      note: async () => {
        done += 1;
      },
    });
    await inSystem(test.db, (tx) => jobs.add(tx, 'note', {}));
    await vi.waitFor(() => expect(done).toBe(1), within);
    await test.owner.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await inSystem(test.db, (tx) => jobs.add(tx, 'note', {}));
    await vi.waitFor(() => expect(done).toBe(2), within);
  });
});

describe('a job of every day', () => {
  it('is done once by all processes together, also when all were off at its time', async () => {
    let done = 0;
    const tidy = async () => {
      done += 1;
    };
    const known = async () =>
      (await test.owner.query('select identifier from graphile_worker._private_known_crontabs')).rows;
    const before = startProcess({ tidy }, { daily: ['tidy'] });
    await vi.waitFor(async () => expect(await known()).toEqual([{ identifier: 'tidy' }]), within);
    await before.stop();
    expect(done).toBe(0);
    await test.owner.query(
      "update graphile_worker._private_known_crontabs set known_since = now() - interval '2 days'",
    );
    const { promise: seen, resolve: see } = Promise.withResolvers<void>();
    const processes = [1, 2].map(() => startProcess({ tidy, note: async () => see() }, { daily: ['tidy'] }));
    await vi.waitFor(() => expect(done).toBe(1), within);
    await inSystem(test.db, async (tx) => processes[0]?.add(tx, 'note', {}));
    await seen;
    expect(done).toBe(1);
  });
});

describe('a worker', () => {
  it('that ends, or does not even begin, is followed by another', inFull, async () => {
    await test.owner.query('revoke select on graphile_worker.migrations from tresen_system');
    let done = 0;
    const jobs = startProcess({
      note: async () => {
        done += 1;
      },
    });
    await vi.waitFor(() => expect(logged.join()).toContain('the jobs’ worker ended'), within);
    await test.owner.query('grant select on graphile_worker.migrations to tresen_system');
    await inSystem(test.db, (tx) => jobs.add(tx, 'note', {}));
    await vi.waitFor(() => expect(done).toBe(1), within);
  });
});

describe('the queue', () => {
  it('shows nothing to the role of the tenants', async () => {
    const read = (statement: string) => test.db.app.query(statement);
    await expect(read('select * from graphile_worker._private_jobs')).rejects.toThrow('permission denied');
    await expect(read('select * from graphile_worker.jobs')).rejects.toThrow('permission denied');
    await expect(read("select graphile_worker.add_job('note')")).rejects.toThrow('permission denied');
  });
});
