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
  readonly token: RefreshToken;
  readonly successor: Pick<RefreshToken, 'hash'>;
  readonly at: Date;
  /** Milliseconds for which a token still answers after its successor was used. */
  readonly grace: number;
  /** Milliseconds that a session lives on from now. */
  readonly sessionLife: { readonly user: number; readonly register: number };
}

/**
 * What came of it: `ahead` is a good one that this database, having been put back, did not know; `unexplained` the same
 * before anybody noticed; `lost` one of a session that began in the time that was lost.
 */
export interface Spent {
  readonly outcome: 'spent' | 'ahead' | 'invalid' | 'reused' | 'unexplained' | 'lost';
  /** The session's, when the token was good. */
  readonly scope: string | null;
  /** When its successor was made, when the token was good. */
  readonly issued: Date | null;
  /** The database's epoch at that moment; null when nobody asked for it. */
  readonly epoch: string | null;
}

const spend = `select outcome, session_scope as scope, successor_issued as issued, in_epoch as epoch from spend_refresh_token(
  $1, $2, $3, $4, $5, $6, $7 * interval '1 ms', $8 * interval '1 ms', $9 * interval '1 ms')`;

/** Spends a token in one round trip, under its session's row lock (migrations 0012 and 0060). */
export const spendRefreshToken = async (
  db: Database,
  { token, successor, at, grace, sessionLife: { user, register } }: Spending,
): Promise<Spent> => {
  const { rows } = await db.system.query<Spent>({
    name: statementName(spend),
    text: spend,
    values: [
      ...[token.sessionId, token.hash, successor.hash, token.generation, new Date(token.issuedAt)],
      ...[at, grace, user, register],
    ],
  });
  return rows[0] ?? { outcome: 'invalid', scope: null, issued: null, epoch: null };
};
