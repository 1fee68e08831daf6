import { AppError } from '@tresen/domain/errors';
import type { Database } from '../../kit/db/pools.ts';
import type { PooledBytes } from '../../kit/memory/index.ts';
import { readBatch } from './batch-records.ts';
import type { Exceptions, PushQueue, StoredOutcome } from './push-queue.ts';
import { checkReceipt, type ReceiptRecord } from './receipt-record.ts';
import type { Origin, ReceiptRow } from './receipt-row.ts';
import { ingestFailure, touchDevice } from './receipts.store.ts';
import { keepProblems, type Quarantined } from './sync-problems.store.ts';

/** The answer for one record (contract 17). `reason` is a code of docs/register-integration.md. */
export interface PushOutcome {
  readonly index: number;
  readonly id: string | null;
  readonly outcome: 'stored' | 'duplicate' | 'quarantined' | 'rejected';
  readonly reason: string | null;
}

export interface PushDependencies {
  readonly db: Database;
  readonly queue: PushQueue;
  readonly now: () => number;
  /** Told after figures, or the list of problems, of a branch changed. */
  readonly onChange: (origin: Origin, topic: 'figures' | 'syncProblems') => void;
}

// 'data from' is shown to the minute: a register's note is written at most once a second.
const touchEveryMs = 1_000;
const touched = new Map<string, number>();

const touch = async ({ db, now }: PushDependencies, { tenantId, deviceId }: Origin): Promise<void> => {
  const at = now();
  if (at - (touched.get(deviceId) ?? 0) < touchEveryMs) return;
  touched.set(deviceId, at);
  await touchDevice(db, tenantId, deviceId, new Date(at));
};

const quarantine = (row: ReceiptRow, reason: string, detail: object = {}): Quarantined => ({
  recordId: row.head.id,
  contentHash: row.head.hash,
  reason,
  detail: { ...detail },
  raw: row.bytes.toString(),
});

const reasonOf: Readonly<Record<'differs' | 'unstorable', string>> = {
  differs: 'CONTENT_DIFFERS',
  unstorable: 'UNSTORABLE',
};

interface Sorted {
  readonly records: readonly ReceiptRecord[];
  /** The first record of each id goes to the database. */
  readonly rows: readonly ReceiptRow[];
  readonly first: ReadonlyMap<string, ReceiptRow>;
}

const sortRecords = (records: readonly ReceiptRecord[]): Sorted => {
  const first = new Map<string, ReceiptRow>();
  for (const record of records) {
    if (record.outcome === 'storable' && !first.has(record.row.head.id))
      first.set(record.row.head.id, record.row);
  }
  return { records, rows: [...first.values()], first };
};

/** How a storable record fared: the second of one batch is compared with the first. */
const storedAs = (row: ReceiptRow, first: ReceiptRow | undefined, exceptions: Exceptions): StoredOutcome => {
  const outcome = exceptions.get(row.head.id) ?? 'stored';
  if (first === row) return outcome;
  if (first?.head.hash !== row.head.hash) return 'differs';
  return outcome === 'stored' ? 'duplicate' : outcome;
};

const answers = (sorted: Sorted, exceptions: Exceptions) => {
  const problems: Quarantined[] = [];
  const results = sorted.records.map((record, index): PushOutcome => {
    if (record.outcome === 'rejected') return { index, ...record };
    const { row } = record;
    const { id } = row.head;
    if (record.outcome === 'quarantined') {
      problems.push(quarantine(row, record.problem.reason, record.problem));
      return { index, id, outcome: 'quarantined', reason: record.problem.reason };
    }
    const stored = storedAs(row, sorted.first.get(id), exceptions);
    if (stored === 'stored' || stored === 'duplicate') return { index, id, outcome: stored, reason: null };
    problems.push(quarantine(row, reasonOf[stored]));
    return { index, id, outcome: 'quarantined', reason: reasonOf[stored] };
  });
  return { results, problems };
};

const storeAll = async (
  { queue }: PushDependencies,
  tenantId: string,
  rows: readonly ReceiptRow[],
): Promise<Exceptions> => {
  if (rows.length === 0) return new Map();
  try {
    return await queue.store(tenantId, rows);
  } catch (error) {
    if (ingestFailure(error) === 'unlinked') throw new AppError('DEVICE_UNLINKED');
    throw error;
  }
};

/**
 * Takes a register's push: stores what is right, keeps what needs a person, refuses what is not the register's own,
 * and answers record by record. When it throws, nothing of the batch was answered and the register sends it
 * again: identity makes that harmless.
 * @param batch JSON text of an array of receipts (contract 20); changed here, and released once it is stored
 * @throws {AppError} MALFORMED_JSON, TOO_LARGE (more than 500 receipts), DEVICE_UNLINKED
 */
export const pushReceipts = async (
  deps: PushDependencies,
  origin: Origin,
  batch: PooledBytes,
): Promise<readonly PushOutcome[]> => {
  const nowMs = deps.now();
  const sorted = sortRecords(readBatch(batch.bytes, (record) => checkReceipt(record, origin, nowMs)));
  const exceptions = await storeAll(deps, origin.tenantId, sorted.rows);
  const { results, problems } = answers(sorted, exceptions);
  batch.release();
  if (problems.length > 0) await keepProblems(deps.db, origin, problems, new Date(deps.now()));
  if (results.some(({ outcome }) => outcome === 'stored')) {
    await touch(deps, origin);
    deps.onChange(origin, 'figures');
  }
  if (problems.length > 0) deps.onChange(origin, 'syncProblems');
  return results;
};
