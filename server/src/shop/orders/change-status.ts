import { AppError } from '@tresen/domain/kit/errors';
import { isNextStatus, type StatusChange, statusChangeSchema } from '@tresen/domain/shop/orders';
import * as z from 'zod/mini';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf, userOf } from '../../kit/context/index.ts';
import { emitChanged, inTenant, type Tx } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { completeOrder } from './complete-order.ts';
import type { Order } from './order.store.ts';
import { holdOrder, takeStep, updateNote } from './order-steps.store.ts';
import type { OrdersPort } from './orders-port.ts';
import { askToTell } from './tell-order.ts';

/**
 * What the seller makes of an order (SHP-78). A completion hands out licence keys, books services and gives the invoice
 * number in the same transaction. Sent again it changes nothing.
 * @throws {AppError} INVALID_INPUT, NOT_FOUND, CONFLICT, LICENCE_WORK_REFUSED, DEBIT_UNDER_WAY
 */
export const setOrderStatus = async (ctx: Ctx, port: OrdersPort, given: unknown): Promise<SaveResult> => {
  const asked = parseInput(statusChangeSchema, given);
  const { id } = await inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const order = await change(ctx, port, tx, asked);
    emitChanged(tx, 'orders', order.tenantId, order.sellerId);
    return order;
  });
  return { isSuccess: true, modelId: id };
};

const noteSchema = z.object({
  id: z.uuid(),
  version: z.int(),
  note: z.string().check(z.trim(), z.maxLength(2_000)),
});

/** Keeps the seller's own note, which buyers never read. @throws {AppError} INVALID_INPUT, NOT_FOUND, CONFLICT */
export const saveOrderNote = async (ctx: Ctx, given: unknown): Promise<SaveResult> => {
  const { id, version, note } = parseInput(noteSchema, given);
  await inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const order = await holdOrder(tx, id);
    if (!order?.isSold) throw notFound();
    emitChanged(tx, 'orders', order.sellerId);
    if (order.sellerNote === note) return;
    if (!(await updateNote(tx, { ...order, version }, note, new Date(ctx.now()))))
      throw new AppError('CONFLICT', { version: order.version });
    await audit(ctx, tx, tenantOf(ctx), {
      entity: 'shopOrder',
      action: 'updateNote',
      entityId: id,
      oldValues: { name: order.number, note: order.sellerNote },
      newValues: { name: order.number, note },
    });
  });
  return { isSuccess: true, modelId: id };
};

async function change(ctx: Ctx, port: OrdersPort, tx: Tx, asked: StatusChange): Promise<Order> {
  const order = await holdOrder(tx, asked.id);
  if (!order?.isSold) throw notFound();
  if (isDone(order, asked)) return order;
  if (order.version !== asked.version) throw new AppError('CONFLICT', { version: order.version });
  if (!isNextStatus(order.status, asked.status)) throw new AppError('INVALID_INPUT', { field: 'status' });
  // What is not delivered must not be paid: its file is taken back first, or the debit is noted as returned.
  if (asked.status === 'rejected' && order.hasDebitUnderWay)
    throw new AppError('DEBIT_UNDER_WAY', { number: order.number });
  await takeSellersStep(ctx, port, tx, order, asked);
  return order;
}

/** Somebody clicked twice, or the first answer was lost: it is done already. */
function isDone(order: Order, { version, status, reason }: StatusChange): boolean {
  return order.version === version + 1 && order.status === status && (order.statusReason ?? '') === reason;
}

async function takeSellersStep(
  ctx: Ctx,
  port: OrdersPort,
  tx: Tx,
  order: Order,
  { status, reason }: StatusChange,
): Promise<void> {
  const at = new Date(ctx.now());
  if (status === 'completed') await completeOrder(ctx, port, tx, order, at);
  const step = { status, reason: reason || null, byName: userOf(ctx).name, bySeller: true, at };
  await askToTell(tx, port, order, await takeStep(tx, order, step));
  await audit(ctx, tx, tenantOf(ctx), {
    entity: 'shopOrder',
    action: 'changeStatus',
    entityId: order.id,
    oldValues: { name: order.number, outcome: order.status },
    newValues: { name: order.number, outcome: status, reason: reason || null },
  });
}

function notFound() {
  return new AppError('NOT_FOUND', { what: 'shopOrder' });
}
