export {
  type ApproveRegister,
  type ApproveRegisterMessage,
  approveRegisterMessages,
  approveRegisterSchema,
  type DeviceInput,
  deviceInputSchema,
} from './device-inputs.ts';
export {
  type BusinessType,
  businessTypes,
  type DeviceType,
  deviceTypes,
  type RegisterType,
  registerTypeOf,
  registerTypes,
} from './device-kinds.ts';
export { deviceList, deviceListWords } from './device-list-words.ts';
export { type DeviceStay, stayOf } from './device-stays.ts';
export {
  type DeviceSigns,
  isOldData,
  type LiveState,
  liveStateOf,
  liveStates,
  oldBefore,
} from './live-state.ts';
export { isTooOld, minPosVersion } from './pos-version.ts';
export { normalizeUserCode } from './user-code.ts';
