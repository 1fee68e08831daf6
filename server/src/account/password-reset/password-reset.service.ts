import type { PasswordReset } from '@tresen/domain/account/password-reset';
import { auditPerson } from '../../kit/audit/index.ts';
import { inSystem, type Tx } from '../../kit/db/pools.ts';
import { hashPassword } from '../../kit/hashing/index.ts';
import type { Queue } from '../../kit/queue/index.ts';
import type { AccountKit } from '../account-deps.ts';
import { accountError } from '../account-error.ts';
import {
  isMailTokenOpen,
  issueMailToken,
  type MailLink,
  mailTokenLife,
  mayMail,
  recallMailToken,
  spendMailToken,
} from '../mail-tokens/index.ts';
import { renderMail } from '../mails/index.ts';
import type { Sessions } from '../sessions/index.ts';
import { type Account, lockAccount, normalizeEmail, saveCredential } from '../users/index.ts';

const purpose = 'resetPassword';

/**
 * Mails the link to a new password. Told as specified: who exists, and who has not confirmed the address yet.
 * @throws {AccountError} USER_UNKNOWN, EMAIL_UNCONFIRMED, TOO_MANY_REQUESTS
 */
export type ForgetPassword = (request: {
  readonly email: string;
  /** Origin of the web app; one of ours. */
  readonly frontend: string;
}) => Promise<void>;

export const createForgetPassword =
  ({ db, now, queueMail }: AccountKit): ForgetPassword =>
  ({ email: typed, frontend }) =>
    inSystem(db, async (tx) => {
      const account = await lockAccount(tx, { email: normalizeEmail(typed) });
      if (!account || account.isDisabled) throw accountError('USER_UNKNOWN');
      if (!account.isConfirmed) throw accountError('EMAIL_UNCONFIRMED');
      const { userId, email, language } = account;
      const verdict = await mayMail(tx, { purpose, userId }, now());
      if (typeof verdict === 'number') throw accountError('TOO_MANY_REQUESTS', verdict / 1_000);
      if (verdict === 'enough') return;
      const token = await issueMailToken(tx, { purpose, userId, email }, now());
      const link = `${frontend}/reset-password?${new URLSearchParams({ resttoken: token, email })}`;
      const validUntil = new Date(now() + mailTokenLife[purpose]);
      await queueMail(tx, { to: email, ...renderMail(language, { kind: purpose, link, validUntil }) });
    });

/** Returns whose password it is. @throws {AccountError} LINK_INVALID, EMAIL_UNCONFIRMED */
export type ResetPassword = (request: {
  readonly form: Pick<PasswordReset, 'email' | 'password'>;
  readonly token: string;
  readonly requestId: string;
}) => Promise<string>;

/** Sets a new password by the link of a mail, and ends every session of the person. */
export const createResetPassword = (kit: AccountKit, hashing: Queue, sessions: Sessions): ResetPassword => {
  const { db, now } = kit;
  const spend = async (tx: Tx, link: MailLink): Promise<Account> => {
    const account = await lockHolder(tx, link);
    if (!account || !(await spendMailToken(tx, link, now()))) throw accountError('LINK_INVALID');
    if (!account.isConfirmed) throw accountError('EMAIL_UNCONFIRMED');
    return account;
  };
  const store = async (tx: Tx, link: MailLink, passwordHash: string, requestId: string) => {
    const account = await spend(tx, link);
    const { userId } = account;
    await saveCredential(tx, userId, passwordHash, new Date(now()));
    await auditPerson({ ...account, requestId }, tx, {
      entity: 'user',
      action: 'resetPassword',
      entityId: userId,
    });
    await tellOwner(kit, tx, account);
    return { userId, ended: await sessions.endUser(tx, { userId }, 'passwordReset') };
  };
  return async ({ form, token, requestId }) => {
    const link = { purpose, email: normalizeEmail(form.email), token } as const;
    // Asked first, and again when it is spent: hashing is dear, and a guess must not buy it.
    if (!(await inSystem(db, (tx) => isMailTokenOpen(tx, link, now())))) throw accountError('LINK_INVALID');
    const passwordHash = await hashing(() => hashPassword(form.password));
    const { userId, ended } = await inSystem(db, (tx) => store(tx, link, passwordHash, requestId));
    sessions.announce(ended);
    return userId;
  };
};

/** The account that a token was mailed to, with its row held: always before the token's, so that nobody waits in a ring. */
async function lockHolder(tx: Tx, link: MailLink): Promise<Account | undefined> {
  const id = await recallMailToken(tx, link);
  const account = id === undefined ? undefined : await lockAccount(tx, { id });
  return account?.email === link.email && !account.isDisabled ? account : undefined;
}

async function tellOwner(
  { now, queueMail, frontends, issuer }: AccountKit,
  tx: Tx,
  { email, language }: Account,
): Promise<void> {
  const link = `${frontends.origins[0] ?? issuer}/forgot-password`;
  const changedAt = new Date(now());
  await queueMail(tx, { to: email, ...renderMail(language, { kind: 'passwordChanged', link, changedAt }) });
}
