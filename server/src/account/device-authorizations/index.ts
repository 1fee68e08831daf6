export {
  createDeviceAuthorizations,
  type DeviceAuthorizations,
  type PendingRegister,
} from './device-authorizations.service.ts';
export type { RegisterRequest } from './device-authorizations.store.ts';
export { createPoll, type Poll, type PollRefusal } from './poll.ts';
