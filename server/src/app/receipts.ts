import { countWaitingRecords, endGapAlerts } from '../content/notifications/index.ts';
import { createPushQueue } from '../sales/receipts/index.ts';
import { tellGaps } from './alert-news.ts';
import type { Parts } from './parts.ts';
import type { SchemaDependencies } from './schemas.ts';

/** Receipts, with what waits for a person and what is missing between them: pushes show on open pages. */
export const connectReceipts = (parts: Parts): Pick<SchemaDependencies, 'receipts' | 'counters'> => {
  const { config, db, live, closings } = parts;
  return {
    receipts: {
      queue: createPushQueue(db, config.PUSH_COALESCING === 'on'),
      onChange: ({ tenantId, unitId }, topic) => {
        live.changed({ tenantId, unitId, topic });
        if (topic === 'syncProblems') live.changed({ tenantId, unitId, topic: 'alerts' });
      },
      onProblems: countWaitingRecords,
      deciders: { closing: closings.decider },
    },
    counters: { endGapAlerts, onChange: tellGaps(parts) },
  };
};
