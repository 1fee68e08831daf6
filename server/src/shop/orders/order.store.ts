import type { DebitState, ReturnReason } from '@tresen/domain/shop/debits';
import type {
  OrderAddress,
  OrderLine,
  OrderPayment,
  OrderSeller,
  OrderStatus,
  VatReason,
} from '@tresen/domain/shop/orders';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { isSold } from './order-list.store.ts';

/** An order as its page shows it. Amounts in cents, the rate in hundredths of a percent. */
export interface Order {
  readonly id: string;
  readonly tenantId: string;
  readonly sellerId: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly statusReason: string | null;
  readonly successorId: string | null;
  readonly successorNumber: string | null;
  readonly predecessorId: string | null;
  readonly predecessorNumber: string | null;
  readonly customerId: string | null;
  readonly customerName: string;
  readonly buyerName: string;
  readonly seller: OrderSeller;
  readonly lines: readonly OrderLine[];
  readonly billingAddress: OrderAddress;
  readonly deliveryAddress: OrderAddress;
  readonly vatId: string | null;
  readonly payment: OrderPayment;
  readonly termsVersion: string;
  readonly note: string;
  /** Under which the buyer keeps the order; empty for none. */
  readonly purchaseOrderNumber: string;
  /** How its seller reaches who placed it. */
  readonly buyerEmail: string | null;
  readonly buyerPhone: string | null;
  /** Only the seller's side may read it. */
  readonly sellerNote: string;
  readonly language: 'de' | 'en';
  readonly net: number;
  readonly vatRate: number;
  readonly vatReason: VatReason;
  readonly tax: number;
  readonly gross: number;
  readonly invoiceNumber: string | null;
  readonly invoicedAt: Date | null;
  readonly placedBy: string;
  readonly placedByName: string;
  readonly placedAt: Date;
  readonly lastModifiedAt: Date;
  readonly version: number;
  /** Its money is being collected, or was. */
  readonly hasDebitUnderWay: boolean;
  /** The tenant of the transaction sells it, or looks after it as the vendor. */
  readonly isSold: boolean;
  /** The tenant of the transaction is the vendor's, who looks after all orders. */
  readonly isLookedAfter: boolean;
  /** The tenant of the transaction has placed it. */
  readonly isBought: boolean;
}

const columns = sql`o.id, o.tenant_id "tenantId", o.seller_id "sellerId", o.number, o.status,
  o.status_reason "statusReason", o.successor_id "successorId", successor.number "successorNumber",
  predecessor.id "predecessorId", predecessor.number "predecessorNumber", o.customer_id "customerId",
  o.customer_name "customerName", o.buyer_name "buyerName", o.seller, o.lines, o.billing_address "billingAddress",
  o.delivery_address "deliveryAddress", o.vat_id "vatId", o.payment, o.terms_version "termsVersion", o.note,
  o.purchase_order_number "purchaseOrderNumber", o.buyer_email "buyerEmail", o.buyer_phone "buyerPhone",
  o.seller_note "sellerNote", o.language, o.net, o.vat_rate "vatRate", o.vat_reason "vatReason", o.tax, o.gross,
  o.invoice_number "invoiceNumber", o.invoiced_at "invoicedAt", o.placed_by "placedBy",
  o.placed_by_name "placedByName", o.placed_at "placedAt", o.last_modified_at "lastModifiedAt", o.version,
  exists (select from shop_debits d where d.order_tenant_id = o.tenant_id and d.order_id = o.id
    and d.state = 'collected') "hasDebitUnderWay",
  ${isSold} "isSold", (select is_vendor_tenant()) "isLookedAfter", o.tenant_id = (select current_tenant()) "isBought"`;

/** An order that the tenant of the transaction placed, sells or looks after; nobody else's (row-level security). */
export const findOrder = async (tx: Tx, id: string): Promise<Order | undefined> => {
  const { rows } = await sql<Order>`
    select ${columns} from shop_orders o
    left join shop_orders successor on successor.tenant_id = o.tenant_id and successor.id = o.successor_id
    left join lateral (select p.id, p.number from shop_orders p
      where p.tenant_id = o.tenant_id and p.successor_id = o.id limit 1) predecessor on true
    where o.id = ${id}`.execute(tx);
  return rows[0];
};

/** A step on an order's way. */
export interface OrderEvent {
  readonly id: string;
  readonly status: OrderStatus;
  readonly reason: string | null;
  readonly byName: string;
  readonly bySeller: boolean;
  readonly at: Date;
}

/** What became of an order, oldest first. */
export const listEvents = async (tx: Tx, { tenantId, id }: Order): Promise<readonly OrderEvent[]> => {
  const { rows } = await sql<OrderEvent>`
    select id, status, reason, by_name "byName", by_seller "bySeller", at from shop_order_events
    where tenant_id = ${tenantId} and order_id = ${id} order by at, id`.execute(tx);
  return rows;
};

/** A licence key that was handed out for a piece of a line. */
export interface OrderKey {
  readonly lineId: string;
  readonly piece: number;
  readonly serial: string;
  readonly done: 'created' | 'updated' | 'upgraded' | 'reactivated' | 'extended';
}

/** The keys of a completed order. */
export const listKeys = async (tx: Tx, { tenantId, id }: Order): Promise<readonly OrderKey[]> => {
  const { rows } = await sql<OrderKey>`
    select line_id "lineId", piece, serial, done from shop_order_keys
    where tenant_id = ${tenantId} and order_id = ${id} order by line_id, piece`.execute(tx);
  return rows;
};

/** A try to collect an order. */
export interface OrderDebit {
  readonly id: string;
  readonly state: DebitState;
  readonly attempt: number;
  /** Cents. */
  readonly amount: number;
  /** `YYYY-MM-DD` */
  readonly collectOn: string;
  /** Only for its seller, as all that follows. */
  readonly fileId: string | null;
  readonly fileNumber: string | null;
  readonly madeByName: string | null;
  readonly madeAt: Date | null;
  readonly returnReason: ReturnReason | null;
  readonly returnNote: string | null;
  readonly returnedAt: Date | null;
  readonly returnedByName: string | null;
}

/** What became of collecting an order, the newest first. Files are the seller's alone (row-level security). */
export const listDebits = async (tx: Tx, { tenantId, id }: Order): Promise<readonly OrderDebit[]> => {
  const { rows } = await sql<OrderDebit>`
    select d.id, d.state, d.attempt, d.amount, d.collect_on::text "collectOn", f.id "fileId", f.number "fileNumber",
      f.made_by_name "madeByName", f.made_at "madeAt", case when f.id is not null then d.return_reason end "returnReason",
      case when f.id is not null then d.return_note end "returnNote",
      case when f.id is not null then d.returned_at end "returnedAt",
      case when f.id is not null then d.returned_by_name end "returnedByName"
    from shop_debits d
    left join shop_debit_files f on f.tenant_id = d.tenant_id and f.id = d.file_id
    where d.order_tenant_id = ${tenantId} and d.order_id = ${id} order by d.attempt desc`.execute(tx);
  return rows;
};
