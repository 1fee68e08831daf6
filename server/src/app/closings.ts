import {
  countWaitingRecords,
  registersWithoutClosings,
  tellMissingClosings,
} from '../content/notifications/index.ts';
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
  readonly db: Database;
  readonly jobs: Jobs;
  readonly logError: (error: unknown) => void;
}

/** Closings, with what waits for a person and what people are told of. */
export const connectClosings = ({ config, db, jobs, logError }: ClosingsParts) => {
  const { now } = config;
  const port: ClosingsPort = { jobs, onProblems: countWaitingRecords };
  return {
    port,
    decider: createClosingDecider(db, jobs),
    handlers: {
      [compareClosingsJob]: createClosingComparison({ db, now, onError: logError }),
      [watchClosingsJob]: createClosingWatch({
        db,
        now,
        alerts: { open: registersWithoutClosings, tell: tellMissingClosings },
      }),
    },
    minutely: [compareClosingsJob, watchClosingsJob],
  };
};
