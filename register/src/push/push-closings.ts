import type { Closing } from '@tresen/domain/sales/closings';
import { type RegisterSession, type RetryOptions, untilReachable } from '../protocol/index.ts';
import {
  endClosing,
  inTransaction,
  type MadeClosing,
  type Outcome,
  type OutcomeCounts,
  readWaitingClosings,
  type Store,
} from '../store/index.ts';

type PushResult = Readonly<{
  pushClosings: Readonly<{
    results: readonly Readonly<{ id: Closing['id'] | null; outcome: Outcome; reason: string | null }>[];
  }>;
}>;

const mutation = `mutation($batch: String!) { pushClosings(batch: $batch) { results { id outcome reason } } }`;

/** One closing has tens of kilobytes. */
const batchSize = 20;

/**
 * Pushes the closings that wait and counts the cloud's answers. To be called once the receipts are out: a closing follows
 * those that it holds. While the server is unreachable it waits and sends the same text again.
 */
export async function pushClosings(
  store: Store,
  session: RegisterSession,
  options: RetryOptions,
): Promise<OutcomeCounts> {
  const counts = { stored: 0, duplicate: 0, quarantined: 0, rejected: 0 };
  for (;;) {
    options.signal?.throwIfAborted();
    const waiting = readWaitingClosings(store, batchSize);
    if (waiting.length === 0) return counts;
    for (const outcome of await pushBatch(store, session, waiting, options)) counts[outcome] += 1;
  }
}

async function pushBatch(
  store: Store,
  session: RegisterSession,
  waiting: readonly MadeClosing[],
  options: RetryOptions,
): Promise<Outcome[]> {
  const batch = `[${waiting.map(({ raw }) => raw).join(',')}]`;
  const { pushClosings: answer } = await untilReachable(
    () => session.ask<PushResult>(mutation, { batch }),
    options,
  );
  if (answer.results.length !== waiting.length)
    throw new Error('the server’s answers do not match the closings');
  inTransaction(store, () => {
    for (const [index, { id }] of waiting.entries()) {
      const result = answer.results[index];
      if (result) endClosing(store, id, { ...result, at: Date.now() });
    }
  });
  return answer.results.map(({ outcome }) => outcome);
}
