import { AppError } from '@tresen/domain/kit/errors';
import { cancelledForEditing, mayEditOrder } from '@tresen/domain/shop/orders';
import * as z from 'zod/mini';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf, userOf } from '../../kit/context/index.ts';
import { emitChanged, inTenant, type Tx } from '../../kit/db/pools.ts';
import { parseInput } from '../../kit/input/index.ts';
import { replaceCart } from '../cart/index.ts';
import { holdBoughtOrder } from './buyer-rights.ts';
import { linesAgain } from './lines-again.ts';
import type { Order } from './order.store.ts';
import { takeStep } from './order-steps.store.ts';
import type { OrdersPort } from './orders-port.ts';
import { askToTell } from './tell-order.ts';

const editSchema = z.object({ id: z.uuid(), version: z.int(), language: z.enum(['de', 'en']) });
type Edit = z.infer<typeof editSchema>;

/** An order that was taken back to be edited. */
export interface EditedOrder {
  readonly isSuccess: boolean;
  /** The order that is cancelled now. */
  readonly modelId: string;
  /** Names of articles that are not sold any more, and so are not in the cart. */
  readonly leftOut: readonly string[];
}

/**
 * @throws {AppError} CONFLICT when the order has changed or its seller has begun to work on it, DEBIT_UNDER_WAY: what is
 * being collected is no longer the buyer's to take back
 */
export const refuseTakingBack = (order: Order, version: number): void => {
  if (order.version !== version || !mayEditOrder(order.status))
    throw new AppError('CONFLICT', { version: order.version });
  if (order.hasDebitUnderWay) throw new AppError('DEBIT_UNDER_WAY', { number: order.number });
};

/**
 * Takes an order back into the cart of whoever asks: the cart is emptied and holds its lines, the order is rejected as
 * cancelled for editing (SHP-79, decisions SHP-80). All of it or nothing.
 * @throws {AppError} INVALID_INPUT, NOT_FOUND, FORBIDDEN, CONFLICT when the seller has begun to work on it,
 * DEBIT_UNDER_WAY
 */
export const editOrder = async (ctx: Ctx, port: OrdersPort, given: unknown): Promise<EditedOrder> => {
  const asked = parseInput(editSchema, given);
  const tenantId = tenantOf(ctx);
  const leftOut = await inTenant(ctx.db, tenantId, async (tx) => {
    for (const topic of ['orders', 'cart'] as const) emitChanged(tx, topic, tenantId);
    return edit(ctx, port, tx, asked);
  });
  return { isSuccess: true, modelId: asked.id, leftOut };
};

async function edit(ctx: Ctx, port: OrdersPort, tx: Tx, asked: Edit): Promise<readonly string[]> {
  const order = await holdBoughtOrder(ctx, tx, asked.id);
  // The first of two clicks has filled the cart.
  if (order.statusReason === cancelledForEditing && order.version === asked.version + 1) return [];
  refuseTakingBack(order, asked.version);
  const { lines, leftOut } = await linesAgain(ctx, port, tx, order, asked.language);
  await replaceCart(ctx, tx, lines, order.customerId);
  await cancel(ctx, port, tx, order);
  return leftOut;
}

async function cancel(ctx: Ctx, port: OrdersPort, tx: Tx, order: Order): Promise<void> {
  const step = { status: 'rejected', reason: cancelledForEditing, byName: userOf(ctx).name } as const;
  const eventId = await takeStep(tx, order, { ...step, bySeller: false, at: new Date(ctx.now()) });
  await askToTell(tx, port, order, eventId);
  await audit(ctx, tx, tenantOf(ctx), {
    entity: 'shopOrder',
    action: 'cancelForEditing',
    entityId: order.id,
    oldValues: { name: order.number, outcome: order.status },
    newValues: { name: order.number, outcome: 'rejected' },
  });
}
