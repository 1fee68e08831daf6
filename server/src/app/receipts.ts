import { countWaitingRecords, endGapAlerts } from '../content/notifications/index.ts';
import { createPushQueue } from '../sales/receipts/index.ts';
import type { Needs } from './features.ts';
import type { Parts } from './parts.ts';

/** Receipts, with what waits for a person and what is missing between them. */
export const connectReceipts = (parts: Parts): Pick<Needs, 'receipts' | 'counters'> => {
  const { config, db, closings } = parts;
  return {
    receipts: {
      queue: createPushQueue(db, config.PUSH_COALESCING === 'on'),
      onProblems: countWaitingRecords,
      deciders: { closing: closings.decider },
    },
    counters: { endGapAlerts },
  };
};
