import {
  cancelledForEditing,
  type OrderAddress,
  type OrderLine,
  type OrderPayment,
  type OrderSeller,
  type OrderTotals,
  type OrderVat,
} from '@tresen/domain/shop/orders';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import type { OrdersPort } from './orders-port.ts';
import { askToTell } from './tell-order.ts';

/** Who sells to a tenant. */
export interface TenantSeller {
  readonly id: string;
  readonly seller: OrderSeller;
}

/**
 * Who sells to the tenant of the transaction: the reseller that it names, or else the vendor; undefined in an
 * installation without a vendor.
 */
export const findSeller = async (tx: Tx): Promise<TenantSeller | undefined> => {
  const { rows } = await sql<TenantSeller>`select id, seller from shop_seller() where id is not null`.execute(
    tx,
  );
  return rows[0];
};

/** An order as the checkout hands it over: checked, priced and agreed to. Amounts in cents. */
export interface NewOrder {
  /** The buyer's. */
  readonly tenantId: string;
  readonly seller: TenantSeller;
  readonly idempotencyKey: string;
  /** Of what was sent: the same key with something else is refused. */
  readonly contentHash: string;
  /** A customer of the buyer's tenant, null for the tenant itself. */
  readonly customerId: string | null;
  readonly customerName: string;
  readonly buyerName: string;
  readonly lines: readonly OrderLine[];
  readonly billingAddress: OrderAddress;
  readonly deliveryAddress: OrderAddress;
  readonly vatId: string | null;
  readonly payment: OrderPayment;
  readonly sealedIban: string | null;
  readonly termsVersion: string;
  readonly note: string;
  /** Under which the buyer keeps the order; empty for none. */
  readonly purchaseOrderNumber: string;
  /** How the seller reaches who placed it. */
  readonly buyerEmail: string | null;
  readonly buyerPhone: string | null;
  readonly language: 'de' | 'en';
  readonly totals: OrderTotals;
  readonly vat: OrderVat;
  readonly placedBy: string;
  readonly placedByName: string;
  readonly placedAt: Date;
}

/** An order that stands, as its key finds it. */
export interface PlacedOrder {
  readonly id: string;
  readonly number: string;
  readonly contentHash: string;
  /** Cents. */
  readonly gross: number;
}

/**
 * Writes an order with its first event, in the transaction of the caller, under the buyer's tenant; once that commits,
 * its seller is told. Its number is `B-<year>-<number>`.
 * @returns undefined when an order with this key stands already: `findOrderByKey` says which. Of several at once the
 * first one is written; the others wait for it.
 */
export const insertOrder = async (
  tx: Tx,
  order: NewOrder,
  jobs: OrdersPort['jobs'],
): Promise<PlacedOrder | undefined> => {
  const { totals, vat, placedAt } = order;
  const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
  const { rows } = await sql<PlacedOrder>`
    insert into shop_orders (tenant_id, id, number, seller_id, seller, idempotency_key, content_hash, status, customer_id,
      customer_name, buyer_name, lines, billing_address, delivery_address, vat_id, payment, sealed_iban, terms_version,
      note, language, net, vat_rate, vat_reason, tax, gross, placed_by, placed_by_name, placed_at, last_modified_at,
      purchase_order_number, buyer_email, buyer_phone, line_search_text)
    values (${order.tenantId}, ${newId()},
      'B-' || to_char(${placedAt}::timestamptz at time zone 'Europe/Berlin', 'YYYY') || '-'
        || nextval('shop_order_numbers'),
      ${order.seller.id}, ${json(order.seller.seller)}, ${order.idempotencyKey}, ${order.contentHash}, 'ordered', ${order.customerId},
      ${order.customerName}, ${order.buyerName}, ${json(order.lines)}, ${json(order.billingAddress)},
      ${json(order.deliveryAddress)}, ${order.vatId}, ${json(order.payment)}, ${order.sealedIban},
      ${order.termsVersion}, ${order.note}, ${order.language}, ${totals.net}, ${vat.rate}, ${vat.reason},
      ${totals.tax}, ${totals.gross}, ${order.placedBy}, ${order.placedByName}, ${placedAt}, ${placedAt},
      ${order.purchaseOrderNumber}, ${order.buyerEmail}, ${order.buyerPhone}, searchable(${wordsOfOrder(order)}))
    on conflict (tenant_id, idempotency_key) do nothing
    returning id, number, content_hash "contentHash", gross`.execute(tx);
  const [placed] = rows;
  if (!placed) return undefined;
  const eventId = await addEvent(tx, order, placed.id);
  await askToTell(tx, { jobs }, order, eventId);
  await linkPredecessor(tx, order, placed.id);
  return placed;
};

/** The order that was placed with a key, of the tenant of the transaction. */
export const findOrderByKey = async (tx: Tx, idempotencyKey: string): Promise<PlacedOrder | undefined> => {
  const { rows } = await sql<PlacedOrder>`
    select id, number, content_hash "contentHash", gross from shop_orders
    where tenant_id = (select current_tenant()) and idempotency_key = ${idempotencyKey}`.execute(tx);
  return rows[0];
};

/** What people find an order by beside its number and names: the buyer's number, articles and keys of its lines. */
function wordsOfOrder({ lines, purchaseOrderNumber }: NewOrder): string {
  return [
    purchaseOrderNumber,
    ...lines.flatMap(({ name, articleNr, licenseKey, addOns }) => [
      name,
      articleNr,
      licenseKey,
      ...addOns.map((addOn) => addOn.name),
    ]),
  ]
    .filter((text) => text !== '')
    .join(' ');
}

async function addEvent(tx: Tx, order: NewOrder, orderId: string): Promise<string> {
  const eventId = newId();
  await sql`insert into shop_order_events (tenant_id, order_id, id, seller_id, status, by_name, by_seller, at)
    values (${order.tenantId}, ${orderId}, ${eventId}, ${order.seller.id}, 'ordered', ${order.placedByName}, false,
      ${order.placedAt})`.execute(tx);
  return eventId;
}

/**
 * The order that was cancelled to be edited, and whose lines this one carries on, leads to it from now on (decisions
 * SHP-80). Lines keep their ids on their way through the cart.
 */
async function linkPredecessor(tx: Tx, { tenantId, lines }: NewOrder, orderId: string): Promise<void> {
  const lineIds = lines.map(({ lineId }) => lineId);
  await sql`update shop_orders set successor_id = ${orderId}
    where tenant_id = ${tenantId} and status_reason = ${cancelledForEditing} and successor_id is null
      and exists (select from jsonb_array_elements(lines) line where line ->> 'lineId' = any (${lineIds}::text[]))`.execute(
    tx,
  );
}
