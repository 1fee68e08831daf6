import { AppError } from '@tresen/domain/errors';
import { inSystem } from '../../kit/db/pools.ts';
import type { Queue } from '../../kit/queue/index.ts';
import type { AccountKit } from '../account-deps.ts';
import { createBackOff } from '../throttling/index.ts';
import { isPassword } from './passwords.ts';
import { normalizeEmail } from './users.service.ts';
import { findSignInUser, type SignInUser } from './users.store.ts';

/** Who may sign in, or which of the two refusals it is; a refusal tells nothing about why or who exists. */
export type SignInOutcome =
  | { readonly kind: 'ok'; readonly userId: string; readonly tenantId: string }
  | { readonly kind: 'refused' | 'unconfirmed' };

export interface SignInAttempt {
  readonly email: string;
  readonly password: string;
  /** The caller's network address, for the back-off. */
  readonly address: string;
}

/** @throws {AppError} TOO_MANY_REQUESTS with the seconds to wait */
export type SignIn = (attempt: SignInAttempt) => Promise<SignInOutcome>;

// A household or a shop behind one address mistypes more often than one person does.
const freePerAccount = 8;
const freePerAddress = 60;

/**
 * Checks e-mail and password. The place of the lock-out is the two back-offs: they are asked once the
 * attempt has left the queue, so that a hundred parallel guesses cannot slip past them.
 */
export const createSignIn = ({ db, now }: AccountKit, queue: Queue): SignIn => {
  const accounts = createBackOff(freePerAccount, now);
  const addresses = createBackOff(freePerAddress, now);

  const refuseWhileBackingOff = (email: string, address: string): void => {
    const wait = Math.max(accounts.waitOf(email), addresses.waitOf(address));
    if (wait > 0) throw new AppError('TOO_MANY_REQUESTS', { seconds: Math.ceil(wait / 1_000) });
  };
  const count = (isRight: boolean, email: string, address: string): void => {
    if (isRight) {
      accounts.succeed(email);
      return; // the address keeps its failures: one known password must not buy guesses at the others
    }
    accounts.fail(email);
    addresses.fail(address);
  };
  const outcomeOf = (user: SignInUser | undefined, isRight: boolean): SignInOutcome => {
    if (!user || !isRight || user.isDisabled) return { kind: 'refused' };
    return user.isConfirmed
      ? { kind: 'ok', userId: user.id, tenantId: user.tenantId }
      : { kind: 'unconfirmed' };
  };

  return async ({ email: typed, password, address }) => {
    const email = normalizeEmail(typed);
    const user = await inSystem(db, (tx) => findSignInUser(tx, email));
    return queue(async () => {
      refuseWhileBackingOff(email, address);
      const isRight = await isPassword(user?.passwordHash, password);
      count(isRight, email, address);
      return outcomeOf(user, isRight);
    });
  };
};
