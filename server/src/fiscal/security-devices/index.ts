import type { Feature } from '../../kit/features/index.ts';
import type { SecurityDevicesPort } from './device-steps.service.ts';
import { addSecurityDevices } from './security-devices.resolvers.ts';
import { securityDevicesExport } from './security-devices-export.ts';

export { cleanUpDeviceReports } from './clean-up.ts';
export { sealedPins } from './sealed-pins.ts';
export { createSecurityDeviceWatch, watchSecurityDevicesJob } from './watch.ts';

/** The devices that sign receipts. */
export const securityDevices: Feature<{ readonly securityDevices: SecurityDevicesPort }> = {
  at: 'pos',
  fields: (kit, { securityDevices: port }) => addSecurityDevices(kit, port),
  exports: [securityDevicesExport],
};
