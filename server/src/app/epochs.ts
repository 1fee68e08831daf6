import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Database } from '../kit/db/pools.ts';
import { createEpochs, type Epochs, identityOfFile } from '../kit/epochs/index.ts';
import { sendMailJob } from '../kit/mail/index.ts';
import type { Config } from './config.ts';

// PostgreSQL writes into it and never makes it anew.
const controlFile = 'cluster/global/pg_control';

/** Watches over the state of the database. Nothing looks before `start`. */
export const connectEpochs = (config: Config, log: Logger, db: Database): Epochs =>
  createEpochs({
    db,
    now: config.now,
    log,
    markFile: join(config.dataDir, 'database-mark'),
    filesOf: () => (config.DATABASE_URL ? '' : identityOfFile(join(config.dataDir, controlFile))),
    label: config.PUT_BACK,
    mailJob: sendMailJob,
  });

const lookEveryMs = 60_000;

/** Looks once a minute. @returns the function that ends it */
export const keepLooking = (epochs: Epochs, log: Logger): (() => void) => {
  const timer = setInterval(() => {
    epochs.look().catch((error: unknown) => log.warn({ err: error }, 'could not look after the database'));
  }, lookEveryMs).unref();
  return () => clearInterval(timer);
};
