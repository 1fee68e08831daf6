import { BoundedMap } from '../../../kit/bounded-map/index.ts';
import type { Database } from '../../../kit/db/pools.ts';
import { type BatchColumns, columnsOf } from './batch-columns.ts';
import type { Origin, ReceiptRow } from './receipt-row.ts';
import { ingestFailure, ingestReceipts, touchDevice } from './receipts.store.ts';

export type StoredOutcome = 'stored' | 'duplicate' | 'differs' | 'unstorable';

/** How rows fared that were not simply stored, by id: hardly ever any, so hundreds of entries are not made. */
export type Exceptions = ReadonlyMap<string, Exclude<StoredOutcome, 'stored'>>;
type Noted = Map<string, Exclude<StoredOutcome, 'stored'>>;

interface Job {
  readonly rows: readonly ReceiptRow[];
  readonly columns: BatchColumns | undefined;
  readonly resolve: (exceptions: Exceptions) => void;
  readonly reject: (error: unknown) => void;
}

/** Bounds of one statement and of statements under way per tenant (database.md: more is slower again). */
const bounds = { jobs: 16, rows: 200, flights: 3 } as const;
// Rivals store the same receipt in the same moment at most once each; a try more finds it stored.
const tries = 5;

// 'data from' is shown to the minute: a register's note is written at most once a second.
const touchEveryMs = 1_000;
/** More registers than sell through one process in a second; beyond that notes are written more often. */
const maxTouched = 10_000;

interface Lane {
  readonly waiting: Job[];
  flights: number;
}

/**
 * Small pushes of one tenant wait in the process for the statement under way and share the next one: many tills
 * that send one receipt each would otherwise fight for the same roll-up rows (database.md, 3.8 times).
 */
export const createPushQueue = (db: Database, isCoalescing = true) => {
  const lanes = new Map<string, Lane>();
  const touched = new BoundedMap<string, number>(maxTouched);

  const launch = (tenantId: string, lane: Lane): void => {
    while (lane.flights < bounds.flights && lane.waiting.length > 0) {
      const jobs = isCoalescing ? nextFlight(lane.waiting) : lane.waiting.splice(0, 1);
      lane.flights += 1;
      void runJobs(db, tenantId, jobs)
        .catch((error) => (jobs.length > 1 ? runAlone(db, tenantId, jobs) : jobs[0]?.reject(error)))
        .finally(() => {
          lane.flights -= 1;
          if (lane.flights === 0 && lane.waiting.length === 0) lanes.delete(tenantId);
          else launch(tenantId, lane);
        });
    }
  };

  return {
    /**
     * Stores the rows of one request, whose ids differ, and tells which were not new. Rejects when the database is away or
     * the register unlinked.
     * @param columns theirs; without them the rows are read again
     */
    store: (tenantId: string, rows: readonly ReceiptRow[], columns?: BatchColumns): Promise<Exceptions> =>
      new Promise((resolve, reject) => {
        let lane = lanes.get(tenantId);
        if (!lane) {
          lane = { waiting: [], flights: 0 };
          lanes.set(tenantId, lane);
        }
        lane.waiting.push({ rows, columns, resolve, reject });
        launch(tenantId, lane);
      }),
    /** Notes on a register that it sent receipts. */
    touch: async (
      { tenantId, deviceId }: Pick<Origin, 'tenantId' | 'deviceId'>,
      at: number,
    ): Promise<void> => {
      if (at - (touched.get(deviceId) ?? 0) < touchEveryMs) return;
      touched.set(deviceId, at);
      await touchDevice(db, tenantId, deviceId, new Date(at));
    },
  };
};

export type PushQueue = ReturnType<typeof createPushQueue>;

function nextFlight(waiting: Job[]): Job[] {
  let rows = 0;
  let count = 0;
  for (const job of waiting) {
    if (count > 0 && (count >= bounds.jobs || rows + job.rows.length > bounds.rows)) break;
    rows += job.rows.length;
    count += 1;
  }
  return waiting.splice(0, count);
}

async function runJobs(db: Database, tenantId: string, jobs: readonly Job[]): Promise<void> {
  const [only] = jobs;
  if (only && jobs.length === 1) await runAloneInStatement(db, tenantId, only);
  else await runTogether(db, tenantId, jobs);
}

async function runAloneInStatement(db: Database, tenantId: string, job: Job): Promise<void> {
  const exceptions: Noted = new Map();
  await storeRows(db, tenantId, job.rows, exceptions, job.columns);
  job.resolve(exceptions);
}

/**
 * Stores the rows, whatever some of them are: what is stored already is set aside, and a row that the database
 * cannot hold is found by halving and set aside too, so it blocks no other.
 * @param known the columns of all rows, where they are known
 */
async function storeRows(
  db: Database,
  tenantId: string,
  rows: readonly ReceiptRow[],
  exceptions: Noted,
  known?: BatchColumns,
): Promise<void> {
  let open = rows;
  let columns = known;
  for (let attempt = 1; open.length > 0; attempt += 1) {
    try {
      columns ??= columnsOf(open);
      open = await storeOnce(db, tenantId, open, columns, exceptions);
      columns = undefined;
    } catch (error) {
      const failure = ingestFailure(error);
      if (failure === 'retry' && attempt < tries) continue;
      if (failure !== 'data') throw error;
      const [only] = open;
      if (open.length === 1 && only) return void exceptions.set(only.id, 'unstorable');
      const half = open.length >> 1;
      await storeRows(db, tenantId, open.slice(0, half), exceptions);
      return storeRows(db, tenantId, open.slice(half), exceptions);
    }
  }
}

async function storeOnce(
  db: Database,
  tenantId: string,
  rows: readonly ReceiptRow[],
  columns: BatchColumns,
  exceptions: Noted,
): Promise<readonly ReceiptRow[]> {
  const conflicts = await ingestReceipts(db, tenantId, rows, columns, new Date());
  for (const { conflict_id, same } of conflicts) exceptions.set(conflict_id, same ? 'duplicate' : 'differs');
  return conflicts.length > 0 ? rows.filter((row) => !exceptions.has(row.id)) : [];
}

async function runTogether(db: Database, tenantId: string, jobs: readonly Job[]): Promise<void> {
  const first = firstOfEachId(jobs);
  const exceptions: Noted = new Map();
  await storeRows(db, tenantId, [...first.values()], exceptions);
  for (const job of jobs) {
    const own: Noted = new Map();
    const repeated = job.rows.filter((row) => first.get(row.id) !== row);
    if (repeated.length > 0) await storeRows(db, tenantId, repeated, own);
    for (const row of job.rows) {
      const exception = first.get(row.id) === row ? exceptions.get(row.id) : undefined;
      if (exception) own.set(row.id, exception);
    }
    job.resolve(own);
  }
}

/** Two requests that share a statement may hold the same id: the first is stored, the others meet it as stored. */
function firstOfEachId(jobs: readonly Job[]): Map<string, ReceiptRow> {
  const first = new Map<string, ReceiptRow>();
  for (const job of jobs) for (const row of job.rows) if (!first.has(row.id)) first.set(row.id, row);
  return first;
}

/** What `runJobs` is told to do when one job's failure must not fail the others that shared its statement. */
async function runAlone(db: Database, tenantId: string, jobs: readonly Job[]): Promise<void> {
  for (const job of jobs) await runJobs(db, tenantId, [job]).catch(job.reject);
}
