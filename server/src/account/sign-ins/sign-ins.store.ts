import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

export type Refusal = 'wrongPassword' | 'unconfirmed' | 'disabled';

/** A refused try to sign in to an account that exists. */
export interface SignInNote {
  readonly userId: string;
  readonly id: string;
  readonly at: Date;
  readonly outcome: Refusal;
  readonly address: string;
  readonly userAgent: string | undefined;
}

/** Several at once. Those of somebody who was removed meanwhile are left out. */
export const insertSignIns = async (tx: Tx, notes: readonly SignInNote[]): Promise<void> => {
  const columnOf = <T>(pick: (note: SignInNote) => T): T[] => notes.map(pick);
  await sql`
    insert into sign_ins (user_id, id, at, outcome, address, user_agent)
    select n.* from unnest(
      ${columnOf(({ userId }) => userId)}::uuid[], ${columnOf(({ id }) => id)}::uuid[],
      ${columnOf(({ at }) => at)}::timestamptz[], ${columnOf(({ outcome }) => outcome)}::text[],
      ${columnOf(({ address }) => address)}::text[],
      ${columnOf(({ userAgent }) => userAgent ?? null)}::text[]
    ) as n (user_id, id, at, outcome, address, user_agent)
    join users u on u.id = n.user_id`.execute(tx);
};

const max = 100;

/** The addresses that the account was signed in from lately. */
export const readGoodAddresses = async (tx: Tx, userId: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom('sign_ins')
    .select('address')
    .where('user_id', '=', userId)
    .where('outcome', '=', 'signedIn')
    .orderBy('id', 'desc')
    .limit(max)
    .execute();
  return rows.map(({ address }) => address);
};
