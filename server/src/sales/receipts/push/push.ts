import { AppError } from '@tresen/domain/kit/errors';
import type { Database } from '../../../kit/db/pools.ts';
import type { PooledBytes } from '../../../kit/memory/index.ts';
import { type CountProblems, keepProblems } from '../problems/sync-problems.store.ts';
import { answersOf, type Problem, type PushOutcome } from './push-answers.ts';
import type { Exceptions, PushQueue } from './push-queue.ts';
import { type ReadPush, readPush } from './read-push.ts';
import type { Origin } from './receipt-row.ts';
import { ingestFailure } from './receipts.store.ts';

export interface PushDependencies {
  readonly db: Database;
  readonly queue: PushQueue;
  readonly now: () => number;
  readonly onProblems: CountProblems;
}

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
