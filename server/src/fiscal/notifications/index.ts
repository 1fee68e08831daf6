import { tellDueTaxNotifications } from '../../content/notifications/index.ts';
import type { Feature } from '../../kit/features/index.ts';
import { createTaxReceiptRoutes } from './receipt.routes.ts';
import { addTaxNotifications } from './tax-notifications.resolvers.ts';
import { addTaxNotificationRoutes } from './tax-notifications.routes.ts';
import { createTaxNotificationWatch, watchTaxNotificationsJob } from './watch.ts';

export { type TaxRegistration, taxRegistrations } from './registrations.service.ts';
export { countNotifications as countTaxNotifications } from './tax-notifications.store.ts';

/** What the tax office is told of registers. */
export const taxNotifications: Feature<object> = {
  at: 'pos',
  fields: (kit) => addTaxNotifications(kit),
  routes: async (app, _needs, { uploads }) => {
    addTaxNotificationRoutes(app);
    await app.register(createTaxReceiptRoutes(uploads));
  },
  work: ({ db, now }) => ({
    minutely: {
      [watchTaxNotificationsJob]: createTaxNotificationWatch({ db, now, tell: tellDueTaxNotifications }),
    },
  }),
};
