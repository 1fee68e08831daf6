export { addDevices, type DeviceDependencies } from './devices.resolvers.ts';
export { savePing } from './devices.store.ts';
