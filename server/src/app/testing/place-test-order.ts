import { anyOrder, anyOrderLine } from '@tresen/domain/shop/orders/testing';
import { type Database, inTenant } from '../../kit/db/pools.ts';
import {
  findSeller,
  insertOrder,
  type NewOrder,
  type OrdersPort,
  type PlacedOrder,
} from '../../shop/orders/index.ts';

/** Writes an order of a tenant without a checkout. Nobody is told of it but by the jobs that are given. */
export const placeTestOrder = (
  db: Database,
  tenantId: string,
  order: Partial<NewOrder> = {},
  jobs: OrdersPort['jobs'] = { add: async () => undefined },
): Promise<PlacedOrder> =>
  inTenant(db, tenantId, async (tx) => {
    const seller = await findSeller(tx);
    if (!seller) throw new Error('nobody sells');
    const content = anyOrder(order.lines ?? [anyOrderLine()]);
    const placed = await insertOrder(tx, { ...content, tenantId, seller, ...order }, jobs);
    if (!placed) throw new Error('no order was placed');
    return placed;
  });
