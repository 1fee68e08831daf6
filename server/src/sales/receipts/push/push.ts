import { AppError } from '@tresen/domain/kit/errors';
import type { Database } from '../../../kit/db/pools.ts';
import type { JsonFault } from '../../../kit/json-faults/index.ts';
import type { PooledBytes } from '../../../kit/memory/index.ts';
import { type CountProblems, keepProblems, type Quarantined } from '../problems/sync-problems.store.ts';
import type { Exceptions, PushQueue, StoredOutcome } from './push-queue.ts';
import { type ReadPush, readPush } from './read-push.ts';
import { contentHash, type Origin, type ReceiptRow } from './receipt-row.ts';
import { ingestFailure } from './receipts.store.ts';
import { createFaultList, faultOfProblem, faultOfStore } from './record-faults.ts';

/** The answer for one record (contract 17). `reason` is a code of docs/register-integration.md. */
export interface PushOutcome {
  readonly index: number;
  readonly id: string | null;
  readonly outcome: 'stored' | 'duplicate' | 'quarantined' | 'rejected';
  readonly reason: string | null;
  /** Where and why it was refused or put aside; empty for what is stored. */
  readonly faults: readonly JsonFault[];
}

export interface PushDependencies {
  readonly db: Database;
  readonly queue: PushQueue;
  readonly now: () => number;
  readonly onProblems: CountProblems;
}

interface Problem extends Quarantined {
  readonly origin: Origin;
}

const reasonOf: Readonly<Record<'differs' | 'unstorable', string>> = {
  differs: 'CONTENT_DIFFERS',
  unstorable: 'UNSTORABLE',
};

/** What the database says against a record, as a fault. */
const faultsOf: Readonly<Record<'differs' | 'unstorable', readonly JsonFault[]>> = {
  differs: faultOfStore('/id', 'sameContent'),
  unstorable: faultOfStore('', 'storable'),
};

const noFaults: readonly JsonFault[] = [];

/** The answer to each record of a push, and what follows from them. */
export const answersOf = ({ records }: ReadPush, exceptions: Exceptions) => {
  const problems: Problem[] = [];
  const faultsAt = createFaultList();
  const stored = new Map<string, Origin>();
  const results = records.map((record, index): PushOutcome => {
    if (record.outcome === 'rejected') return { index, ...record, faults: faultsAt(index, record.faults) };
    const { row } = record;
    const { id } = row;
    if (record.outcome === 'quarantined') {
      problems.push(quarantine(row, record.problem.reason, record.problem));
      const faults = faultsAt(index, faultOfProblem(record.problem));
      return { index, id, outcome: 'quarantined', reason: record.problem.reason, faults };
    }
    const outcome = storedAs(row, record.first, exceptions);
    if (outcome === 'stored') stored.set(row.origin.unitId, row.origin);
    if (outcome === 'stored' || outcome === 'duplicate')
      return { index, id, outcome, reason: null, faults: noFaults };
    problems.push(quarantine(row, reasonOf[outcome]));
    const faults = faultsAt(index, faultsOf[outcome]);
    return { index, id, outcome: 'quarantined', reason: reasonOf[outcome], faults };
  });
  return { results, problems, stored: [...stored.values()] };
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
  const read = readPush(batch.bytes, origin, deps.now());
  const exceptions = await storeAll(deps, origin.tenantId, read);
  const { results, problems, stored } = answersOf(read, exceptions);
  batch.release();
  await keepAll(deps, problems);
  if (stored.length > 0) await deps.queue.touch(origin, deps.now());
  for (const { tenantId, unitId } of stored) deps.db.events.tell({ topic: 'figures', tenantId, unitId });
  return results;
};

function quarantine(row: ReceiptRow, reason: string, detail: object = {}): Problem {
  return {
    origin: row.origin,
    recordId: row.id,
    contentHash: contentHash(row.bytes),
    reason,
    detail: { ...detail },
    raw: row.bytes.toString(),
  };
}

/** How a storable record fared: the second of one batch is compared with the first. */
function storedAs(row: ReceiptRow, first: ReceiptRow, exceptions: Exceptions): StoredOutcome {
  const outcome = (exceptions.size > 0 && exceptions.get(row.id)) || 'stored';
  if (first === row) return outcome;
  if (contentHash(first.bytes) !== contentHash(row.bytes)) return 'differs';
  return outcome === 'stored' ? 'duplicate' : outcome;
}

async function storeAll(
  { queue }: PushDependencies,
  tenantId: string,
  { rows, columns }: ReadPush,
): Promise<Exceptions> {
  if (rows.length === 0) return new Map();
  try {
    return await queue.store(tenantId, rows, columns);
  } catch (error) {
    if (ingestFailure(error) === 'unlinked') throw new AppError('DEVICE_UNLINKED');
    throw error;
  }
}

/** Keeps what needs a person, each in the branch that it belongs to; a register that was moved may send of several. */
async function keepAll(deps: PushDependencies, problems: readonly Problem[]): Promise<void> {
  for (const ofBranch of Map.groupBy(problems, ({ origin }) => origin.unitId).values()) {
    const origin = ofBranch[0]?.origin;
    if (!origin) continue;
    await keepProblems(deps.db, origin, ofBranch, new Date(deps.now()), deps.onProblems);
  }
}
