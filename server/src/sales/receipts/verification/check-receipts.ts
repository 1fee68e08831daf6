import type { PooledBytes } from '../../../kit/memory/index.ts';
import type { PushDependencies } from '../push/push.ts';
import { answersOf, type PushOutcome } from '../push/push-answers.ts';
import { readPush } from '../push/read-push.ts';
import type { Origin } from '../push/receipt-row.ts';
import { knownReceipts } from '../push/receipts.store.ts';

/**
 * What `pushReceipts` would answer to the same batch, now: nothing is stored, counted or told to anybody. Only what the
 * database alone can refuse (`UNSTORABLE`) is not foreseen.
 * @param batch JSON text of an array of receipts; released
 * @throws {AppError} MALFORMED_JSON, TOO_LARGE (more than 500 receipts), DEVICE_UNLINKED
 */
export const checkReceipts = async (
  { db, now }: Pick<PushDependencies, 'db' | 'now'>,
  origin: Origin,
  batch: PooledBytes,
): Promise<readonly PushOutcome[]> => {
  try {
    const read = readPush(batch.bytes, origin, now());
    return answersOf(read, await knownReceipts(db, origin, read.rows)).results;
  } finally {
    batch.release();
  }
};
