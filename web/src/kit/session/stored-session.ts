import { storedOverride } from '../acting/index.ts';
import { adoptLanguage } from '../i18n/index.ts';
import { type Fields, objectOf, type Profile, profileOf } from './profile.ts';

// Contract 28: the refresh token lives in local storage, a recorded deviation; the access token never does.
const refreshTokenKey = 'tresen.refreshToken';
const profileKey = 'tresen.profile';
const roleKey = 'tresen.role';
const signedOutKey = 'tresen.signedOut';
const wantedPathKey = 'tresen.wantedPath';
const farewellKey = 'tresen.farewell';
const tabOwnerKey = 'tresen.tabOwner';

/** What this browser keeps whoever is signed in; every other key of ours goes with the session. */
const devicePreferences = [
  'tresen.language',
  'tresen.settings',
  'tresen.lists',
  'tresen.visits',
  'tresen.installHint',
  'tresen.externalProvider',
];

/** The refresh token of this browser; every tab shares it. */
export const storedRefreshToken = (): string | null => localStorage.getItem(refreshTokenKey);

export const storeRefreshToken = (token: string): void => localStorage.setItem(refreshTokenKey, token);

/** What the server told of the person: the answers of userinfo and of `me`. */
export interface ServerAnswers {
  readonly userinfo: Fields;
  readonly me: Fields;
}

/** What the server told at the last visit; the role has a place of its own (IDN-63). */
export const storedAnswers = (): ServerAnswers => {
  const { userinfo, me } = objectOf(localStorage.getItem(profileKey));
  const role = localStorage.getItem(roleKey);
  return { userinfo: { ...(userinfo as Fields), role }, me: (me ?? {}) as Fields };
};

/** The profile of the last visit, so that the shell shows at once while the server is asked again. */
export const storedProfile = (): Profile | null =>
  localStorage.getItem(profileKey) === null && localStorage.getItem(roleKey) === null
    ? null
    : shownProfile(storedAnswers());

/** Keeps the profile for the next visit. What a tab holds of somebody else goes. */
export const storeProfile = (answers: ServerAnswers): Profile => {
  const { role: _role, ...userinfo } = answers.userinfo;
  const profile = shownProfile(answers);
  const owner = sessionStorage.getItem(tabOwnerKey);
  if (owner !== null && owner !== profile.uuid) sessionStorage.clear();
  sessionStorage.setItem(tabOwnerKey, profile.uuid);
  localStorage.setItem(profileKey, JSON.stringify({ userinfo, me: answers.me }));
  localStorage.setItem(roleKey, profile.role);
  if (answers.me.language !== undefined) adoptLanguage(answers.me.language);
  return profile;
};

/** Removes all that belongs to the session from the browser: token, user, role, override (IDN-56, IDN-57). */
export const forgetSession = (): void => {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith('tresen.'));
  for (const key of keys) if (!devicePreferences.includes(key)) localStorage.removeItem(key);
};

/** Removes what this tab alone holds: drafts and the remembered path. */
export const forgetTab = (): void => sessionStorage.clear();

/** Tells the other tabs that the person signed out. An expired session, too, takes the token away, but ends no tab. */
export const announceSignOut = (): void => {
  localStorage.setItem(signedOutKey, '1');
  localStorage.removeItem(signedOutKey);
};

/** What another tab did, by its storage event. */
export const readTabEvent = ({ key, newValue }: StorageEvent): 'signedOut' | 'profile' | 'token' | null => {
  if (key === signedOutKey && newValue !== null) return 'signedOut';
  if ((key === profileKey || key === roleKey) && newValue !== null) return 'profile';
  return key === refreshTokenKey && newValue !== null ? 'token' : null;
};

/** Remembers where a guest wanted to go (spec §2, redirect targets). */
export const rememberWantedPath = (path: string): void => sessionStorage.setItem(wantedPathKey, path);

/** The remembered path, once. Only a path of this site: never an address that leads elsewhere. */
export const takeWantedPath = (): string => {
  const path = sessionStorage.getItem(wantedPathKey);
  sessionStorage.removeItem(wantedPathKey);
  const { origin } = window.location;
  return path?.startsWith('/') && URL.canParse(path, origin) && new URL(path, origin).origin === origin
    ? path
    : '/';
};

/** Why the login page shows, when it was not the person who wanted it (IDN-54, API-35). */
const farewells = ['expired', 'tooOld', 'unconfirmed'] as const;
export type Farewell = (typeof farewells)[number];

/** Leaves word for the login page. */
export const leaveFarewell = (farewell: Farewell): void => sessionStorage.setItem(farewellKey, farewell);

/** The word that was left, once. */
export const takeFarewell = (): Farewell | null => {
  const left = sessionStorage.getItem(farewellKey);
  sessionStorage.removeItem(farewellKey);
  return farewells.find((farewell) => farewell === left) ?? null;
};

/** The user as the shell shows them; while acting for somebody, who is really signed in, too (USR-14). */
function shownProfile({ userinfo, me }: ServerAnswers): Profile {
  const oldUser = storedOverride()?.oldUser;
  return profileOf(userinfo, me, oldUser ? profileOf(oldUser.userinfo, oldUser.me) : null);
}
