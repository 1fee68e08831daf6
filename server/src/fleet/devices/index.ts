export { createDeviceExport } from './device-export.ts';
export type { DeviceDependencies } from './device-type.ts';
export { addDevices } from './devices.resolvers.ts';
export { approveRegister } from './link.service.ts';
export { createPingLog, type PingLog } from './ping-log.ts';
