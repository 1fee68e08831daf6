import { receiptsPerPush } from '@tresen/domain/sales/receipts';
import { isFailure, type RegisterSession, type RetryOptions, untilReachable } from '../protocol/index.ts';
import {
  type Answer,
  applyAnswers,
  type OutboxEntry,
  type Outcome,
  type OutcomeCounts,
  outcomes,
  readWaiting,
  type Store,
} from '../store/index.ts';
import { pushClosings } from './push-closings.ts';

export type PushOptions = RetryOptions &
  Readonly<{
    /** Receipts per request, at most and by default `receiptsPerPush`. */
    batchSize?: number | undefined;
    /** Requests under way at once, 2 by default. */
    inFlight?: number | undefined;
    /** Makes more receipts when the outbox runs dry; returns false when there are none left. */
    refill?: (() => boolean) | undefined;
    /** Told after each answered batch. */
    onAnswers?: ((answers: readonly Answer[]) => void) | undefined;
  }>;

type PushResult = Readonly<{
  pushReceipts: Readonly<{
    results: readonly Readonly<{ index: number; outcome: Outcome; reason: string | null }>[];
  }>;
}>;

const mutation = `mutation($batch: String!) { pushReceipts(batch: $batch) { results { index outcome reason } } }`;

/** A body may be refused by the receipts' own limit or already by that of the HTTP server. */
const tooLarge = new Set(['TOO_LARGE', 'HTTP_413']);

/**
 * Pushes all that waits in the outbox, the receipts before the closings that hold them, and returns how the cloud
 * answered. While the server is unreachable it waits and
 * sends the same text again; other failures end it, with every unanswered entry still in the outbox.
 */
export async function pushOutbox(
  store: Store,
  session: RegisterSession,
  options: PushOptions = {},
): Promise<OutcomeCounts> {
  const counts = { stored: 0, duplicate: 0, quarantined: 0, rejected: 0 };
  const nextBatch = batchesOf(store, options);
  let isFailed = false;
  const worker = async () => {
    for (let batch = nextBatch(); batch.length > 0 && !isFailed; batch = nextBatch()) {
      const answers = await pushBatch(session, batch, options);
      applyAnswers(store, answers);
      for (const { outcome } of answers) counts[outcome] += 1;
      options.onAnswers?.(answers);
    }
  };
  const fail = (error: unknown) => {
    isFailed = true;
    throw error;
  };
  const workers = Array.from({ length: options.inFlight ?? 2 }, () => worker().catch(fail));
  // All have ended before the caller hears of a failure: it may close the store then.
  for (const result of await Promise.allSettled(workers))
    if (result.status === 'rejected') throw result.reason;
  const closings = await pushClosings(store, session, options);
  for (const outcome of outcomes) counts[outcome] += closings[outcome];
  return counts;
}

/** Hands out the waiting entries in order, each once, refilling the outbox when a batch would not be full. */
function batchesOf(store: Store, options: PushOptions): () => OutboxEntry[] {
  const size = Math.min(options.batchSize ?? receiptsPerPush, receiptsPerPush);
  let last = 0;
  return () => {
    options.signal?.throwIfAborted();
    let batch = readWaiting(store, last, size);
    while (batch.length < size && options.refill?.()) batch = readWaiting(store, last, size);
    last = batch.at(-1)?.seq ?? last;
    return batch;
  };
}

/** Pushes one batch; one that is too large for the server goes in halves, and a receipt that is stays here. */
async function pushBatch(
  session: RegisterSession,
  batch: readonly OutboxEntry[],
  options: RetryOptions,
): Promise<Answer[]> {
  const text = `[${batch.map((entry) => entry.raw).join(',')}]`;
  try {
    const { pushReceipts } = await untilReachable(
      () => session.ask<PushResult>(mutation, { batch: text }),
      options,
    );
    return batch.map((entry, index) => answerOf(entry, pushReceipts.results[index], index));
  } catch (error) {
    if (!isFailure(error, 'refused') || !tooLarge.has(error.code)) throw error;
    const [only, second] = batch;
    if (only && !second) return [{ seq: only.seq, outcome: 'rejected', reason: 'TOO_LARGE' }];
    const middle = Math.ceil(batch.length / 2);
    const first = await pushBatch(session, batch.slice(0, middle), options);
    return [...first, ...(await pushBatch(session, batch.slice(middle), options))];
  }
}

type Result = PushResult['pushReceipts']['results'][number];

function answerOf(entry: OutboxEntry, result: Result | undefined, index: number): Answer {
  if (result?.index !== index)
    throw new Error(`the server's answers do not match the batch at receipt ${index}`);
  return { seq: entry.seq, outcome: result.outcome, reason: result.reason };
}
