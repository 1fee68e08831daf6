import { BoundedMap } from '../../kit/bounded-map/index.ts';
import type { AccountKit } from '../account-deps.ts';
import type { Identity } from './identity.ts';
import { readIdentity } from './sessions.store.ts';

/** What the database said about a session, at most 30 s ago. No identity: it has ended. */
export interface CheckedSession {
  readonly identity: Identity | undefined;
  readonly until: number;
}

export interface IdentityCache {
  /** The answer when it is known and fresh enough. */
  peek(sessionId: string): CheckedSession | undefined;
  /** Asks the database, once for all who ask at the same time. */
  load(sessionId: string): Promise<Identity | undefined>;
  forget(sessionId: string): void;
  /** Asks anew about every session of a person, whose role has changed. */
  forgetUser(userId: string): void;
  /** Asks anew about the session of a register, which was moved or put to rest. */
  forgetDevice(deviceId: string): void;
}

const freshFor = 30_000;

export const createIdentityCache = ({ db, now }: AccountKit): IdentityCache => {
  const checked = new BoundedMap<string, CheckedSession>(20_000);
  const loading = new Map<string, Promise<Identity | undefined>>();

  const start = (sessionId: string): Promise<Identity | undefined> => {
    const asked: Promise<Identity | undefined> = readIdentity(db, sessionId, new Date(now()))
      .then((identity) => {
        // Forgotten meanwhile: the answer may be older than the revocation and must not stay.
        if (loading.get(sessionId) === asked) checked.set(sessionId, { identity, until: now() + freshFor });
        return identity;
      })
      .finally(() => {
        if (loading.get(sessionId) === asked) loading.delete(sessionId);
      });
    loading.set(sessionId, asked);
    return asked;
  };

  const forgetWhere = (isMeant: (identity: Identity) => boolean): void => {
    for (const [sessionId, { identity }] of checked.entries()) {
      if (identity && isMeant(identity)) checked.delete(sessionId);
    }
    loading.clear(); // any of the answers under way may be of those, and older than the change
  };

  return {
    peek: (sessionId) => {
      const known = checked.get(sessionId);
      const left = known ? known.until - now() : 0;
      // More than was given: the clock has been set back, and nobody knows how old the answer is.
      return left > 0 && left <= freshFor ? known : undefined;
    },
    load: (sessionId) => loading.get(sessionId) ?? start(sessionId),
    forget: (sessionId) => {
      checked.delete(sessionId);
      loading.delete(sessionId);
    },
    forgetUser: (userId) => forgetWhere((identity) => identity.kind === 'user' && identity.userId === userId),
    forgetDevice: (deviceId) =>
      forgetWhere((identity) => identity.kind === 'register' && identity.deviceId === deviceId),
  };
};
