import { type PasswordChange, passwordChangeSchema } from '@tresen/domain/account/profile';
import { AppError } from '@tresen/domain/kit/errors';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, userOf } from '../../kit/context/index.ts';
import { inSystem, type Tx } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { hashPassword } from '../../kit/hashing/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { endMailTokens } from '../mail-tokens/index.ts';
import { renderMail } from '../mails/index.ts';
import { guessableBy } from '../new-passwords/index.ts';
import { type BackOff, createBackOff, type ShareCounts } from '../throttling/index.ts';
import { type Account, isPassword, lockAccount, readProfile } from '../users/index.ts';
import { readPasswordHash, replacePasswordHash } from './profile.store.ts';
import type { ProfilePort } from './profile-port.ts';

/** @throws {AppError} INVALID_INPUT, PASSWORD_COMMON, PASSWORD_PERSONAL, WRONG_PASSWORD, TOO_MANY_REQUESTS with the seconds to wait */
export type ChangePassword = (ctx: Ctx, given: unknown) => Promise<SaveResult>;

// As for the sign-in. Counted apart from it: whoever guesses at the front door keeps nobody from changing the lock.
const freeTries = 8;

/** @param shareCounts where several processes count together */
export const createPasswordTries = (now: () => number, shareCounts: ShareCounts): BackOff =>
  createBackOff(freeTries, now, shareCounts('passwordChanges'));

/**
 * Changes one's own password: the current one has to be known, every other session ends, and a mail tells of it, all in
 * one transaction.
 */
export const createChangePassword = (port: ProfilePort): ChangePassword => {
  const { passwordTries: tries } = port;
  const refuseWhileBackingOff = (userId: string): void => {
    const wait = tries.waitOf(userId);
    if (wait > 0) throw new AppError('TOO_MANY_REQUESTS', { seconds: Math.ceil(wait / 1_000) });
  };
  const newHash = async (userId: string, stored: string | undefined, change: PasswordChange) => {
    refuseWhileBackingOff(userId);
    if (!(await isPassword(stored, change.current))) {
      tries.fail(userId);
      throw wrongPassword();
    }
    tries.succeed(userId);
    return hashPassword(change.new);
  };
  const store = async (ctx: Ctx, tx: Tx, from: string, to: string): Promise<string[]> => {
    const { userId, sessionId } = userOf(ctx);
    const at = new Date(ctx.now());
    // Before anything else of the account: who resets this password by a mail takes turns with us.
    const account = await lockAccount(tx, { id: userId });
    if (!account || account.isDisabled) throw new AppError('UNAUTHENTICATED');
    if (!(await replacePasswordHash(tx, userId, { from, to, at }))) throw wrongPassword();
    // A link that was asked for before would open the account to whoever reads that mail.
    await endMailTokens(tx, { purpose: 'resetPassword', userId }, at);
    const ended = await port.endUserSessions(tx, { userId, keep: sessionId }, 'passwordChanged');
    await audit(ctx, tx, account.tenantId, {
      action: 'changePassword',
      entity: 'user',
      entityId: userId,
      newValues: { endedSessions: ended.length },
    });
    await tellOwner(port, tx, account, at);
    return ended;
  };

  return async (ctx, given) => {
    const change = parseInput(passwordChangeSchema, given);
    const { userId } = userOf(ctx);
    const from = await inSystem(ctx.db, (tx) => readPasswordHash(tx, userId));
    await refuseGuessable(ctx, userId, change.new);
    // Signed in already: a storm of sign-ins by strangers must not keep them out.
    const to = await port.hashing(() => newHash(userId, from, change), true);
    port.announceEnded(await inSystem(ctx.db, (tx) => store(ctx, tx, from ?? '', to)));
    return { isSuccess: true, modelId: userId };
  };
};

function wrongPassword(): AppError {
  return new AppError('WRONG_PASSWORD', { field: 'current' });
}

async function tellOwner(port: ProfilePort, tx: Tx, { email, language }: Account, at: Date) {
  const frontend = port.frontends.origins[0] ?? port.publicUrl;
  const link = `${frontend}/forgot-password?email=${encodeURIComponent(email)}`;
  await port.queueMail(tx, {
    to: email,
    ...renderMail(language, { kind: 'passwordChanged', changedAt: at, link }),
  });
}

async function refuseGuessable(ctx: Ctx, userId: string, password: string): Promise<void> {
  const own = await inSystem(ctx.db, (tx) => readProfile(tx, userId));
  const names = own ? [own.email, own.firstName, own.lastName, own.company] : [];
  const code = await guessableBy(password, names);
  if (code) throw new AppError(code, { field: 'new' });
}
