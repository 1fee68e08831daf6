import { forgetCaches } from '../caches/index.ts';
import {
  announceSignOut,
  type Farewell,
  forgetSession,
  forgetTab,
  leaveFarewell,
  rememberWantedPath,
  storedRefreshToken,
} from './stored-session.ts';
import { revokeToken } from './tokens.ts';

/** How the page is left. */
export interface SessionEnd {
  /** Whether the server can be reached: if not, a full load would lead to the browser's own error page. */
  readonly isReachable: Promise<boolean>;
}
type EndListener = (end: SessionEnd) => void;

const listeners = new Set<EndListener>();
let isEnding = false;

/** Calls the listener when the session has ended, by itself or by a logout, and the page is to be left for /login. */
export const onSessionEnd = (listener: EndListener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Milliseconds between two tries to tell the server of a logout. */
const tellAgainAfter = 15_000;

/**
 * Ends the session here at once. `expired`, `tooOld`: the server no longer accepts it, /login leads back (IDN-54).
 * `signedOut`: all that belongs to it goes, no path is remembered, the server and the other tabs are told (IDN-56,
 * IDN-57, decisions ACC-18). `unconfirmed`: the same with a word (API-35).
 */
export const endSession = (why: 'signedOut' | Farewell): void => {
  if (isEnding) return;
  isEnding = true;
  if (why === 'expired' || why === 'tooOld') {
    forgetSession();
    rememberWantedPath(window.location.pathname + window.location.search);
    leaveFarewell(why);
    leave(Promise.resolve(true));
    return;
  }
  const refreshToken = storedRefreshToken();
  forgetEverything();
  announceSignOut();
  if (why === 'unconfirmed') leaveFarewell(why);
  leave(revoke(refreshToken));
};

/** Another tab signed out: this one follows; the server has been told. */
export const followSignOut = (): void => {
  if (isEnding) return;
  isEnding = true;
  forgetEverything();
  leave(Promise.resolve(navigator.onLine));
};

/** True from the end of a session on: requests that fail because of it are no expiry. */
export const isSessionEnding = (): boolean => isEnding;

/** Somebody has signed in on a page that was not loaded anew. */
export const beginSession = (): void => {
  isEnding = false;
};

function leave(isReachable: Promise<boolean>): void {
  for (const listener of listeners) listener({ isReachable });
}

function forgetEverything(): void {
  forgetSession();
  forgetTab();
  void forgetCaches().catch(() => undefined);
}

async function revoke(refreshToken: string | null): Promise<boolean> {
  if (refreshToken === null) return navigator.onLine;
  const isReachable = await revokeToken(refreshToken);
  if (!isReachable) revokeLater(refreshToken);
  return isReachable;
}

/** Tells the server once it can be reached, as long as this page lives. */
function revokeLater(refreshToken: string): void {
  const again = async () => {
    clearTimeout(timer);
    window.removeEventListener('online', again);
    if (!(await revokeToken(refreshToken))) revokeLater(refreshToken);
  };
  const timer = setTimeout(again, tellAgainAfter);
  window.addEventListener('online', again);
}
