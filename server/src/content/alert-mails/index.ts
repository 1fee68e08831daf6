import type { AccessPolicy } from '@tresen/domain/account/access';
import { inSystem } from '../../kit/db/pools.ts';
import type { Feature } from '../../kit/features/index.ts';
import { addAlertMails } from './alert-mails.resolvers.ts';
import { deleteOldAlertMails } from './alert-mails.store.ts';
import { createAlertMailing } from './send-alert-mails.ts';

/** Alerts by mail: which, when, and when not. */
export const alertMails: Feature<{ readonly policy: AccessPolicy }> = {
  at: 'general',
  fields: (kit, { policy }) => addAlertMails(kit, policy),
  work: (host, { policy }) => ({
    minutely: { sendAlertMails: createAlertMailing(host, policy) },
    cleanUp: () => inSystem(host.db, deleteOldAlertMails),
  }),
};
