import { AppError } from '@tresen/domain/kit/errors';
import { createSlidingWindow, type ShareCounts } from '../throttling/index.ts';

const hour = 60 * 60_000;
// A festival invites its whole crew on one morning; more than that is not people any more.
const perTenant = 100;
// Enough to send again what went to the spam folder. Counted for each tenant by itself, so that no stranger spends
// what a person's employer needs.
const perTenantAndAddress = 5;
// Of all tenants together: nobody's mailbox is filled through us by one who founds company after company.
const perAddress = 20;

/** Counts the mails with invitations, per tenant, per address, and per both. @throws {AppError} TOO_MANY_REQUESTS */
export type InvitationLimits = (tenantId: string, email: string) => void;

export const createInvitationLimits = (now: () => number, share: ShareCounts): InvitationLimits => {
  const tenants = createSlidingWindow(perTenant, hour, now, share('invitations.tenants'));
  const pairs = createSlidingWindow(perTenantAndAddress, hour, now, share('invitations.pairs'));
  const addresses = createSlidingWindow(perAddress, hour, now, share('invitations.addresses'));
  return (tenantId, email) => {
    const wait = pairs.take(`${tenantId}/${email}`) || addresses.take(email) || tenants.take(tenantId);
    if (wait > 0) throw new AppError('TOO_MANY_REQUESTS', { seconds: Math.ceil(wait / 1_000) });
  };
};
