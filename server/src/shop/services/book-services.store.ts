import type { OrderLine } from '@tresen/domain/shop/orders';
import { type BookedService, sellersDayOf, servicesOfLines } from '@tresen/domain/shop/services';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';

/** A completed order, as far as what goes on after it. */
export interface BookedOrder {
  /** The buyer's. */
  readonly tenantId: string;
  readonly id: string;
  readonly sellerId: string;
  /** A customer of the buyer's tenant, null for the tenant itself. */
  readonly customerId: string | null;
  readonly customerName: string;
  readonly lines: readonly OrderLine[];
}

/** A licence that a line of the order made or changed. */
export interface LineKey {
  readonly lineId: string;
  readonly serial: string;
}

/**
 * Books what goes on after an order, in the transaction of its completion, under the seller's tenant; a line that is
 * booked already stays as it is. It begins on the day of the completion.
 */
export const insertServices = async (
  tx: Tx,
  order: BookedOrder,
  keys: readonly LineKey[],
  at: Date,
): Promise<void> => {
  for (const service of servicesOfLines(order.lines))
    await sql`
      insert into shop_services (tenant_id, id, order_id, line_id, seller_id, shop_number, products, name, serials, customer_id,
        customer_name, quantity, price, billing_interval_months, contract_duration_months, starts_on, last_modified_at)
      values (${order.tenantId}, ${newId()}, ${order.id}, ${service.id}, ${order.sellerId}, ${service.shopNumber}, ${[...service.products]}::int[],
        ${service.name}, ${serialsOf(service, order, keys)}::text[], ${order.customerId}, ${order.customerName},
        ${service.quantity}, ${service.price}, ${service.billingIntervalMonths}, ${service.contractDurationMonths},
        ${sellersDayOf(at.getTime())}, ${at})
      on conflict (tenant_id, order_id, line_id) do nothing`.execute(tx);
};

/** Keys that were handed out for the line; the typed one where nothing was done to it. */
function serialsOf({ lineId }: BookedService, { lines }: BookedOrder, keys: readonly LineKey[]): string[] {
  const done = keys.filter((key) => key.lineId === lineId).map(({ serial }) => serial);
  const typed = lines.find((line) => line.lineId === lineId)?.licenseKey ?? '';
  return done.length > 0 || typed === '' ? done : [typed];
}
