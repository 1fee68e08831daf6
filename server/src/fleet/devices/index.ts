export { addDevices, type DeviceDependencies } from './devices.resolvers.ts';
export { createPingLog, type PingLog } from './ping-log.ts';
