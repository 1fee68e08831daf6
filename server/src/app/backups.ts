import { tellOverdueBackups } from '../content/notifications/index.ts';
import { createBackupWatch, watchBackupsJob } from '../fleet/backups/index.ts';
import type { Database } from '../kit/db/pools.ts';
import type { FileStore } from '../kit/files/index.ts';
import { createVault } from '../kit/secrets/index.ts';
import type { Config } from './config.ts';
import type { Needs } from './features.ts';

/** What of the server the backups of registers work with. */
interface BackupsParts {
  readonly config: Pick<Config, 'secret' | 'previousSecret' | 'now'>;
  readonly db: Database;
  readonly files: FileStore;
  readonly logError: (error: unknown, requestId?: string) => void;
}

/** Backups of registers, with what people are told of them. */
export const connectBackups = ({ config, db, files, logError }: BackupsParts) => {
  const { now } = config;
  const port: Needs['backups'] = {
    db,
    files,
    vault: createVault(config.secret, config.previousSecret),
    now,
    onError: logError,
  };
  return {
    port,
    handlers: { [watchBackupsJob]: createBackupWatch({ ...port, tellOverdue: tellOverdueBackups }) },
    minutely: [watchBackupsJob],
  };
};
