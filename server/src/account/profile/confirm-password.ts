import { AppError } from '@tresen/domain/kit/errors';
import { type Ctx, userOf } from '../../kit/context/index.ts';
import { inSystem } from '../../kit/db/pools.ts';
import { createBackOff, type ShareCounts } from '../throttling/index.ts';
import { isPassword } from '../users/index.ts';
import { readPasswordHash } from './profile.store.ts';
import type { ProfilePort } from './profile-port.ts';

/**
 * Makes sure that whoever asks is the person who signed in, by their own password, before something is shown or done
 * that an open session alone must not be good for (contract 25).
 * @throws {AppError} WRONG_PASSWORD, TOO_MANY_REQUESTS with the seconds to wait
 */
export type ConfirmPassword = (ctx: Ctx, password: string) => Promise<void>;

// As for the sign-in; each further one doubles the wait.
const freeTries = 8;

export const createConfirmPassword = ({
  hashing,
  now,
  shareCounts,
}: Pick<ProfilePort, 'hashing' | 'now'> & { readonly shareCounts: ShareCounts }): ConfirmPassword => {
  const tries = createBackOff(freeTries, now, shareCounts('passwordConfirmations'));
  const check = async (userId: string, stored: string | undefined, password: string): Promise<void> => {
    const wait = tries.waitOf(userId);
    if (wait > 0) throw new AppError('TOO_MANY_REQUESTS', { seconds: Math.ceil(wait / 1_000) });
    if (await isPassword(stored, password)) return tries.succeed(userId);
    tries.fail(userId);
    throw new AppError('WRONG_PASSWORD', { field: 'password' });
  };
  return async (ctx, password) => {
    const { userId } = userOf(ctx);
    const stored = await inSystem(ctx.db, (tx) => readPasswordHash(tx, userId));
    await hashing(() => check(userId, stored, password), true);
  };
};
