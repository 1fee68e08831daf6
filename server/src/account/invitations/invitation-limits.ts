import { AppError } from '@tresen/domain/errors';
import { createSlidingWindow } from '../throttling/index.ts';

const hour = 60 * 60_000;
// A festival invites its whole crew on one morning; more than that is not people any more.
const perTenant = 100;
// Enough to send again what went to the spam folder; nobody's mailbox is filled through us.
const perAddress = 5;

/** Counts the mails with invitations, per tenant and per address. @throws {AppError} TOO_MANY_REQUESTS */
export type InvitationLimits = (tenantId: string, email: string) => void;

export const createInvitationLimits = (now: () => number): InvitationLimits => {
  const tenants = createSlidingWindow(perTenant, hour, now);
  const addresses = createSlidingWindow(perAddress, hour, now);
  return (tenantId, email) => {
    const wait = addresses.take(email) || tenants.take(tenantId);
    if (wait > 0) throw new AppError('TOO_MANY_REQUESTS', { seconds: Math.ceil(wait / 1_000) });
  };
};
