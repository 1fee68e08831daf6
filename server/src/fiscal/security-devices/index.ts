import { watchSecurityDeviceAlerts } from '../../content/notifications/index.ts';
import type { Feature } from '../../kit/features/index.ts';
import { cleanUpDeviceReports } from './clean-up.ts';
import type { SecurityDevicesPort } from './device-steps.service.ts';
import { sealedPins } from './sealed-pins.ts';
import { addSecurityDevices } from './security-devices.resolvers.ts';
import { securityDevicesExport } from './security-devices-export.ts';
import { createSecurityDeviceWatch, watchSecurityDevicesJob } from './watch.ts';

export { cleanUpDeviceReports } from './clean-up.ts';
export { isReplaced } from './device-uses.store.ts';
export { createSecurityDeviceWatch } from './watch.ts';

/** The devices that sign receipts. */
export const securityDevices: Feature<{ readonly securityDevices: SecurityDevicesPort }> = {
  at: 'pos',
  fields: (kit, { securityDevices: port }) => addSecurityDevices(kit, port),
  exports: [securityDevicesExport],
  sealed: sealedPins,
  work: ({ db, now }) => ({
    minutely: {
      [watchSecurityDevicesJob]: createSecurityDeviceWatch({ db, now, tell: watchSecurityDeviceAlerts }),
    },
    cleanUp: () => cleanUpDeviceReports(db, now()),
  }),
};
