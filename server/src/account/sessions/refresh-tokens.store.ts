import { type Database, statementName, type Tx } from '../../kit/db/pools.ts';
import type { RefreshToken } from './refresh-tokens.ts';

const findStored = 'select hash from refresh_tokens where hash = any ($1::bytea[])';

/** How far a token's life has gone: used itself, and its successor used. */
export interface RefreshTokenRow {
  readonly rotatedAt: Date | null;
  readonly usedSuccessorAt: Date | null;
}

export const insertRefreshToken = async (
  tx: Tx,
  hash: Buffer,
  sessionId: string,
  at: Date,
): Promise<void> => {
  await tx.insertInto('refresh_tokens').values({ hash, session_id: sessionId, issued_at: at }).execute();
};

export const findRefreshToken = async (tx: Tx, hash: Buffer): Promise<RefreshTokenRow | undefined> => {
  const row = await tx
    .selectFrom('refresh_tokens')
    .select(['rotated_at', 'used_successor_at'])
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row && { rotatedAt: row.rotated_at, usedSuccessorAt: row.used_successor_at };
};

/** Which of these is kept: of a successor that may have been derived in two ways. */
export const findStoredHash = async (
  db: Database,
  hashes: readonly Buffer[],
): Promise<Buffer | undefined> => {
  const { rows } = await db.system.query<{ hash: Buffer }>({
    name: statementName(findStored),
    text: findStored,
    values: [hashes],
  });
  return rows[0]?.hash;
};

export interface Spending {
  readonly token: Pick<RefreshToken, 'hash' | 'sessionId'>;
  readonly successor: Pick<RefreshToken, 'hash'>;
  readonly at: Date;
  /** Milliseconds for which a token still answers after its successor was used. */
  readonly grace: number;
  /** Milliseconds that a session lives on from now. */
  readonly sessionLife: { readonly user: number; readonly register: number };
}

/** The session's scope, when the token was good. */
export interface Spent {
  readonly outcome: 'spent' | 'invalid' | 'reused';
  readonly scope: string | null;
}

const spend = `select outcome, session_scope as scope from spend_refresh_token($1, $2, $3, $4,
  $5 * interval '1 ms', $6 * interval '1 ms', $7 * interval '1 ms')`;

/** Spends a token in one round trip, under its session's row lock (migration 0012). */
export const spendRefreshToken = async (
  db: Database,
  { token, successor, at, grace, sessionLife: { user, register } }: Spending,
): Promise<Spent> => {
  const { rows } = await db.system.query<Spent>({
    name: statementName(spend),
    text: spend,
    values: [token.sessionId, token.hash, successor.hash, at, grace, user, register],
  });
  return rows[0] ?? { outcome: 'invalid', scope: null };
};
