import type { OrderStatus } from '@tresen/domain/shop/orders';
import { sql } from 'kysely';
import type { DoneLicence } from '../../fleet/licence-service/index.ts';
import type { Tx } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import { findOrder, type Order } from './order.store.ts';

/** The order as it stands now, held until the transaction ends: steps come one after the other. */
export const holdOrder = async (tx: Tx, id: string): Promise<Order | undefined> => {
  await sql`select from shop_orders where id = ${id} for update`.execute(tx);
  return findOrder(tx, id);
};

/** A step on an order's way. */
export interface OrderStep {
  readonly status: OrderStatus;
  /** In the words of who takes it; null for none. */
  readonly reason: string | null;
  /** What the order itself says from then on, where that is something else. */
  readonly statusReason?: string | null;
  readonly byName: string;
  readonly bySeller: boolean;
  readonly at: Date;
}

type OrderOfTenant = Pick<Order, 'id' | 'tenantId' | 'sellerId'>;

/** Takes a step and keeps it in the order's history. Returns the id of the event. */
export const takeStep = async (
  tx: Tx,
  { id, tenantId, sellerId }: OrderOfTenant,
  { status, reason, statusReason = reason, byName, bySeller, at }: OrderStep,
): Promise<string> => {
  const eventId = newId();
  await sql`update shop_orders set status = ${status}, status_reason = ${statusReason}, last_modified_at = ${at},
      version = version + 1
    where tenant_id = ${tenantId} and id = ${id}`.execute(tx);
  await sql`insert into shop_order_events (tenant_id, order_id, id, seller_id, status, reason, by_name, by_seller, at)
    values (${tenantId}, ${id}, ${eventId}, ${sellerId}, ${status}, ${reason}, ${byName}, ${bySeller}, ${at})`.execute(
    tx,
  );
  return eventId;
};

/** Keeps the keys of a line, once for each piece, and lets the order be found by them. */
export const insertKeys = async (
  tx: Tx,
  { id, tenantId, sellerId }: OrderOfTenant,
  lineId: string,
  keys: readonly DoneLicence[],
  at: Date,
): Promise<void> => {
  for (const { piece, serial, done } of keys)
    await sql`insert into shop_order_keys (tenant_id, order_id, line_id, piece, seller_id, serial, done, at)
      values (${tenantId}, ${id}, ${lineId}, ${piece}, ${sellerId}, ${serial}, ${done}, ${at})
      on conflict (tenant_id, order_id, line_id, piece) do nothing`.execute(tx);
  const serials = keys.map(({ serial }) => serial).join(' ');
  await sql`update shop_orders set line_search_text = line_search_text || ' ' || searchable(${serials})
    where tenant_id = ${tenantId} and id = ${id}`.execute(tx);
};

/**
 * Gives the order its invoice number, `R-<year>-<number>`, unbroken within a year and a seller: whoever completes
 * another order of the seller waits until this one is committed.
 */
export const giveInvoiceNumber = async (
  tx: Tx,
  { id, tenantId, sellerId }: OrderOfTenant,
  at: Date,
): Promise<void> => {
  await sql`with next as (
      insert into shop_invoice_counters as c (seller_id, year, last)
      values (${sellerId}, extract(year from ${at}::timestamptz at time zone 'Europe/Berlin')::int, 1)
      on conflict (seller_id, year) do update set last = c.last + 1
      returning year, last)
    update shop_orders o set invoiced_at = ${at},
      invoice_number = 'R-' || next.year || '-' || case when next.last < 100000 then lpad(next.last::text, 5, '0')
        else next.last::text end
    from next where o.tenant_id = ${tenantId} and o.id = ${id}`.execute(tx);
};

/** Writes the seller's own note. False when somebody else was quicker. */
export const updateNote = async (
  tx: Tx,
  { id, tenantId, version }: Pick<Order, 'id' | 'tenantId' | 'version'>,
  note: string,
  at: Date,
): Promise<boolean> => {
  const { rows } = await sql`update shop_orders set seller_note = ${note}, last_modified_at = ${at},
      version = version + 1
    where tenant_id = ${tenantId} and id = ${id} and version = ${version} returning 1`.execute(tx);
  return rows.length > 0;
};
