import { AppError } from '@tresen/domain/kit/errors';
import {
  cancelledByBuyer,
  mayAnswerOrder,
  orderAnswerSchema,
  statusAfterAnswer,
} from '@tresen/domain/shop/orders';
import * as z from 'zod/mini';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf, userOf } from '../../kit/context/index.ts';
import { emitChanged, inTenant, type Tx } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { holdBoughtOrder } from './buyer-rights.ts';
import { refuseTakingBack } from './edit-order.ts';
import { listEvents, type Order } from './order.store.ts';
import { type OrderStep, takeStep } from './order-steps.store.ts';
import type { OrdersPort } from './orders-port.ts';
import { askToTell } from './tell-order.ts';

type BuyersStep = Pick<OrderStep, 'status' | 'reason' | 'statusReason'>;

const cancelSchema = z.object({ id: z.uuid(), version: z.int() });

/**
 * Takes an order back for good while nobody works on it. Sent again it changes nothing.
 * @throws {AppError} INVALID_INPUT, NOT_FOUND, FORBIDDEN, CONFLICT, DEBIT_UNDER_WAY
 */
export const cancelOrder = async (ctx: Ctx, port: OrdersPort, given: unknown): Promise<SaveResult> => {
  const asked = parseInput(cancelSchema, given);
  const { id } = await inTenant(ctx.db, tenantOf(ctx), (tx) => told(tx, cancel(ctx, port, tx, asked)));
  return { isSuccess: true, modelId: id };
};

/**
 * Answers the question that an order waits with; it goes on where it stood before, and its seller is told. Sent again it
 * changes nothing.
 * @throws {AppError} INVALID_INPUT, NOT_FOUND, FORBIDDEN, CONFLICT when it does not wait for an answer
 */
export const answerOrder = async (ctx: Ctx, port: OrdersPort, given: unknown): Promise<SaveResult> => {
  const asked = parseInput(orderAnswerSchema, given);
  const { id } = await inTenant(ctx.db, tenantOf(ctx), (tx) => told(tx, answer(ctx, port, tx, asked)));
  return { isSuccess: true, modelId: id };
};

/** Its buyer and its seller see at once what became of an order. */
async function told(tx: Tx, changed: Promise<Order>): Promise<Order> {
  const order = await changed;
  emitChanged(tx, 'orders', order.tenantId, order.sellerId);
  return order;
}

async function cancel(
  ctx: Ctx,
  port: OrdersPort,
  tx: Tx,
  { id, version }: z.infer<typeof cancelSchema>,
): Promise<Order> {
  const order = await holdBoughtOrder(ctx, tx, id);
  // Somebody clicked twice, or the first answer was lost.
  if (order.statusReason === cancelledByBuyer && order.version === version + 1) return order;
  refuseTakingBack(order, version);
  await takeBuyersStep(ctx, port, tx, order, {
    action: 'cancel',
    status: 'rejected',
    reason: cancelledByBuyer,
  });
  return order;
}

async function takeBuyersStep(
  ctx: Ctx,
  port: OrdersPort,
  tx: Tx,
  order: Order,
  { action, ...step }: BuyersStep & { readonly action: 'cancel' | 'answer' },
): Promise<void> {
  const by = { byName: userOf(ctx).name, bySeller: false, at: new Date(ctx.now()) };
  await askToTell(tx, port, order, await takeStep(tx, order, { ...step, ...by }));
  await audit(ctx, tx, tenantOf(ctx), {
    entity: 'shopOrder',
    action,
    entityId: order.id,
    oldValues: { name: order.number, outcome: order.status },
    newValues: { name: order.number, outcome: step.status },
  });
}

async function answer(
  ctx: Ctx,
  port: OrdersPort,
  tx: Tx,
  asked: z.infer<typeof orderAnswerSchema>,
): Promise<Order> {
  const order = await holdBoughtOrder(ctx, tx, asked.id);
  const history = await listEvents(tx, order);
  const last = history.at(-1);
  if (order.version === asked.version + 1 && last?.reason === asked.answer && !last.bySeller) return order;
  if (order.version !== asked.version || !mayAnswerOrder(order.status))
    throw new AppError('CONFLICT', { version: order.version });
  await takeBuyersStep(ctx, port, tx, order, {
    action: 'answer',
    status: statusAfterAnswer(history),
    reason: asked.answer,
    // The order's own reason is the seller's word.
    statusReason: null,
  });
  return order;
}
