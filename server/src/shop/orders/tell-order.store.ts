import type { OrderStatus } from '@tresen/domain/shop/orders';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** A step of an order with all that is told of it. */
export interface OrderNews {
  readonly orderId: string;
  readonly tenantId: string;
  readonly sellerId: string;
  readonly number: string;
  readonly buyerName: string;
  readonly sellerName: string;
  readonly customerName: string;
  readonly language: 'de' | 'en';
  readonly status: OrderStatus;
  readonly reason: string | null;
  /** False when the buyer took the step. */
  readonly bySeller: boolean;
  readonly at: Date;
  readonly keyCount: number;
  readonly purchaseOrderNumber: string;
  readonly invoiceNumber: string | null;
  /** Of who ordered; null when they are gone or disabled. */
  readonly email: string | null;
  /** Tenants of the vendor, who looks after all orders. */
  readonly vendorIds: readonly string[];
}

/** Reads a step, in the system role: people of the seller do not know those of the buyer. */
export const readOrderNews = async (
  tx: Tx,
  tenantId: string,
  eventId: string,
): Promise<OrderNews | undefined> => {
  const { rows } = await sql<OrderNews>`
    select o.id "orderId", o.tenant_id "tenantId", o.seller_id "sellerId", o.number, o.buyer_name "buyerName",
      o.seller ->> 'name' "sellerName", o.customer_name "customerName", o.language, e.status, e.reason, e.by_seller "bySeller", e.at,
      (select count(*)::int from shop_order_keys k where k.tenant_id = o.tenant_id and k.order_id = o.id) "keyCount",
      o.invoice_number "invoiceNumber", o.purchase_order_number "purchaseOrderNumber", u.email,
      array(select id from tenants where kind = 'vendor') "vendorIds"
    from shop_order_events e
    join shop_orders o on o.tenant_id = e.tenant_id and o.id = e.order_id
    left join users u on u.id = o.placed_by and not u.disabled and u.email_confirmed
    where e.tenant_id = ${tenantId} and e.id = ${eventId}`.execute(tx);
  return rows[0];
};
