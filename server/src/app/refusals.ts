import type { Logger } from 'pino';
import { createSlidingWindow } from '../account/throttling/index.ts';
import type { OnRefusal, Refusal } from '../kit/context/index.ts';

/** Refused rights, counted for the metrics and told in the log: who and what, never which values. */
export interface Refusals {
  readonly note: OnRefusal;
  /** Since the start, by kind. */
  counts(): ReadonlyMap<Refusal['kind'], number>;
}

const minute = 60_000;
/** A script that tries ids must not fill the log: what is left out is counted, and told with the next line. */
const lines = { ofOne: 5, ofAll: 60 } as const;

export const createRefusals = (log: Pick<Logger, 'warn'>, now: () => number): Refusals => {
  const counts = new Map<Refusal['kind'], number>();
  const ofOne = createSlidingWindow(lines.ofOne, minute, now);
  const ofAll = createSlidingWindow(lines.ofAll, minute, now);
  let unsaid = 0;

  return {
    counts: () => counts,
    note: ({ kind, what, caller }) => {
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      if (ofOne.take(caller.sessionId) > 0 || ofAll.take('all') > 0) {
        unsaid += 1;
        return;
      }
      const { tenantId, sessionId, userId, deviceId } = caller;
      log.warn({ kind, what, userId, deviceId, tenantId, sessionId, unsaid }, 'a right was refused');
      unsaid = 0;
    },
  };
};
