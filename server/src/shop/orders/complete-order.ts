import type { OrderLine } from '@tresen/domain/shop/orders';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import type { Tx } from '../../kit/db/pools.ts';
import { insertServices, type LineKey } from '../services/index.ts';
import type { Order } from './order.store.ts';
import { giveInvoiceNumber, insertKeys } from './order-steps.store.ts';
import type { OrdersPort } from './orders-port.ts';

/**
 * All that a completion does besides the step itself, in its transaction: licences and their keys, what goes on
 * (services), the invoice number. Either everything is done or nothing.
 * @throws {AppError} LICENCE_WORK_REFUSED when a licence has changed since it was ordered
 */
export const completeOrder = async (
  ctx: Ctx,
  { licences }: OrdersPort,
  tx: Tx,
  order: Order,
  at: Date,
): Promise<void> => {
  const resellerId = resellerOf(ctx, order);
  const keys: LineKey[] = [];
  for (const line of order.lines) {
    const done = await licences.fulfil(tx, workOf(order, line, resellerId), at);
    if (done.length === 0) continue;
    await insertKeys(tx, order, line.lineId, done, at);
    keys.push(...done.map(({ serial }) => ({ lineId: line.lineId, serial })));
  }
  await insertServices(tx, order, keys, at);
  // Last, since other completions of the seller wait for it.
  await giveInvoiceNumber(tx, order, at);
};

/** The reseller whose order it is; the vendor is nobody's reseller. */
function resellerOf(ctx: Ctx, { sellerId, isLookedAfter }: Order): string | null {
  return isLookedAfter && sellerId === tenantOf(ctx) ? null : sellerId;
}

function workOf(order: Order, line: OrderLine, resellerId: string | null) {
  return {
    orderTenantId: order.tenantId,
    orderId: order.id,
    orderNumber: order.number,
    lineId: line.lineId,
    shopNumber: line.shopNumber,
    quantity: line.quantity,
    licenseKey: line.licenseKey,
    upgradeValue: line.upgradeValue,
    addOns: line.addOns.map(({ shopNumber }) => shopNumber),
    customerId: order.customerId,
    customerName: order.customerName,
    resellerId,
    userName: order.placedByName,
  };
}
