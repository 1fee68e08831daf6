import { countWaitingRecords, endGapAlerts } from '../content/notifications/index.ts';
import { createClosingDecider } from '../sales/closings/index.ts';
import { createPushQueue } from '../sales/receipts/index.ts';
import type { Needs } from './features.ts';
import type { Parts } from './parts.ts';

type SalesPorts = Pick<Needs, 'receipts' | 'closings' | 'counters' | 'mails'>;

/** Receipts and closings, with what waits for a person and what is missing between them. */
export const connectReceipts = ({ config, db, jobs, mails }: Parts): SalesPorts => ({
  receipts: {
    queue: createPushQueue(db, config.PUSH_COALESCING === 'on'),
    onProblems: countWaitingRecords,
    deciders: { closing: createClosingDecider(db, jobs) },
  },
  closings: { jobs, onProblems: countWaitingRecords },
  counters: { endGapAlerts },
  mails,
});
