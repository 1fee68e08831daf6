export { visibleAlertKinds } from './alert-access.ts';
export {
  type AlertData,
  type AlertKind,
  type AlertVariant,
  alertKinds,
  alertVariants,
  isAlertKind,
  type KnownAlert,
  readAlert,
} from './alert-kinds.ts';
export { alertLink, alertMessage } from './alert-message.ts';
export { isRegisterMissing, type RegisterSilence, silenceLimits } from './register-silence.ts';
