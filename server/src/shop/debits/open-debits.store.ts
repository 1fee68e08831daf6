import { debitStatuses, type ReturnReason } from '@tresen/domain/shop/debits';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** An order that can be collected. */
export interface OpenDebit {
  readonly id: string;
  readonly number: string;
  readonly buyerName: string;
  readonly holder: string;
  readonly ibanEnd: string;
  /** Cents. */
  readonly gross: number;
  readonly invoiceNumber: string | null;
  readonly placedAt: Date;
  /** Why it came back the last time; null where it was not tried, or its file was taken back. */
  readonly returnReason: ReturnReason | null;
}

const isOpen = sql`o.seller_id = (select current_tenant()) and o.sealed_iban is not null and o.gross > 0
  and o.status = any (${[...debitStatuses]}::text[])
  and not exists (select from shop_debits d where d.order_tenant_id = o.tenant_id and d.order_id = o.id
    and d.state = 'collected')`;

/** A page of what the tenant of the transaction can collect, the oldest first; one row more tells of a next page. */
export const openDebitPage = async (
  tx: Tx,
  first: number,
  after: { readonly at: Date; readonly id: string } | undefined,
): Promise<readonly OpenDebit[]> => {
  const behind = after ? sql`and (o.placed_at, o.id) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<OpenDebit>`
    select o.id, o.number, o.buyer_name "buyerName", o.payment ->> 'holder' holder, o.payment ->> 'ibanEnd' "ibanEnd",
      o.gross, o.invoice_number "invoiceNumber", o.placed_at "placedAt",
      (select d.return_reason from shop_debits d where d.order_tenant_id = o.tenant_id and d.order_id = o.id
        order by d.attempt desc limit 1) "returnReason"
    from shop_orders o where ${isOpen} ${behind} order by o.placed_at, o.id limit ${first + 1}`.execute(tx);
  return rows;
};

/** How many orders can be collected. */
export const countOpenDebits = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int count from shop_orders o where ${isOpen}`.execute(tx);
  return rows[0]?.count ?? 0;
};
