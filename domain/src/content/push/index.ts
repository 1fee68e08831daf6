export { isPushService, type PushDevice, pushDeviceSchema } from './push-device.ts';
