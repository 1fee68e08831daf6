import type { AccessPolicy } from '@tresen/domain/account/access';
import { alertsToSend } from '@tresen/domain/content/alert-mails';
import { visibleAlertKinds } from '@tresen/domain/content/notifications';
import { inSystem } from '../../kit/db/pools.ts';
import type { Host } from '../../kit/features/index.ts';
import type { JobHandler } from '../../kit/jobs/index.ts';
import { alertMail } from './alert-mail.ts';
import { type AlertReader, alertReaders, claimAlerts } from './alert-mails.store.ts';

export type AlertMailDeps = Pick<Host, 'db' | 'now' | 'queueMail' | 'publicUrl' | 'onError'>;

/** Of one mail: who has more to hear of gets it with the next ones. */
const maxAlerts = 100;

/**
 * Mails people the alerts that they chose, once a minute: all that may go now in one mail. The alerts are claimed in the
 * transaction that queues the mail, so each goes out once.
 */
export const createAlertMailing =
  (deps: AlertMailDeps, policy: AccessPolicy): JobHandler =>
  async (_payload, signal) => {
    const readers = await inSystem(deps.db, (tx) => alertReaders(tx, new Date(deps.now())));
    for (const reader of readers) {
      if (signal.aborted) return;
      await tell(deps, policy, reader).catch(deps.onError);
    }
  };

async function tell(deps: AlertMailDeps, policy: AccessPolicy, reader: AlertReader): Promise<void> {
  const { settings, zone, role } = reader;
  const seen = visibleAlertKinds(role, policy);
  const wanted = alertsToSend(settings, deps.now(), zone).map(({ kinds, until }) => ({
    kinds: kinds.filter((kind) => seen.includes(kind)),
    until,
  }));
  if (wanted.every(({ kinds }) => kinds.length === 0)) return;
  await inSystem(deps.db, async (tx) => {
    const alerts = await claimAlerts(tx, reader, wanted, maxAlerts);
    if (alerts.length > 0)
      await deps.queueMail(tx, { to: reader.email, ...alertMail(reader, alerts, deps.publicUrl) });
  });
}
