export {
  type Confirm,
  createConfirm,
  createResendConfirmation,
  type ResendConfirmation,
} from './confirmation.service.ts';
export { createDisown, type Disown } from './disown.service.ts';
export { createRegister, type Register } from './registration.service.ts';
export { removeAbandonedRegistrations, removeStaleRegistration } from './registration.store.ts';
