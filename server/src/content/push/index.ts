import type { AccessPolicy } from '@tresen/domain/account/access';
import { inSystem } from '../../kit/db/pools.ts';
import type { Feature } from '../../kit/features/index.ts';
import { addPushDevices } from './push-devices.resolvers.ts';
import { sealedPushKeys } from './push-keys.ts';
import { deleteOldPushes } from './pushed-alerts.store.ts';
import { createAlertPushing, type PushPort } from './send-pushes.ts';

/** Alerts on people's devices while no page is open (Web Push). */
export const push: Feature<{ readonly push: PushPort; readonly policy: AccessPolicy }> = {
  at: 'general',
  fields: (kit, { push: port }) => addPushDevices(kit, port),
  sealed: (db) => [sealedPushKeys(db)],
  work: (host, { push: port, policy }) => ({
    minutely: { pushAlerts: createAlertPushing({ ...host, ...port }, policy) },
    cleanUp: () => inSystem(host.db, deleteOldPushes),
  }),
};
