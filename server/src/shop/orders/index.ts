export { addOrders } from './orders.resolvers.ts';
export type { OrdersPort } from './orders-port.ts';
export {
  findOrderByKey,
  findSeller,
  insertOrder,
  type NewOrder,
  type PlacedOrder,
  type TenantSeller,
} from './place-order.store.ts';
export { createOrderTelling, tellOrderJob } from './tell-order.ts';
