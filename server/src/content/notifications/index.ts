export { countProposedChanges, countWaitingRecords, noteOwnData } from './alerts.store.ts';
export { cleanUpNotifications } from './clean-up.ts';
export { addNotifications } from './notifications.resolvers.ts';
export type { NotificationsPort } from './notifications.service.ts';
export { createRegisterWatch } from './register-watch.ts';
