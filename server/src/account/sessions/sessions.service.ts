import { inSystem, type Tx } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import type { AccountKit } from '../account-deps.ts';
import {
  findRefreshToken,
  findStoredHash,
  insertRefreshToken,
  type Spent,
  spendRefreshToken,
} from './refresh-tokens.store.ts';
import { createRefreshTokens, type RefreshToken, type RefreshTokens } from './refresh-tokens.ts';
import type { Revocations } from './revocations.ts';
import {
  deleteExpiredSessions,
  insertSession,
  isSessionTooOld,
  lockSession,
  markDeviceRevoked,
  markRevoked,
  markUserRevoked,
  type SessionOwner,
  type SessionsOfUser,
} from './sessions.store.ts';

/** Milliseconds that an access token lives (contract 8). */
export const accessTokenLife = 10 * 60_000;
const day = 24 * 60 * 60_000;
// Counted from the last use. Tills rest in winter (contract 7). A person's ends 90 days after the sign-in at the latest,
// which the table itself sees to (migration 0057).
const sessionLife = { user: 30 * day, register: 400 * day } as const;
/** Milliseconds for which a token still answers after its successor was used (contract 8). */
const grace = 30_000;

/** What was opened or carried on. Without the scope `offline_access` there is no refresh token. */
export interface OpenSession {
  readonly sessionId: string;
  readonly scope: string;
  readonly refreshToken: string | undefined;
}

export interface SessionRequest {
  readonly owner: SessionOwner;
  readonly scope: string;
  readonly userAgent?: string | undefined;
  /** Derives the first refresh token, so that asking again gives the same one. */
  readonly seed?: Uint8Array;
}

/** A session that is still to be stored. */
export interface PlannedSession {
  readonly session: OpenSession;
  /** What the database keeps of the refresh token. */
  readonly tokenHash: Buffer | undefined;
  readonly at: Date;
  readonly expiresAt: Date;
}

export interface Sessions {
  /** Makes up a session for whoever stores it. */
  plan(kind: SessionOwner['kind'], scope: string, seed?: Uint8Array): PlannedSession;
  /** Opens a session in the caller's transaction (system role). */
  open(tx: Tx, request: SessionRequest): Promise<OpenSession>;
  /** The session that `open` made with this seed, as long as its first refresh token would still answer. */
  reopen(tx: Tx, sessionId: string, seed: Uint8Array): Promise<OpenSession | undefined>;
  /**
   * Spends a refresh token. `invalid` when it is not valid (any more), `tooOld` when its person signed in so long ago
   * that the password has to be asked for again, `lost` when its session began in the time that was lost as the database
   * was put back (decision 43).
   */
  refresh(text: string): Promise<OpenSession | 'invalid' | 'tooOld' | 'lost'>;
  /** Ends the session that a refresh token of any age belongs to. */
  revokeByRefreshToken(text: string): Promise<void>;
  revoke(sessionId: string, because: string): Promise<void>;
  /** Ends the sessions of a register, but the one to keep. */
  revokeDevice(
    device: { readonly tenantId: string; readonly deviceId: string; readonly keep?: string },
    because: string,
  ): Promise<void>;
  /**
   * Ends the sessions of a person, or one of them, or all but one, in the transaction of the change that is the reason
   * (system role). Returns the ids of those that ended now, to be announced once it is committed.
   */
  endUser(tx: Tx, user: SessionsOfUser, because: string): Promise<string[]>;
  /** Tells this process, its hub included, which sessions have ended. */
  announce(sessionIds: readonly string[]): void;
}

