export type { Profile } from './profile.ts';
export {
  accessToken,
  currentProfile,
  hasSession,
  loadProfile,
  onProfileChange,
  onSessionEnd,
  renewAccess,
  SessionEnded,
  signIn,
  signOut,
} from './session.ts';
export { isSessionEvent, rememberWantedPath, takeExpired, takeWantedPath } from './stored-session.ts';
export { TokenRefusal } from './tokens.ts';
export { useProfile } from './use-profile.ts';
