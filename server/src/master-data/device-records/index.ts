export { createDeviceRecords, type DeviceRecords } from './device-records.ts';
