import { auditPerson } from '../../kit/audit/index.ts';
import { inSystem, type Tx } from '../../kit/db/pools.ts';
import type { AccountKit } from '../account-deps.ts';
import { accountError } from '../account-error.ts';
import {
  issueMailToken,
  type MailLink,
  mailTokenLife,
  mayMail,
  recallMailToken,
  spendMailToken,
} from '../mail-tokens/index.ts';
import { renderMail } from '../mails/index.ts';
import { type Account, lockAccount, normalizeEmail, readProfile } from '../users/index.ts';
import { markConfirmed } from './registration.store.ts';

const purpose = 'confirmEmail';

interface Unconfirmed extends Pick<Account, 'userId' | 'email' | 'language' | 'name'> {
  readonly company: string;
}

/**
 * Queues the mail with the link that confirms an address, and the one that removes the registration; earlier
 * links confirm nothing any more. Runs in the system role.
 */
export const mailConfirmation = async (
  { now, queueMail }: AccountKit,
  tx: Tx,
  { userId, email, language, name, company }: Unconfirmed,
  frontend: string,
): Promise<void> => {
  const token = await issueMailToken(tx, { purpose, userId, email }, now());
  const query = new URLSearchParams({ token, email });
  const [link, disownLink] = [`${frontend}/confirmed?${query}`, `${frontend}/not-me?${query}`];
  const validUntil = new Date(now() + mailTokenLife[purpose]);
  const content = { kind: purpose, link, disownLink, validUntil, name, company } as const;
  await queueMail(tx, { to: email, ...renderMail(language, content) });
};

/** @throws {AccountError} LINK_INVALID */
export type Confirm = (request: {
  readonly email: string;
  readonly token: string;
  readonly requestId: string;
}) => Promise<void>;

/** Confirms an address by its link. The same link once more says so again, and changes nothing. */
export const createConfirm = ({ db, now }: AccountKit): Confirm => {
  const store = async (tx: Tx, link: MailLink, requestId: string): Promise<void> => {
    const id = await recallMailToken(tx, link);
    // Its row first, then the token's: as everywhere, so that nobody waits in a ring.
    const account = id === undefined ? undefined : await lockAccount(tx, { id });
    if (!account || account.isDisabled || account.email !== link.email) throw accountError('LINK_INVALID');
    const isSpent = (await spendMailToken(tx, link, now())) !== undefined;
    if (account.isConfirmed) return;
    if (!isSpent) throw accountError('LINK_INVALID');
    const { userId, email } = account;
    await markConfirmed(tx, userId);
    await auditPerson({ ...account, requestId }, tx, {
      entity: 'user',
      action: 'confirmEmail',
      entityId: userId,
      newValues: { email },
    });
  };
  return ({ email, token, requestId }) =>
    inSystem(db, (tx) => store(tx, { purpose, email: normalizeEmail(email), token }, requestId));
};

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
      if (verdict !== 'send') return;
      const { company = '' } = (await readProfile(tx, account.userId)) ?? {};
      await mailConfirmation(kit, tx, { ...account, company }, frontend);
    });
