import type { TestServer } from './test-app.ts';

const waitFor = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo()));
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
  await waitFor(async () => {
    const { rows } = await app.owner.query<{ waiting: number }>(
      `select count(*)::int waiting from pg_stat_activity
       where wait_event_type = 'Lock' and datname = current_database()`,
    );
    return rows[0]?.waiting === work.length;
  });
  await holder.query('commit');
  holder.release();
  return answers;
};
