import { auditPerson } from '../../kit/audit/index.ts';
import { inSystem, type Tx } from '../../kit/db/pools.ts';
import type { AccountKit } from '../account-deps.ts';
import { accountError } from '../account-error.ts';
import {
  issueMailToken,
  mailTokenLife,
  mayMail,
  recallMailToken,
  spendMailToken,
} from '../mail-tokens/index.ts';
import { renderMail } from '../mails/index.ts';
import { type Account, lockAccount, normalizeEmail } from '../users/index.ts';
import { markConfirmed } from './registration.store.ts';

const purpose = 'confirmEmail';

/** Queues the mail with the link that confirms an address; earlier links end. Runs in the system role. */
export const mailConfirmation = async (
  { now, queueMail }: AccountKit,
  tx: Tx,
  { userId, email, language }: Pick<Account, 'userId' | 'email' | 'language'>,
  frontend: string,
): Promise<void> => {
  const token = await issueMailToken(tx, { purpose, userId, email }, now());
  const link = `${frontend}/confirmed?${new URLSearchParams({ token, email })}`;
  const validUntil = new Date(now() + mailTokenLife[purpose]);
  await queueMail(tx, { to: email, ...renderMail(language, { kind: purpose, link, validUntil }) });
};

/** @throws {AccountError} LINK_INVALID */
export type Confirm = (request: {
  readonly email: string;
  readonly token: string;
  readonly requestId: string;
}) => Promise<void>;

/** Confirms an address by its link. The same link once more says so again, and changes nothing. */
export const createConfirm =
  ({ db, now }: AccountKit): Confirm =>
  ({ email: typed, token, requestId }) =>
    inSystem(db, async (tx) => {
      const claim = { purpose, email: normalizeEmail(typed), token } as const;
      const spentBy = await spendMailToken(tx, claim, now());
      const userId = spentBy ?? (await recallMailToken(tx, claim));
      const account = userId === undefined ? undefined : await lockAccount(tx, { id: userId });
      if (!account || account.isDisabled || account.email !== claim.email) throw accountError('LINK_INVALID');
      if (account.isConfirmed) return;
      if (spentBy === undefined) throw accountError('LINK_INVALID');
      await markConfirmed(tx, account.userId);
      await auditPerson({ ...account, requestId }, tx, {
        entity: 'user',
        action: 'confirmEmail',
        entityId: account.userId,
        newValues: { email: account.email },
      });
    });

export type ResendConfirmation = (request: {
  readonly email: string;
  readonly frontend: string;
}) => Promise<void>;

/** Sends the confirmation's mail once more, at most a few times an hour, and only where one is missing. */
export const createResendConfirmation =
  (kit: AccountKit): ResendConfirmation =>
  ({ email, frontend }) =>
    inSystem(kit.db, async (tx) => {
      const account = await lockAccount(tx, { email: normalizeEmail(email) });
      if (!account || account.isDisabled || account.isConfirmed) return;
      const verdict = await mayMail(tx, { purpose, userId: account.userId }, kit.now());
      if (verdict === 'send') await mailConfirmation(kit, tx, account, frontend);
    });
