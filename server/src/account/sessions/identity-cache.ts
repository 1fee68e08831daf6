import type { AccountKit } from '../account-deps.ts';
import { BoundedMap } from '../throttling/index.ts';
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
    forgetUser: (userId) => {
      for (const [sessionId, { identity }] of checked.entries()) {
        if (identity?.kind === 'user' && identity.userId === userId) checked.delete(sessionId);
      }
      loading.clear(); // any of the answers under way may be this person's, and older than the change
    },
  };
};
