import { openSession } from '../protocol/index.ts';
import { type PushOptions, pushOutbox } from '../push/index.ts';
import { countersAfter, openTill, putReceipt } from '../receipts/index.ts';
import {
  advanceCounter,
  inTransaction,
  readCounter,
  readSetting,
  type Store,
  writeSetting,
} from '../store/index.ts';
import { InputError, type ReplayBranch } from './replay-map.ts';

/** Receipts made and stored at a time; the outbox never holds much more. */
const chunk = 500;

/** Everything of a replayed receipt derives from the input, so the numbers begin where its index does. */
const firstCounters = { number: 0, transaction: 0, signatureCounter: 0 };

/**
 * Makes the next receipts of the branch in the outbox, as one transaction with the progress in the input; returns false
 * when the input is used up.
 */
export function stageReceipts(store: Store, branch: ReplayBranch): boolean {
  const done = readCounter(store, 'replayed');
  const end = Math.min(done + chunk, branch.receipts);
  if (done === end) return false;
  const till = openTill(store);
  inTransaction(store, () => {
    for (let index = done; index < end; index += 1) {
      putReceipt(store, till, branch.draft(index), countersAfter(firstCounters, index + 1));
    }
    advanceCounter(store, 'replayed', end - done);
  });
  return true;
}

/**
 * Pushes all receipts of a branch through its linked register. A killed call goes on where the store says; a call after
 * the last does nothing.
 */
export async function replayBranch(
  store: Store,
  branch: ReplayBranch,
  options: PushOptions = {},
): Promise<void> {
  const refill = () => stageReceipts(store, branch);
  await pushOutbox(store, openSession(store), { inFlight: 3, ...options, refill });
}

/** Binds the store to this input; a store that has begun with another one is refused. */
export function claimStore(store: Store, input: string): void {
  const known = readSetting<string>(store, 'replayInput');
  if (known !== undefined && known !== input) {
    throw new InputError(`${store.file} holds the replay of another file; choose another --store`);
  }
  writeSetting(store, 'replayInput', input);
}
