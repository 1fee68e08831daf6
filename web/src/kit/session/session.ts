import { storedOverride } from '../acting/index.ts';
import { SwitchUserDocument } from '../graphql/generated/general/graphql.ts';
import { keepTokens, renewFromOtherTab } from './access-token.ts';
import {
  askProfile,
  askUserinfo,
  currentProfile,
  keepProfile,
  takeStoredProfile,
} from './current-profile.ts';
import { goOn, isExpired } from './expiry.ts';
import { endOverride, isOverrideStale } from './override-end.ts';
import { type Profile, profileOf } from './profile.ts';
import { beginSession, endSession, followSignOut } from './session-end.ts';
import { signedFetch } from './signed-fetch.ts';
import {
  readTabEvent,
  type ServerAnswers,
  storedAnswers,
  storedProfile,
  storedRefreshToken,
} from './stored-session.ts';
import { externalTokens, passwordTokens, type Tokens } from './tokens.ts';

const signInListeners = new Set<() => void>();
const takeOverListeners = new Set<() => void>();

/** True when this browser holds a session that can be resumed. */
export const hasSession = (): boolean => storedRefreshToken() !== null;

/** Calls the listener after each login of this page, also of one behind the dialog (IDN-12, IDN-14). */
export const onSignIn = (listener: () => void): (() => void) => {
  signInListeners.add(listener);
  return () => signInListeners.delete(listener);
};

/** Calls the listener when somebody else has signed in: nothing on this page is theirs, it is loaded anew. */
export const onTakeOver = (listener: () => void): (() => void) => {
  takeOverListeners.add(listener);
  return () => takeOverListeners.delete(listener);
};

/** Asks the server who is signed in, and tells the shell. */
export const loadProfile = async (): Promise<void> => {
  const answers = await askProfile(signedFetch);
  if (!answers) return;
  if (isOverrideStale(answers)) endOverride();
  else keepProfile(answers);
};

/** Asks again for what may change while a page is open: role, name, picture. */
export const refreshProfile = async (): Promise<void> => {
  const userinfo = await askUserinfo(signedFetch);
  if (userinfo) keepProfile({ userinfo, me: storedAnswers().me });
};

/**
 * Signs in and loads the profile. Everything that waited behind an expired session goes on.
 * @throws {TokenRefusal} what the server refused, {TypeError} without a connection
 */
export const signIn = async (username: string, password: string): Promise<void> =>
  enter(await passwordTokens(username, password));

/** The same for whom the external provider has signed in; throws as `signIn`. */
export const signInExternally = async (code: string, verifier: string, password?: string): Promise<void> =>
  enter(await externalTokens(code, verifier, password));

async function enter(tokens: Tokens): Promise<void> {
  const answers = await askWith(tokens.access_token);
  const [wasExpired, person] = [isExpired(), personOf(currentProfile())];
  const isSame = wasExpired && person === profileOf(answers.userinfo).uuid;
  if (isSame) await signInAgain(tokens, answers);
  else signInAnew(tokens, answers);
  tell(wasExpired && !isSame ? takeOverListeners : signInListeners);
}

/** Logs out here and on the server. An explicit logout remembers no path (decisions ACC-18). */
export const signOut = (): void => endSession('signedOut');

/**
 * Goes with the other tabs: one signs in again, this one goes on; one signs out, this one leaves; somebody else signs
 * in, this one is loaded anew. `onGuestSignedIn`: nobody was signed in here, now somebody is. Returns a function that
 * ends it.
 */
export const followOtherTabs = (onGuestSignedIn: () => void): (() => void) => {
  const end = new AbortController();
  const { signal } = end;
  window.addEventListener('storage', (event) => followTab(event, onGuestSignedIn), { signal });
  // A page that was frozen has heard of nothing.
  window.addEventListener('pageshow', () => isTakenOver() && tell(takeOverListeners), { signal });
  return () => end.abort();
};

/** Asks with a token that is not in use yet, so that a token is never kept without its person. */
async function askWith(token: string): Promise<ServerAnswers> {
  const headers = { authorization: `Bearer ${token}` };
  const answers = await askProfile((url, init) =>
    fetch(url, { ...init, headers: { ...init?.headers, ...headers } }),
  );
  if (!answers) throw new TypeError('userinfo did not answer');
  return answers;
}

/** The person behind the session, also while it acts for somebody else. */
function personOf(profile: Profile | null): string | undefined {
  return (profile?.data.oldUser ?? profile)?.uuid;
}

/** The same person goes on where they were. First the place, then the token: other tabs go on when they see it. */
async function signInAgain(tokens: Tokens, answers: ServerAnswers): Promise<void> {
  const override = storedOverride();
  if (override) await actAgain(tokens.access_token, override.user.sub);
  else keepProfile(answers);
  beginSession();
  goOn(keepTokens(tokens));
}

/** The session that acted is over; the new one takes the same place before anything goes on (USR-14). */
async function actAgain(token: string, userId: string): Promise<void> {
  const body = { documentId: SwitchUserDocument.__meta__?.hash, variables: { userId } };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  // A refusal is met by the first request that goes on.
  await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify(body) });
}

/** First the person, then the token: a tab that sees the token knows whose it is. */
function signInAnew(tokens: Tokens, answers: ServerAnswers): void {
  beginSession();
  keepProfile(answers);
  keepTokens(tokens);
}

function tell(to: ReadonlySet<() => void>): void {
  for (const listener of to) listener();
}

function followTab(event: StorageEvent, onGuestSignedIn: () => void): void {
  const what = readTabEvent(event);
  if (what === 'signedOut') followSignOut();
  else if (what !== null && isTakenOver()) tell(takeOverListeners);
  else if (what === 'profile' && currentProfile() !== null) takeStoredProfile();
  else if (what === 'token' && isExpired()) void resume();
  else if (what === 'token' && event.oldValue === null && currentProfile() === null) onGuestSignedIn();
}

async function resume(): Promise<void> {
  const token = await renewFromOtherTab();
  if (token !== null) goOn(token);
}

/** True when the browser's session has become that of somebody else, behind this page's back. */
function isTakenOver(): boolean {
  const [shown, stored] = [currentProfile()?.uuid, storedProfile()?.uuid];
  return Boolean(shown) && Boolean(stored) && shown !== stored;
}
