import { AppError } from '@tresen/domain/kit/errors';
import { storedTextOf } from '@tresen/domain/shop/cart';
import * as z from 'zod/mini';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import { parseInput } from '../../kit/input/index.ts';
import { linesAgain } from './lines-again.ts';
import type { OrdersPort } from './orders-port.ts';
import { readOrder } from './read-orders.ts';

const askedSchema = z.object({ id: z.string(), language: z.enum(['de', 'en']) });

/** An order as it could be put into a cart once more. */
export interface OrderAsCart {
  /** As carts are stored (SHP-15). */
  readonly cart: string;
  readonly leftOut: readonly string[];
}

/**
 * What an order of the own tenant would be today: at today's prices, without what is not sold any more, and without the
 * comments, which were about that time. @throws {AppError} INVALID_INPUT, NOT_FOUND
 */
export const orderAsCart = async (ctx: Ctx, port: OrdersPort, given: unknown): Promise<OrderAsCart> => {
  const { id, language } = parseInput(askedSchema, given);
  const order = await readOrder(ctx, id);
  if (!order?.isBought) throw new AppError('NOT_FOUND', { what: 'shopOrder' });
  const { lines, leftOut } = await inTenant(ctx.db, tenantOf(ctx), (tx) =>
    linesAgain(ctx, port, tx, order, language),
  );
  return { cart: storedTextOf(lines.map((line) => ({ ...line, comment: '' }))), leftOut };
};
