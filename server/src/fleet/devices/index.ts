export type { DeviceDependencies } from './device-type.ts';
export { addDevices } from './devices.resolvers.ts';
export { approveRegister } from './devices.service.ts';
export { createPingLog, type PingLog } from './ping-log.ts';
