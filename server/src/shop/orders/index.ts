export { addOrderPaperRoute } from './order-paper.routes.ts';
export { addOrders } from './orders.resolvers.ts';
export { orderExports } from './orders-export.ts';
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
export { sealedIbans } from './sealed-ibans.ts';
export { createOrderTelling, tellOrderJob } from './tell-order.ts';
