import { AppError } from '@tresen/domain/kit/errors';
import { answersForOrder, type OrderReader } from '@tresen/domain/shop/orders';
import { type Ctx, userOf } from '../../kit/context/index.ts';
import type { Tx } from '../../kit/db/pools.ts';
import type { Order } from './order.store.ts';
import { holdOrder } from './order-steps.store.ts';

/** Who asks, as the rules of orders see them. */
export const readerOf = (ctx: Ctx): OrderReader => {
  const { principal, userId, actingAs } = userOf(ctx);
  return { principal, userIds: actingAs?.userId ? [userId, actingAs.userId] : [userId] };
};

/** True for who answers for an order of their own tenant. */
export const isOwnOrder = (ctx: Ctx, order: Pick<Order, 'isBought' | 'placedBy'>): boolean =>
  order.isBought && answersForOrder(readerOf(ctx), order);

/**
 * The order of the own tenant, held until the transaction ends, for a step of its buyer.
 * @throws {AppError} NOT_FOUND for somebody else's, FORBIDDEN for one that the caller does not answer for
 */
export const holdBoughtOrder = async (ctx: Ctx, tx: Tx, id: string): Promise<Order> => {
  const order = await holdOrder(tx, id);
  if (!order?.isBought) throw new AppError('NOT_FOUND', { what: 'shopOrder' });
  if (!isOwnOrder(ctx, order)) throw new AppError('FORBIDDEN');
  return order;
};
