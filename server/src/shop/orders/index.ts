export { addOrders } from './orders.resolvers.ts';
export {
  findOrderByKey,
  findSeller,
  insertOrder,
  type NewOrder,
  type PlacedOrder,
  type TenantSeller,
} from './place-order.store.ts';
