import type { AccessPolicy } from '@tresen/domain/account/access';
import type { Feature } from '../../kit/features/index.ts';
import { cleanUpNotifications } from './clean-up.ts';
import { addNotifications } from './notifications.resolvers.ts';
import { createRegisterWatch } from './register-watch.ts';
import { createRuleWatch } from './rule-watch.ts';

export { countProposedChanges, countWaitingRecords, noteOwnData, raiseAlerts } from './alerts.store.ts';
export { type OverdueBackup, tellOverdueBackups } from './backup-alerts.store.ts';
export {
  type MissingClosingsAlert,
  registersWithoutClosings,
  tellMissingClosings,
} from './closing-alerts.store.ts';
export { type DamagedBackups, tellDamagedBackups } from './damaged-backup-alerts.store.ts';
export { endGapAlerts, watchGaps } from './gap-alerts.store.ts';
export { type EndingLicences, tellEndingLicences } from './licence-alerts.store.ts';
export { openNotifications } from './notifications.service.ts';
export type { Notification } from './notifications.store.ts';
export { type OrderAlert, tellOrder } from './order-alerts.store.ts';
export { createRuleWatch } from './rule-watch.ts';
export { watchSecurityDeviceAlerts } from './security-device-alerts.store.ts';
export { tellDueTaxNotifications } from './tax-notification-alerts.store.ts';

/** What the server tells people. */
export const notifications: Feature<{ readonly policy: AccessPolicy }> = {
  at: 'general',
  fields: (kit, { policy }) => addNotifications(kit, policy),
  work: ({ db, now }) => ({
    minutely: {
      watchRegisters: createRegisterWatch({ db, now }),
      watchAlertRules: createRuleWatch({ db, now }),
    },
    cleanUp: () => cleanUpNotifications(db, now()),
  }),
};
