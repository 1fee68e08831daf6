export { accessToken, renewAccess } from './access-token.ts';
export { currentProfile, onProfileChange, showOwnChange } from './current-profile.ts';
export { expiryReason } from './expiry.ts';
export { sendSuccessfully } from './invalid-request.ts';
export type { Profile } from './profile.ts';
export {
  followOtherTabs,
  hasSession,
  loadProfile,
  onSignIn,
  onTakeOver,
  signIn,
  signInExternally,
  signOut,
} from './session.ts';
export { onSessionEnd } from './session-end.ts';
export { SessionEnded } from './session-ended.ts';
export { signedFetch, type Transport } from './signed-fetch.ts';
export {
  rememberWantedPath,
  storedAnswers,
  storeProfile,
  takeFarewell,
  takeWantedPath,
} from './stored-session.ts';
export { TokenRefusal } from './tokens.ts';
export { useExpired } from './use-expired.ts';
export { useAdmitted, useMayOpen, useMayUse, useProfile } from './use-profile.ts';
export { keepWatch } from './watch.ts';
