import { tellOrder } from '../../content/notifications/index.ts';
import type { Feature } from '../../kit/features/index.ts';
import { addOrderPaperRoute } from './order-paper.routes.ts';
import { addOrders } from './orders.resolvers.ts';
import { orderExports } from './orders-export.ts';
import type { OrdersPort } from './orders-port.ts';
import { sealedIbans } from './sealed-ibans.ts';
import { createOrderTelling, tellOrderJob } from './tell-order.ts';

export type { OrdersPort } from './orders-port.ts';
export {
  findOrderByKey,
  findSeller,
  insertOrder,
  type NewOrder,
  type PlacedOrder,
  type TenantSeller,
} from './place-order.store.ts';
export { openIban, sealIban } from './sealed-iban.ts';

/** Orders, for buyers and their seller. */
export const orders: Feature<{ readonly orders: OrdersPort }> = {
  at: 'general',
  fields: (kit, { orders: port }) => addOrders(kit, port),
  routes: addOrderPaperRoute,
  exports: orderExports,
  sealed: (db) => [sealedIbans(db)],
  work: ({ db, publicUrl, queueMail }) => ({
    asked: { [tellOrderJob]: createOrderTelling({ db, publicUrl, queueMail, alert: tellOrder }) },
  }),
};