export const createSessions = (kit: AccountKit, revocations: Revocations): Sessions => {
  const { db, now, log } = kit;
  // While the secret is changed: what either proves is good, and the present one makes what is made.
  const makers = kit.vault.keyedHashes.map((keyedHash) => createRefreshTokens({ keyedHash }));
  const tokens = createRefreshTokens(kit.vault);
  const byEach = (make: (maker: RefreshTokens) => RefreshToken): readonly RefreshToken[] => makers.map(make);

  const read = (text: string): RefreshToken | undefined =>
    makers.map((maker) => maker.read(text)).find((token) => token !== undefined);

  const expiry = (kind: SessionOwner['kind'], scope: string): Date =>
    new Date(now() + (isOffline(scope) ? sessionLife[kind] : accessTokenLife));
  const isOver = (at: Date | null): boolean => at !== null && now() - at.getTime() > grace;

  const plan: Sessions['plan'] = (kind, scope, seed) => {
    const sessionId = newId();
    const token = isOffline(scope) ? tokens.first({ id: sessionId, createdAt: now() }, seed) : undefined;
    return {
      session: { sessionId, scope, refreshToken: token?.text },
      tokenHash: token?.hash,
      at: new Date(now()),
      expiresAt: expiry(kind, scope),
    };
  };

  const open: Sessions['open'] = async (tx, { owner, scope, userAgent, seed }) => {
    const { session, tokenHash, at, expiresAt } = plan(owner.kind, scope, seed);
    await deleteExpiredSessions(tx, owner, at);
    await insertSession(tx, { id: session.sessionId, owner, scope, userAgent, at, expiresAt });
    if (tokenHash) await insertRefreshToken(tx, tokenHash, session.sessionId, at);
    return session;
  };

  const reopen: Sessions['reopen'] = async (tx, sessionId, seed) => {
    const session = await lockSession(tx, sessionId);
    if (!session || session.revokedAt || session.expiresAt.getTime() <= now()) return undefined;
    if (!isOffline(session.scope)) return undefined;
    const created = { id: sessionId, createdAt: session.createdAt.getTime() };
    for (const token of byEach((maker) => maker.first(created, seed))) {
      const row = await findRefreshToken(tx, token.hash);
      if (row && !isOver(row.rotatedAt)) return { sessionId, scope: session.scope, refreshToken: token.text };
    }
    return undefined;
  };

  /** The successor that is kept: a process of the other secret may have been asked first. */
  const givenSuccessor = async (token: RefreshToken, issuedAt: number): Promise<RefreshToken> => {
    const present = tokens.successorOf(token, issuedAt);
    if (makers.length === 1) return present;
    const derived = byEach((maker) => maker.successorOf(token, issuedAt));
    const hashes = derived.map(({ hash }) => hash);
    const stored = await findStoredHash(db, hashes);
    return derived.find(({ hash }) => stored?.equals(hash)) ?? present;
  };
  /** Why a token that is ours opens nothing (any more). */
  const refusal = async ({ sessionId }: RefreshToken): Promise<'invalid' | 'tooOld'> =>
    (await isSessionTooOld(db, sessionId, new Date(now()))) ? 'tooOld' : 'invalid';

  const revoke: Sessions['revoke'] = async (sessionId, because) => {
    const isNew = await inSystem(db, (tx) => markRevoked(tx, sessionId, because, new Date(now())));
    if (isNew) revocations.announce([sessionId]);
  };

  const endUser: Sessions['endUser'] = (tx, user, because) =>
    markUserRevoked(tx, user, because, new Date(now()));

  const spend = async (token: RefreshToken): Promise<Spent> => {
    const at = new Date(now());
    const successor = tokens.successorOf(token, at.getTime());
    return spendRefreshToken(db, { token, successor, at, grace, sessionLife });
  };

  const refresh: Sessions['refresh'] = async (text) => {
    const token = read(text);
    if (!token) return 'invalid';
    const { sessionId } = token;
    let spent = await spend(token);
    if (spent.outcome === 'unexplained') {
      await kit.onPutBack(spent.epoch ?? '');
      spent = await spend(token);
    }
    if (spent.outcome === 'reused') {
      log.warn({ sessionId }, 'a refresh token was used again: its session is revoked');
      revocations.announce([sessionId]);
    }
    if (spent.outcome === 'ahead') {
      log.warn(
        { sessionId },
        'a refresh token is newer than the database, which was put back: accepted once',
      );
      kit.onTokenAhead();
    }
    if (spent.outcome === 'lost') return 'lost';
    if (spent.scope === null) return refusal(token);
    const { text: refreshToken } = await givenSuccessor(token, spent.issued?.getTime() ?? now());
    return { sessionId, scope: spent.scope, refreshToken };
  };

  return {
    plan,
    open,
    reopen,
    revoke,
    refresh,
    revokeByRefreshToken: async (text) => {
      const token = read(text);
      if (token) await revoke(token.sessionId, 'signedOut');
    },
    revokeDevice: async (device, because) => {
      const ids = await inSystem(db, (tx) => markDeviceRevoked(tx, device, because, new Date(now())));
      revocations.announce(ids);
    },
    endUser,
    announce: revocations.announce,
  };
};

function isOffline(scope: string): boolean {
  return scope.split(' ').includes('offline_access');
}
