import {
  countWaitingRecords,
  registersWithoutClosings,
  tellMissingClosings,
} from '../content/notifications/index.ts';
import type { Live } from '../fleet/live/index.ts';
import type { Database } from '../kit/db/pools.ts';
import type { Jobs } from '../kit/jobs/index.ts';
import {
  type ClosingsPort,
  compareClosingsJob,
  createClosingComparison,
  createClosingDecider,
  createClosingWatch,
  watchClosingsJob,
} from '../sales/closings/index.ts';
import type { Config } from './config.ts';

/** What of the server the closings work with. */
interface ClosingsParts {
  readonly config: Pick<Config, 'now'>;
  readonly live: Live;
  readonly db: Database;
  readonly jobs: Jobs;
  readonly logError: (error: unknown) => void;
}

/** Closings with all that they tell others: open pages, the sync problems, alerts. */
export const connectClosings = ({ config, live, db, jobs, logError }: ClosingsParts) => {
  const { now } = config;
  const tellAlerts = (tenantId: string): void => live.changed({ tenantId, unitId: null, topic: 'alerts' });
  const port: ClosingsPort = {
    jobs,
    onChange: ({ tenantId, unitId }, topic) => {
      live.changed({ tenantId, unitId, topic });
      if (topic === 'syncProblems') live.changed({ tenantId, unitId, topic: 'alerts' });
    },
    onProblems: countWaitingRecords,
  };
  return {
    port,
    decider: createClosingDecider(db, jobs),
    handlers: {
      [compareClosingsJob]: createClosingComparison({
        db,
        now,
        onChange: ({ tenantId, unitId }) => live.changed({ tenantId, unitId, topic: 'closings' }),
        onError: logError,
      }),
      [watchClosingsJob]: createClosingWatch({
        db,
        now,
        alerts: { open: registersWithoutClosings, tell: tellMissingClosings },
        onChange: tellAlerts,
      }),
    },
    minutely: [compareClosingsJob, watchClosingsJob],
  };
};
