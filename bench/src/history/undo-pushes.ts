import type pg from 'pg';
import { lastMoment } from './plan.ts';

// What a benchmark pushes is taken away again, so that the next one finds the same receipts. Nothing of the product
// can do that: receipts are never deleted, and the clock of what was generated stands still at its last moment.

/** The tables that a push writes, with the column that bounds what it may have changed. */
const written = [
  ['sales_day', 'day'],
  ['sales_hour', 'day'],
  ['sales_source_day', 'day'],
  ['sales_month', 'month'],
  ['sales_article_month', 'month'],
  ['sales_steps', 'period'],
  ['sales_breakdown', 'period'],
  ['waiting_steps', undefined],
  ['counter_runs', undefined],
] as const;

/** What is undone: the pushes to a tenant whose figures before this day's month were left alone. */
interface Undone {
  readonly tenantId: string;
  readonly since: string;
}

/** Runs the work on a tenant, whose figures before a day's month it must leave alone, and undoes what it pushed. */
export const undoingPushes = async <T>(
  owner: pg.Client,
  undone: Undone,
  work: () => Promise<T>,
): Promise<T> => {
  // Of a run that was ended before it came to its end.
  if (await hasKept(owner)) await undo(owner, undone);
  await keep(owner, undone);
  try {
    return await work();
  } finally {
    await undo(owner, undone);
  }
};

async function hasKept(owner: pg.Client): Promise<boolean> {
  const { rows } = await owner.query<{ has: boolean }>(`select to_regclass('bench.kept') is not null has`);
  return rows[0]?.has ?? false;
}

/** Keeps the figures as they are. The last table says that all of them are there. */
async function keep(owner: pg.Client, undone: Undone): Promise<void> {
  await owner.query('create schema if not exists bench');
  for (const [table, column] of written) {
    await owner.query(`drop table if exists bench.${table}`);
    await owner.query(`create table bench.${table} (like ${table})`);
    const where = isOfTenant(column);
    await owner.query(
      `insert into bench.${table} select * from ${table} where ${where}`,
      valuesFor(undone, column),
    );
  }
  await owner.query('create table bench.kept ()');
}

async function undo(owner: pg.Client, undone: Undone): Promise<void> {
  const { tenantId, since } = undone;
  await owner.query('begin');
  // As whoever rebuilds figures: the server goes on counting the steps of what was pushed.
  await owner.query('select pg_advisory_xact_lock(34, hashtext($1::text))', [tenantId]);
  await owner.query(
    `delete from receipts where tenant_id = $1 and ended_at >= $2::date - interval '1 day' and received_at > $3`,
    [tenantId, since, lastMoment],
  );
  for (const [table, column] of written) {
    await owner.query(`delete from ${table} where ${isOfTenant(column)}`, valuesFor(undone, column));
    await owner.query(`insert into ${table} select * from bench.${table}`);
  }
  await owner.query('commit');
  await owner.query('drop schema bench cascade');
  // Else whoever asks first for the latest receipts walks over all that were taken away: seconds, for all who wait.
  await owner.query(`vacuum analyze receipts, ${written.map(([table]) => table).join(', ')}`);
}

function valuesFor({ tenantId, since }: Undone, column: string | undefined): string[] {
  return column === undefined ? [tenantId] : [tenantId, since];
}

function isOfTenant(column: string | undefined): string {
  return column === undefined
    ? 'tenant_id = $1'
    : `tenant_id = $1 and ${column} >= date_trunc('month', $2::date)`;
}
