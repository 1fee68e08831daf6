export {
  dropOverride,
  followOverride,
  OverrideChanged,
  overrideHeaders,
  takeOverrideEnded,
} from './acting.ts';
export { restart } from './restart.ts';
export {
  forgetOverride,
  type OldUser,
  type PickedUser,
  storedOverride,
  storeOverride,
} from './stored-override.ts';
