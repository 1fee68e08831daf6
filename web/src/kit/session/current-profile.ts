import { MeDocument } from '../graphql/generated/general/graphql.ts';
import { type Fields, objectOf, type Profile } from './profile.ts';
import { onSessionEnd } from './session-end.ts';
import { type ServerAnswers, storedAnswers, storedProfile, storeProfile } from './stored-session.ts';

let profile: Profile | null = storedProfile();
/** True once this page has heard from the server itself: what was stored before may be forged or old. */
let isConfirmed = false;
const listeners = new Set<() => void>();

onSessionEnd(() => {
  profile = null;
  isConfirmed = false;
});

/** The signed-in user as last heard; null until the first answer. */
export const currentProfile = (): Profile | null => profile;

/** True once the server itself has said, since this page was loaded, who the user is. */
export const isProfileConfirmed = (): boolean => isConfirmed;

export const onProfileChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Takes what the server said into use, for this page and the next visit. */
export const keepProfile = (answers: ServerAnswers): void => {
  isConfirmed = true;
  become(storeProfile(answers));
};

/** Shows what the person changed of themselves, here and in the other tabs, before the server has confirmed it. */
export const showOwnChange = (change: Fields): void => {
  if (profile === null) return; // signed out meanwhile
  const { userinfo, me } = storedAnswers();
  become(storeProfile({ userinfo, me: { ...me, ...change } }));
};

/** What another tab has heard of the same person. */
export const takeStoredProfile = (): void => become(storedProfile());

type Send = (url: string, init?: RequestInit) => Promise<Response>;

/** The answer of userinfo; undefined when the server does not say. */
export const askUserinfo = async (send: Send): Promise<Fields | undefined> => {
  const response = await send('/connect/userinfo');
  return response.ok ? ((await response.json()) as Fields) : undefined;
};

/** Asks the server who is signed in; undefined when it does not say. `me` may be missing, userinfo may not. */
export const askProfile = async (send: Send): Promise<ServerAnswers | undefined> => {
  const [userinfo, me] = await Promise.all([askUserinfo(send), askMe(send)]);
  return userinfo && { userinfo, me };
};

function become(next: Profile | null): void {
  profile = next;
  for (const listener of listeners) listener();
}

async function askMe(send: Send): Promise<Fields> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ documentId: MeDocument.__meta__?.hash }),
  };
  const response = await send('/graphql', init).catch(() => null);
  const { data } = objectOf(await response?.text());
  return ((data as Fields | undefined)?.me ?? {}) as Fields;
}
