import { type CounterKind, type CounterRun, counterKinds } from '@tresen/domain/sales/counters';
import { sql } from 'kysely';
import { type Database, inSystem, type Tx } from '../../kit/db/pools.ts';

/** A counter: of a register, or of a security device. */
export interface Series {
  readonly kind: CounterKind;
  /** The register's id; for transactions the serial of the security device. */
  readonly series: string;
}

/** A run with the counter that it belongs to. */
export interface SeriesRun extends CounterRun, Series {}

interface RunRow extends Omit<SeriesRun, 'firstAt' | 'lastAt'> {
  readonly firstAt: Date;
  readonly lastAt: Date;
}

const columns = sql`kind, series, first, first_at "firstAt", last, last_at "lastAt", device_id "deviceId",
  unit_id "unitId", first_signature "firstSignature", last_signature "lastSignature"`;

/** The counters of all tenants that are not one unbroken run, or have a gap that is still open. Ids only. */
export const brokenSeries = async (db: Database): Promise<ReadonlyMap<string, readonly Series[]>> => {
  const { rows } = await inSystem(db, (tx) =>
    sql<Series & { tenantId: string }>`select tenant_id "tenantId", kind, series from broken_series()
      order by tenant_id, kind, series`.execute(tx),
  );
  return Map.groupBy(rows, ({ tenantId }) => tenantId);
};

/** More runs than this have only counters that were shared with a till which is not linked. */
export const maxRuns = 5_000;

/** Keeps all others from changing the runs of a counter until the transaction ends; pushes wait. */
export const lockRuns = async (tx: Tx, { kind, series }: Series): Promise<void> => {
  await sql`select pg_advisory_xact_lock(36, counter_lock((select current_tenant()), ${kind}, ${series}))`.execute(
    tx,
  );
};

/** The newest runs of a counter. */
export const runsOfSeries = async (tx: Tx, { kind, series }: Series): Promise<readonly SeriesRun[]> => {
  const { rows } = await sql<RunRow>`select ${columns} from counter_runs
    where tenant_id = (select current_tenant()) and kind = ${kind} and series = ${series}
    order by first_at desc, first desc limit ${maxRuns}`.execute(tx);
  return rows.map(runOf);
};

/**
 * All runs of a register's counters, in one query by indexes, however many receipts it has: those that it sent, and those
 * of the security device that it uses, which others may use, too.
 */
export const runsOfRegister = async (tx: Tx, deviceId: string): Promise<readonly SeriesRun[]> => {
  const { rows } = await sql<RunRow>`
    (select ${columns} from counter_runs
      where tenant_id = (select current_tenant()) and device_id = ${deviceId} limit ${maxRuns})
    union
    (select ${columns} from counter_runs
      where tenant_id = (select current_tenant()) and kind = 'transaction' and series = (
        select tse_serial from receipts
        where tenant_id = (select current_tenant()) and device_id = ${deviceId} and tse_serial is not null
        order by ended_at desc, id desc limit 1)
      limit ${maxRuns})`.execute(tx);
  return rows
    .map(runOf)
    .toSorted((one, other) => counterKinds.indexOf(one.kind) - counterKinds.indexOf(other.kind));
};

/** Adds runs to a counter. */
export const insertRuns = async (
  tx: Tx,
  { kind, series }: Series,
  runs: readonly CounterRun[],
): Promise<void> => {
  if (runs.length === 0) return;
  await sql`insert into counter_runs (tenant_id, kind, series, first, first_at, last, last_at, device_id, unit_id,
      first_signature, last_signature)
    select (select current_tenant()), ${kind}, ${series}, x.first, x."firstAt", x.last, x."lastAt", x."deviceId", x."unitId",
      x."firstSignature", x."lastSignature"
    from json_to_recordset(${rowsOf(runs)}::json) x(first bigint, "firstAt" timestamptz, last bigint,
      "lastAt" timestamptz, "deviceId" uuid, "unitId" uuid, "firstSignature" bigint, "lastSignature" bigint)
    on conflict do nothing`.execute(tx);
};

/** Puts joined runs in the place of those that they were made of. They must be locked. */
export const replaceRuns = async (
  tx: Tx,
  series: Series,
  old: readonly CounterRun[],
  joined: readonly CounterRun[],
): Promise<void> => {
  await sql`delete from counter_runs r
    using json_to_recordset(${rowsOf(without(old, joined))}::json) x(first bigint, "firstAt" timestamptz)
    where r.tenant_id = (select current_tenant()) and r.kind = ${series.kind} and r.series = ${series.series}
      and r.first = x.first and r.first_at = x."firstAt"`.execute(tx);
  await insertRuns(tx, series, without(joined, old));
};

function runOf(row: RunRow): SeriesRun {
  return {
    ...row,
    firstAt: row.firstAt.getTime(),
    lastAt: row.lastAt.getTime(),
  };
}

function rowsOf(runs: readonly CounterRun[]): string {
  return JSON.stringify(
    runs.map((run) => ({
      ...run,
      firstAt: new Date(run.firstAt),
      lastAt: new Date(run.lastAt),
    })),
  );
}

function without(runs: readonly CounterRun[], others: readonly CounterRun[]): readonly CounterRun[] {
  const keys = new Set(others.map(keyOf));
  return runs.filter((run) => !keys.has(keyOf(run)));
}

function keyOf({ first, firstAt, last }: CounterRun): string {
  return `${first} ${firstAt} ${last}`;
}
