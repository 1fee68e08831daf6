import { createConfirmPassword } from '../account/profile/index.ts';
import { createVault } from '../kit/secrets/index.ts';
import type { Needs } from './features.ts';
import type { Parts } from './parts.ts';

type FiscalPorts = Pick<Needs, 'securityDevices' | 'tseArchives'>;

/** Security devices and their archives. */
export const connectFiscal = (parts: Parts): FiscalPorts => {
  const { config, account, db, files, jobs, live, logError, shareCounts } = parts;
  const { now } = config;
  return {
    securityDevices: {
      vault: createVault(config.secret, config.previousSecret),
      confirmPassword: createConfirmPassword({ hashing: account.hashing, now, shareCounts }),
      isOnline: (deviceId) => live.liveStateOf(deviceId) === 'online',
      ask: live.ask,
      onError: logError,
    },
    tseArchives: { db, files, jobs, now },
  };
};
