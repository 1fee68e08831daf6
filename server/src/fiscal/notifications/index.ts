import type { Feature } from '../../kit/features/index.ts';
import { addTaxNotifications } from './tax-notifications.resolvers.ts';
import { addTaxNotificationRoutes } from './tax-notifications.routes.ts';

export { createTaxReceiptRoutes } from './receipt.routes.ts';
export { type TaxRegistration, taxRegistrations } from './registrations.service.ts';
export { countNotifications as countTaxNotifications } from './tax-notifications.store.ts';
export {
  createTaxNotificationWatch,
  type DueNotification,
  watchTaxNotificationsJob,
} from './watch.ts';

/** What the tax office is told of registers. */
export const taxNotifications: Feature<object> = {
  at: 'pos',
  fields: (kit) => addTaxNotifications(kit),
  routes: addTaxNotificationRoutes,
};
