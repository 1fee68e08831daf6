import { auditPerson } from '../../kit/audit/index.ts';
import { inSystem, type Tx } from '../../kit/db/pools.ts';
import type { AccountKit } from '../account-deps.ts';
import { accountError } from '../account-error.ts';
import { recallMailToken } from '../mail-tokens/index.ts';
import { lockAccount, normalizeEmail } from '../users/index.ts';
import { removeStaleRegistration } from './registration.store.ts';

/** @throws {AccountError} LINK_INVALID */
export type Disown = (request: {
  readonly email: string;
  readonly token: string;
  readonly requestId: string;
}) => Promise<void>;

/**
 * Removes a registration that was not made by whom the address belongs to: the user and the tenant, which nobody has
 * used. Any link of its confirmation mails proves the mailbox, also one that a later mail has replaced; once the address
 * is confirmed, none of them removes anything.
 */
export const createDisown = ({ db, now, log }: AccountKit): Disown => {
  const remove = async (tx: Tx, email: string, token: string, requestId: string): Promise<void> => {
    const id = await recallMailToken(tx, { purpose: 'confirmEmail', email, token });
    const account = id === undefined ? undefined : await lockAccount(tx, { id });
    if (!account || account.isConfirmed || account.email !== email) throw accountError('LINK_INVALID');
    const { userId, tenantId } = account;
    if (!(await removeStaleRegistration(tx, email, new Date(now())))) throw accountError('LINK_INVALID');
    await auditPerson({ ...account, requestId }, tx, { entity: 'user', action: 'disown', entityId: userId });
    log.info({ userId, tenantId, requestId }, 'a registration was removed by whom its address belongs to');
  };
  return ({ email, token, requestId }) =>
    inSystem(db, (tx) => remove(tx, normalizeEmail(email), token, requestId));
};
