import { inSystem } from '../../kit/db/pools.ts';
import type { AccountKit } from '../account-deps.ts';
import { deleteExternalSignIns } from '../external-sign-in/index.ts';
import { removeAbandonedRegistrations } from '../registration/index.ts';
import { deleteInvitations, deleteMailTokens, deleteSessions, deleteSignIns } from './clean-up.store.ts';

const aDay = 86_400_000;
/** How long rows are kept after they have lost their use, in days. */
const keptDays = { mailTokens: 7, invitations: 90, sessions: 7, signIns: 90, unconfirmed: 30 } as const;

/** Deletes what nobody needs any more. To be called once a day; it may be called at any time. */
export const createCleanUp =
  ({ db, now }: Pick<AccountKit, 'db' | 'now'>) =>
  async (): Promise<void> => {
    const daysAgo = (days: number): Date => new Date(now() - days * aDay);
    // One transaction each: no row is locked longer than its own statement takes.
    await inSystem(db, (tx) => deleteMailTokens(tx, daysAgo(keptDays.mailTokens)));
    await inSystem(db, (tx) => deleteInvitations(tx, daysAgo(keptDays.invitations)));
    await inSystem(db, (tx) => deleteSessions(tx, daysAgo(keptDays.sessions)));
    await inSystem(db, (tx) => deleteSignIns(tx, daysAgo(keptDays.signIns)));
    await inSystem(db, (tx) => deleteExternalSignIns(tx, daysAgo(0)));
    await inSystem(db, (tx) => removeAbandonedRegistrations(tx, daysAgo(keptDays.unconfirmed)));
  };
