import { AppError } from '@tresen/domain/kit/errors';
import { hashPassword } from '../../kit/hashing/index.ts';
import type { Queue } from '../../kit/queue/index.ts';
import type { AccountKit } from '../account-deps.ts';
import { createGuessGuard, type Guess, type KnownDevices } from '../guessing/index.ts';
import { isKnownNetwork, type SignInLog, type SignInOrigin } from '../sign-ins/index.ts';
import { networkOf } from '../throttling/index.ts';
import { normalizeEmail } from './normalize-email.ts';
import { isOutdatedHash, isPassword } from './passwords.ts';
import { findSignInUser, type SignInUser } from './users.store.ts';

/** Whose password it was. */
export interface RightPassword {
  readonly kind: 'ok';
  readonly userId: string;
  readonly tenantId: string;
  /** The verifier that the password fits; it may have been replaced by the time the session is opened. */
  readonly passwordHash: string;
  /** A verifier of the present parameters, when the stored one has others. */
  readonly betterHash: string | undefined;
}

/** Who may sign in, or which of the two refusals it is; a refusal tells nothing about why or who exists. */
export type SignInOutcome = RightPassword | { readonly kind: 'refused' | 'unconfirmed' };

export interface SignInAttempt extends SignInOrigin {
  readonly email: string;
  readonly password: string;
  /** The request's cookies, by which a browser shows that it is known. */
  readonly cookies: string | undefined;
}

/** @throws {AppError} TOO_MANY_REQUESTS with the seconds to wait */
export type SignIn = (attempt: SignInAttempt) => Promise<SignInOutcome>;

export interface SignInParts {
  readonly hashing: Queue;
  readonly signIns: SignInLog;
  readonly knownDevices: KnownDevices;
}

const nobody = '00000000-0000-0000-0000-000000000000';
// RFC 5321 4.5.3.1.3; longer keys would fill the memory.
const longestEmail = 254;

/**
 * Checks e-mail and password. The guard is asked before the queue, so that whoever has to wait takes no place in it, and
 * again after it, so that a hundred parallel guesses cannot slip past.
 */
export const createSignIn = (
  { db, now, shareCounts }: AccountKit,
  { hashing, signIns, knownDevices }: SignInParts,
): SignIn => {
  const guard = createGuessGuard(now, shareCounts);

  const refuseWhileWaiting = (guess: Guess): void => {
    const wait = guard.waitOf(guess);
    if (wait > 0) throw new AppError('TOO_MANY_REQUESTS', { seconds: Math.ceil(wait / 1_000) });
  };
  const guessOf = async (attempt: SignInAttempt, email: string, userId: string): Promise<Guess> => {
    const guess = { email, password: attempt.password, network: networkOf(attempt.address) };
    const device = knownDevices.deviceOf(attempt.cookies, userId);
    if (device !== undefined) return { ...guess, knownBy: 'device', device };
    const isKnown = guard.isGuessed(email) && (await isKnownNetwork(db, userId, guess.network));
    return { ...guess, knownBy: isKnown ? 'network' : undefined };
  };
  const outcomeOf = async (
    user: SignInUser,
    { password, ...origin }: SignInAttempt,
  ): Promise<SignInOutcome> => {
    if (!user.isDisabled && user.isConfirmed && user.passwordHash !== undefined) {
      const { id: userId, tenantId, passwordHash } = user;
      const betterHash = isOutdatedHash(passwordHash) ? await hashPassword(password) : undefined;
      return { kind: 'ok', userId, tenantId, passwordHash, betterHash };
    }
    signIns.note(user.id, user.isDisabled ? 'disabled' : 'unconfirmed', origin);
    return { kind: user.isDisabled ? 'refused' : 'unconfirmed' };
  };
  const check = async (attempt: SignInAttempt, guess: Guess, user: SignInUser | undefined) => {
    refuseWhileWaiting(guess);
    if ((await isPassword(user?.passwordHash, attempt.password)) && user) {
      guard.succeed(guess);
      return outcomeOf(user, attempt);
    }
    guard.fail(guess);
    if (user) signIns.note(user.id, 'wrongPassword', attempt);
    return { kind: 'refused' } as const;
  };

  return async (attempt) => {
    const email = normalizeEmail(attempt.email).slice(0, longestEmail);
    const user = await findSignInUser(db, email);
    const guess = await guessOf(attempt, email, user?.id ?? nobody);
    refuseWhileWaiting(guess);
    return hashing(() => check(attempt, guess, user), guess.knownBy === 'device');
  };
};
