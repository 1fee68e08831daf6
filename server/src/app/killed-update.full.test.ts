import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  askAgain,
  askedOfOldInstallation,
  restoreOldInstallation,
  untilSummedAgain,
} from './testing/old-installation.ts';
import { createInstallationOn, type Installation, type StartingProcess } from './testing/processes.ts';
import { until } from './testing/until.ts';

/** Milliseconds: programs are started one after the other, which takes a busy machine a minute each. */
const limit = 600_000;

// Starts and kills programs, seconds of processor time each: in the full run.

describe.runIf(inject('coordinatorUrl') === '')('an update that is killed amid its migrations', () => {
  let installation: Installation;
  beforeAll(async () => {
    const old = await restoreOldInstallation();
    installation = createInstallationOn(old, old.settings);
  });
  afterAll(() => installation.end());

  const migrating = (waitsFor: 'relation' | 'advisory') =>
    installation.database.owner.query(
      `select from pg_stat_activity where application_name = 'tresen_migrate' and wait_event = $1
       and datname = current_database()`,
      [waitsFor],
    );
  const applied = async (): Promise<readonly string[]> => {
    const names = 'select name from schema_migrations order by name';
    return (await installation.database.owner.query<{ name: string }>(names)).rows.map(({ name }) => name);
  };

  /** Lets a start come as far as the migration that needs the table, kills it there, and does the rest meanwhile. */
  const killAt = async (table: string, meanwhile: () => Promise<unknown> = async () => undefined) => {
    const holder = await installation.database.owner.connect();
    try {
      await holder.query(`begin; lock table ${table} in access share mode`);
      const starting = installation.launch();
      await until(
        () => migrating('relation'),
        ({ rowCount }) => rowCount === 1,
      );
      await starting.kill();
      await meanwhile();
    } finally {
      await holder.query('rollback');
      holder.release();
    }
  };

  it(
    'is whole after the next start, wherever it was',
    async () => {
      const before = await applied();
      // Where a migration takes a table away, and where one adds a column.
      await killAt('sales_step_month');
      await killAt('organization_units');
      const then = await applied();
      expect(then.length).toBeGreaterThan(before.length);
      expect(then).not.toContain('0137-opening-hours.sql');
      // The next one begins while PostgreSQL still works for the one that is gone.
      let next: StartingProcess | undefined;
      await killAt('receipts', async () => {
        next = installation.launch();
        await until(
          () => migrating('advisory'),
          ({ rowCount }) => rowCount === 1,
        );
      });
      const server = await next?.served;
      if (!server) throw new Error('none was started');
      await untilSummedAgain(installation.database);
      const now = await askAgain(server);
      for (const [index, asked] of askedOfOldInstallation().entries())
        expect(now[index], asked.query).toEqual(asked);
    },
    limit,
  );
});
