import type { TestServer } from './test-app.ts';
import { until } from './until.ts';

/** Waits until so many statements of the database stand at a lock. */
export const untilWaiting = async (app: TestServer, count: number): Promise<void> => {
  const ask = () =>
    app.owner.query<{ waiting: number }>(
      `select count(*)::int waiting from pg_stat_activity
       where wait_event_type = 'Lock' and datname = current_database()`,
    );
  await until(ask, ({ rows }) => rows[0]?.waiting === count);
};

/**
 * Starts the work while a row is held, and lets go when all of it stands at the row: what comes first is then up to
 * the database.
 * @param lock a statement that holds the row, with `for update`
 */
export const meetAtLock = async <T>(
  app: TestServer,
  lock: { readonly text: string; readonly values: readonly unknown[] },
  work: readonly (() => Promise<T>)[],
): Promise<T[]> => {
  const holder = await app.owner.connect();
  await holder.query('begin');
  await holder.query(lock.text, [...lock.values]);
  const answers = Promise.all(work.map((start) => start()));
  await untilWaiting(app, work.length);
  await holder.query('commit');
  holder.release();
  return answers;
};
