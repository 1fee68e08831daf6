import type { Tx } from '../../kit/db/pools.ts';

/** A place where somebody is signed in. */
export interface OwnSession {
  readonly id: string;
  readonly userAgent: string | null;
  /** The network address that signed in, where it was noted. */
  readonly address: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}

/** The open sessions of a person, the one used last first. */
export const listOwnSessions = (tx: Tx, userId: string, at: Date): Promise<OwnSession[]> =>
  tx
    .selectFrom('sessions as s')
    .leftJoin('sign_ins as i', (join) =>
      join.onRef('i.user_id', '=', 's.user_id').onRef('i.session_id', '=', 's.id'),
    )
    .select([
      's.id',
      's.user_agent as userAgent',
      'i.address',
      's.created_at as createdAt',
      's.last_used_at as lastUsedAt',
    ])
    .where('s.user_id', '=', userId)
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', at)
    .orderBy('s.last_used_at', 'desc')
    .orderBy('s.id', 'desc')
    .execute();

/** True for a session of this person, open or ended. */
export const isOwnSession = async (tx: Tx, userId: string, id: string): Promise<boolean> =>
  (await tx
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined;

/** One try to sign in. */
export interface SignInEntry {
  readonly id: string;
  readonly at: Date;
  readonly outcome: string;
  readonly address: string;
  readonly userAgent: string | null;
}

/** Tries to sign in, newest first: one more than `size`, where there are more. @param after id of the last one seen */
export const signInPage = (
  tx: Tx,
  userId: string,
  size: number,
  after: string | undefined,
): Promise<SignInEntry[]> =>
  tx
    .selectFrom('sign_ins')
    .select(['id', 'at', 'outcome', 'address', 'user_agent as userAgent'])
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();
