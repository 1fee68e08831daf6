import type { Feature } from '../../kit/features/index.ts';
import type { DeviceDependencies } from './device-type.ts';
import { addDevices } from './devices.resolvers.ts';

export { createDeviceExport } from './device-export.ts';
export type { DeviceDependencies } from './device-type.ts';
export { approveRegister } from './link.service.ts';
export { createPingLog, type PingLog } from './ping-log.ts';

/** The registers. */
export const devices: Feature<{ readonly devices: DeviceDependencies }> = {
  at: 'pos',
  fields: (kit, { devices: port }) => addDevices(kit, port),
};
