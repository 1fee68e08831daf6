import type { Tx } from '../../kit/db/pools.ts';
import type { RightPassword } from './sign-in.ts';
import { isStoredHash, markLogin, replaceHash } from './users.store.ts';

/**
 * Marks the sign-in, in the transaction that opens its session. The user's row is held first: a reset of the password
 * that comes before it has changed the verifier, one that comes after it finds the new session and ends it.
 * @returns false when password or account changed since the password was checked
 */
export const enterWith = async (
  tx: Tx,
  { userId, passwordHash, betterHash }: RightPassword,
  at: Date,
): Promise<boolean> => {
  if (!(await markLogin(tx, userId, at))) return false;
  return betterHash === undefined
    ? isStoredHash(tx, userId, passwordHash)
    : replaceHash(tx, userId, passwordHash, betterHash);
};
