import type { Profile } from './profile.ts';

// Contract 28: the refresh token lives in local storage, a recorded deviation; the access token never does.
const refreshTokenKey = 'tresen.refreshToken';
const profileKey = 'tresen.profile';
const overrideKey = 'tresen.override';
const wantedPathKey = 'tresen.wantedPath';
const expiredKey = 'tresen.expired';

/** The refresh token of this browser; every tab shares it. */
export const storedRefreshToken = (): string | null => localStorage.getItem(refreshTokenKey);

export const storeRefreshToken = (token: string): void => localStorage.setItem(refreshTokenKey, token);

/** The profile of the last visit, so that the shell shows at once while userinfo is asked again. */
export const storedProfile = (): Profile | null => {
  const text = localStorage.getItem(profileKey);
  return text === null ? null : (JSON.parse(text) as Profile);
};

export const storeProfile = (profile: Profile): void =>
  localStorage.setItem(profileKey, JSON.stringify(profile));

/** Removes all that belongs to the session, the override tenant too (IDN-56, IDN-57). */
export const forgetSession = (): void => {
  for (const key of [refreshTokenKey, profileKey, overrideKey]) localStorage.removeItem(key);
};

/** True for the storage event of another tab that signed in or out. */
export const isSessionEvent = (event: StorageEvent): boolean =>
  event.key === refreshTokenKey && (event.newValue === null) !== (event.oldValue === null);

/** Remembers where a guest wanted to go (spec §2, redirect targets). */
export const rememberWantedPath = (path: string): void => sessionStorage.setItem(wantedPathKey, path);

/** The remembered path, once. Only a path of this site: never an address that leads elsewhere. */
export const takeWantedPath = (): string => {
  const path = sessionStorage.getItem(wantedPathKey);
  sessionStorage.removeItem(wantedPathKey);
  return path?.startsWith('/') && !path.startsWith('//') ? path : '/';
};

/** Leaves word for the login page that the session ended by itself (IDN-54). */
export const markExpired = (): void => sessionStorage.setItem(expiredKey, '1');

/** True once after a session that ended by itself. */
export const takeExpired = (): boolean => {
  const expired = sessionStorage.getItem(expiredKey) !== null;
  sessionStorage.removeItem(expiredKey);
  return expired;
};
