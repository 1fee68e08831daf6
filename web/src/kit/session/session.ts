import { type Profile, profileOf } from './profile.ts';
import {
  forgetSession,
  markExpired,
  rememberWantedPath,
  storedProfile,
  storedRefreshToken,
  storeProfile,
  storeRefreshToken,
} from './stored-session.ts';
import { passwordTokens, refreshedTokens, revokeToken, TokenRefusal, type Tokens } from './tokens.ts';

/** Seconds before its expiry at which an access token is renewed (spec §9). */
const renewBefore = 300;
/** Seconds of life below which a token is not sent any more: it might expire on the way. */
const margin = 10;

/** The session is over; whoever waits for a token gets this. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded';
}

interface AccessToken {
  readonly text: string;
  readonly expiresAt: number;
}

let access: AccessToken | null = null;
let renewal: Promise<string> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let profile: Profile | null = storedProfile();
const listeners = new Set<() => void>();
const endListeners = new Set<() => void>();

const keep = (tokens: Tokens): string => {
  access = { text: tokens.access_token, expiresAt: Date.now() + tokens.expires_in * 1000 };
  storeRefreshToken(tokens.refresh_token);
  clearTimeout(timer);
  const seconds = Math.max(tokens.expires_in - renewBefore, tokens.expires_in / 2);
  timer = setTimeout(() => void renewAccess().catch(() => undefined), seconds * 1000);
  return tokens.access_token;
};

// Web Locks: the tabs of a browser take turns, so two of them never spend the same token (decisions IDN-66).
const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('tresen.session', work) : work();

const spendRefreshToken = async (): Promise<string> => {
  // Read inside the turn: the tab before us has left its successor here.
  const refreshToken = storedRefreshToken();
  if (refreshToken === null) throw new SessionEnded();
  return keep(await refreshedTokens(refreshToken));
};

const isFinal = (error: unknown) =>
  error instanceof SessionEnded || (error instanceof TokenRefusal && error.status < 429);

/** Renews the access token now; all who ask meanwhile share one request. */
export const renewAccess = (): Promise<string> => {
  renewal ??= inTurn(spendRefreshToken)
    .catch((error: unknown) => {
      // No connection or a busy server says nothing about the session: it stays, and the next request tries again.
      if (!isFinal(error)) throw error;
      expireSession();
      throw new SessionEnded();
    })
    .finally(() => {
      renewal = null;
    });
  return renewal;
};

/** A token that can be sent now; renewed first when it is about to expire. */
export const accessToken = async (): Promise<string> =>
  access && access.expiresAt - Date.now() > margin * 1000 ? access.text : renewAccess();

/** True when this browser holds a session that can be resumed. */
export const hasSession = (): boolean => storedRefreshToken() !== null;

/** Asks the server who is signed in, and tells the shell. */
export const loadProfile = async (): Promise<void> => {
  const response = await fetch('/connect/userinfo', {
    headers: { authorization: `Bearer ${await accessToken()}` },
  });
  if (!response.ok) return;
  profile = profileOf(await response.json());
  storeProfile(profile);
  for (const listener of listeners) listener();
};

/** The signed-in user as last heard; null until the first answer. */
export const currentProfile = (): Profile | null => profile;

export const onProfileChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Signs in and loads the profile; throws TokenRefusal, or TypeError without a connection. */
export const signIn = async (username: string, password: string): Promise<void> => {
  keep(await passwordTokens(username, password));
  await loadProfile();
};

const drop = (): void => {
  clearTimeout(timer);
  access = null;
  profile = null;
  forgetSession();
};

const leave = (): void => {
  for (const listener of endListeners) listener();
};

/** Calls the listener when the session has ended, by itself or by a logout. */
export const onSessionEnd = (listener: () => void): void => {
  endListeners.add(listener);
};

/** The person is signing out: requests that fail because of it are no expiry. */
let isSigningOut = false;

/** Ends a session that the server no longer accepts: login, with the wanted path remembered (IDN-54). */
const expireSession = (): void => {
  if (isSigningOut) return;
  drop();
  markExpired();
  rememberWantedPath(window.location.pathname + window.location.search);
  leave();
};

/** Logs out here and on the server. An explicit logout remembers no path (decisions ACC-18). */
export const signOut = async (): Promise<void> => {
  isSigningOut = true;
  const refreshToken = storedRefreshToken();
  drop();
  if (refreshToken !== null) await revokeToken(refreshToken);
  leave();
};
