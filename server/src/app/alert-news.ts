import type { Parts } from './parts.ts';

type Tell = (tenantId: string) => void;

/** Open pages look at the alerts anew. */
export const tellAlerts =
  ({ live }: Pick<Parts, 'live'>): Tell =>
  (tenantId) =>
    live.changed({ tenantId, unitId: null, topic: 'alerts' });

/** Gaps stand beside the sync problems, and people are told of them. */
export const tellGaps =
  ({ live }: Pick<Parts, 'live'>): Tell =>
  (tenantId) => {
    live.changed({ tenantId, unitId: null, topic: 'syncProblems' });
    live.changed({ tenantId, unitId: null, topic: 'alerts' });
  };
