import type { AccountHost } from '../account/index.ts';
import { createConfirmPassword } from '../account/profile/index.ts';
import { tellDueTaxNotifications, watchSecurityDeviceAlerts } from '../content/notifications/index.ts';
import { checkArchivesJob, createArchivesJob, createArchivesWatch } from '../fiscal/archives/index.ts';
import { createTaxNotificationWatch, watchTaxNotificationsJob } from '../fiscal/notifications/index.ts';
import { createSecurityDeviceWatch, watchSecurityDevicesJob } from '../fiscal/security-devices/index.ts';
import type { Live } from '../fleet/live/index.ts';
import type { Database } from '../kit/db/pools.ts';
import type { FileStore } from '../kit/files/index.ts';
import type { Jobs } from '../kit/jobs/index.ts';
import { createVault } from '../kit/secrets/index.ts';
import type { Config } from './config.ts';
import type { Needs } from './features.ts';

/** What of the server security devices work with. */
interface FiscalParts {
  readonly config: Pick<Config, 'secret' | 'previousSecret' | 'now'>;
  readonly account: Pick<AccountHost, 'hashing'>;
  readonly db: Database;
  readonly files: FileStore;
  readonly jobs: Jobs;
  readonly live: Pick<Live, 'ask' | 'liveStateOf'>;
  readonly logError: (error: unknown) => void;
}

const watchArchivesJob = 'watchTseArchives';

/** Security devices with what people are told of them, and their archives. */
export const connectFiscal = ({ config, account, db, files, jobs, live, logError }: FiscalParts) => {
  const { now } = config;
  const port: Needs['securityDevices'] = {
    vault: createVault(config.secret, config.previousSecret),
    confirmPassword: createConfirmPassword({ hashing: account.hashing, now }),
    isOnline: (deviceId) => live.liveStateOf(deviceId) === 'online',
    ask: live.ask,
    onError: logError,
  };
  const archives: Needs['tseArchives'] = { db, files, jobs, now };
  return {
    port,
    archives,
    handlers: {
      [checkArchivesJob]: createArchivesJob(archives),
      [watchArchivesJob]: createArchivesWatch(archives),
      [watchSecurityDevicesJob]: createSecurityDeviceWatch({ db, now, tell: watchSecurityDeviceAlerts }),
      [watchTaxNotificationsJob]: createTaxNotificationWatch({ db, now, tell: tellDueTaxNotifications }),
    },
    minutely: [watchSecurityDevicesJob, watchArchivesJob, watchTaxNotificationsJob],
  };
};
