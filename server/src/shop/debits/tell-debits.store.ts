import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** A debit with all that its buyer is told. */
export interface DebitNews {
  readonly orderId: string;
  readonly number: string;
  readonly language: 'de' | 'en';
  readonly sellerName: string;
  readonly creditorId: string | null;
  readonly mandate: string;
  readonly ibanEnd: string;
  /** Cents. */
  readonly amount: number;
  /** `YYYY-MM-DD` */
  readonly collectOn: string;
  /** Of who ordered. */
  readonly email: string;
}

/**
 * Reads the debits of a file, in the system role: people of the seller do not know those of the buyer. Without those
 * whose orderer is gone, and without what came to nothing in the meantime.
 */
export const readDebitNews = async (
  tx: Tx,
  { tenantId, fileId }: { readonly tenantId: string; readonly fileId: string },
  state: 'collected' | 'withdrawn',
): Promise<readonly DebitNews[]> => {
  const { rows } = await sql<DebitNews>`
    select o.id "orderId", o.number, o.language, c.name "sellerName", c.creditor_id "creditorId",
      o.payment ->> 'mandate' mandate, o.payment ->> 'ibanEnd' "ibanEnd", d.amount, d.collect_on::text "collectOn", u.email
    from shop_debits d
    join shop_orders o on o.tenant_id = d.order_tenant_id and o.id = d.order_id
    join shop_debit_creditors c on c.tenant_id = d.tenant_id
    join users u on u.id = o.placed_by and not u.disabled and u.email_confirmed
    where d.tenant_id = ${tenantId} and d.file_id = ${fileId} and d.state = ${state} order by o.placed_at, o.id`.execute(
    tx,
  );
  return rows;
};
