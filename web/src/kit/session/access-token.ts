import { type ExpiryReason, isExpired, untilSignedInAgain } from './expiry.ts';
import { endSession, onSessionEnd } from './session-end.ts';
import { isFinal, reasonOf, SessionEnded } from './session-ended.ts';
import { storedRefreshToken, storeRefreshToken } from './stored-session.ts';
import { refreshedTokens, type Tokens } from './tokens.ts';

/** Seconds before its expiry at which an access token is renewed (spec §9). */
const renewBefore = 300;
/** Seconds of life below which a token is not sent any more: it might expire on the way. */
const margin = 10;

interface AccessToken {
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  readonly renewAt: number;
}

let access: AccessToken | null = null;
let renewal: Promise<string> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** True once this page has had a session: from then on it may hold something that must not be lost. */
let wasOpen = false;

/** Takes tokens into use; the refresh token replaces the one before. */
export const keepTokens = (tokens: Tokens): string => {
  const seconds = Math.max(tokens.expires_in - renewBefore, tokens.expires_in / 2);
  const now = Date.now();
  access = {
    text: tokens.access_token,
    expiresAt: now + tokens.expires_in * 1000,
    renewAt: now + seconds * 1000,
  };
  wasOpen = true;
  storeRefreshToken(tokens.refresh_token);
  clearTimeout(timer);
  timer = setTimeout(renewIfDue, seconds * 1000);
  return tokens.access_token;
};

onSessionEnd(() => {
  dropAccess();
  wasOpen = false;
});

/**
 * Renews the access token; all who ask meanwhile share one request. With `refused`, a token that the server did not
 * take: nothing is asked when another is already there.
 */
export const renewAccess = async (refused?: string): Promise<string> => {
  if (isExpired()) return untilSignedInAgain();
  if (refused !== undefined && access !== null && access.text !== refused) return access.text;
  try {
    return await renewOnce();
  } catch (error) {
    // No connection or a busy server says nothing about the session: it stays, and is asked again (watch.ts).
    if (!isFinal(error)) throw error;
    return loseSession(reasonOf(error));
  }
};

/** A token that can be sent now; renewed first when it is about to expire (API-13). */
export const accessToken = async (): Promise<string> =>
  access !== null && access.expiresAt - Date.now() > margin * 1000 ? access.text : renewAccess();

/** Renews when it is time: timers are late after a laptop has slept or a tab was in the background (IDN-55). */
export const renewIfDue = (): void => {
  if (access !== null && Date.now() >= access.renewAt) void renewAccess().catch(() => undefined);
};

/** Signs in again from what another tab has stored; nothing happens when that is not accepted either. */
export const renewFromOtherTab = (): Promise<string | null> => renewOnce().catch(() => null);

function dropAccess(): void {
  clearTimeout(timer);
  access = null;
}

function renewOnce(): Promise<string> {
  renewal ??= inTurn(spendRefreshToken).finally(() => {
    renewal = null;
  });
  return renewal;
}

// Web Locks: the tabs of a browser take turns, so two of them never spend the same token (decisions IDN-66).
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('tresen.session', work) : work();
}

async function spendRefreshToken(): Promise<string> {
  // Read inside the turn: the tab before us has left its successor here.
  const refreshToken = storedRefreshToken();
  if (refreshToken === null) throw new SessionEnded();
  const outcome = await refreshedTokens(refreshToken).catch((error: unknown) => {
    if (isFinal(error)) return reasonOf(error);
    throw error;
  });
  // Somebody signed in or out meanwhile, in another tab: what is there now counts.
  if (storedRefreshToken() !== refreshToken) return spendRefreshToken();
  if (typeof outcome === 'string') throw new SessionEnded(outcome);
  return keepTokens(outcome);
}

/** The server no longer accepts the session (IDN-54): a page that is open waits, one that only starts goes to /login. */
function loseSession(reason: ExpiryReason): Promise<string> {
  dropAccess();
  if (wasOpen) return untilSignedInAgain(reason);
  endSession(reason);
  throw new SessionEnded(reason);
}
