import type { DebitState, ReturnReason } from '@tresen/domain/shop/debits';
import type { OrderAddress, OrderLine, OrderPayment, OrderStatus } from '@tresen/domain/shop/orders';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** An order as far as collecting it needs it. */
export interface OrderToCollect {
  readonly id: string;
  /** The buyer's. */
  readonly tenantId: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly payment: OrderPayment;
  readonly sealedIban: string | null;
  /** Cents. */
  readonly gross: number;
  readonly lines: readonly OrderLine[];
  readonly billingAddress: OrderAddress;
  readonly language: 'de' | 'en';
  readonly invoiceNumber: string | null;
  readonly placedAt: Date;
  readonly hasDebitUnderWay: boolean;
  /** How often it was tried to collect it so far. */
  readonly attempts: number;
}

/**
 * Orders that the tenant of the transaction itself sells, by their number, held until it ends: of two who collect the same
 * the second waits. Locked in one order, so that nobody waits for each other.
 */
export const holdSoldOrders = async (tx: Tx, ids: readonly string[]): Promise<readonly OrderToCollect[]> => {
  await sql`select from shop_orders where id = any (${[...ids]}::uuid[])
    and seller_id = (select current_tenant()) order by tenant_id, id for update`.execute(tx);
  const { rows } = await sql<OrderToCollect>`
    select o.id, o.tenant_id "tenantId", o.number, o.status, o.payment, o.sealed_iban "sealedIban", o.gross, o.lines,
      o.billing_address "billingAddress", o.language, o.invoice_number "invoiceNumber", o.placed_at "placedAt",
      coalesce(d.attempts, 0)::int attempts, coalesce(d.under_way, false) "hasDebitUnderWay"
    from shop_orders o
    left join lateral (select max(attempt) attempts, bool_or(state = 'collected') under_way from shop_debits d
      where d.order_tenant_id = o.tenant_id and d.order_id = o.id) d on true
    where o.id = any (${[...ids]}::uuid[]) and o.seller_id = (select current_tenant())
    order by o.placed_at, o.id`.execute(tx);
  return rows;
};

/** A try to collect an order, as it is stored. */
export interface NewDebit {
  readonly id: string;
  readonly fileId: string;
  readonly orderTenantId: string;
  readonly orderId: string;
  readonly attempt: number;
  readonly amount: number;
  readonly collectOn: string;
}

/** Writes the debits of a file. */
export const insertDebits = async (tx: Tx, tenantId: string, debits: readonly NewDebit[]): Promise<void> => {
  await sql`insert into shop_debits (tenant_id, id, file_id, order_tenant_id, order_id, attempt, amount, collect_on, state)
    select ${tenantId}::uuid, d.id, d."fileId", d."orderTenantId", d."orderId", d.attempt, d.amount, d."collectOn",
      'collected'
    from jsonb_to_recordset(${JSON.stringify(debits)}::jsonb) d (id uuid, "fileId" uuid, "orderTenantId" uuid,
      "orderId" uuid, attempt int, amount bigint, "collectOn" date)`.execute(tx);
};

/** A debit of the tenant of the transaction, with its order. */
export interface StoredDebit {
  readonly id: string;
  readonly state: DebitState;
  readonly orderId: string;
  readonly orderTenantId: string;
  readonly orderNumber: string;
  readonly fileNumber: string;
  readonly returnReason: ReturnReason | null;
  readonly returnNote: string;
  /** Another try of the same order is the newest. */
  readonly isOlder: boolean;
}

/** Reads a debit and holds its order until the transaction ends. */
export const holdDebit = async (tx: Tx, id: string): Promise<StoredDebit | undefined> => {
  await sql`select from shop_orders o where o.id = (select order_id from shop_debits
    where tenant_id = (select current_tenant()) and id = ${id}) for update`.execute(tx);
  const { rows } = await sql<StoredDebit>`
    select d.id, d.state, d.order_id "orderId", d.order_tenant_id "orderTenantId", o.number "orderNumber",
      f.number "fileNumber", d.return_reason "returnReason", d.return_note "returnNote",
      exists (select from shop_debits n where n.order_tenant_id = d.order_tenant_id and n.order_id = d.order_id
        and n.attempt > d.attempt) "isOlder"
    from shop_debits d
    join shop_orders o on o.tenant_id = d.order_tenant_id and o.id = d.order_id
    join shop_debit_files f on f.tenant_id = d.tenant_id and f.id = d.file_id
    where d.tenant_id = (select current_tenant()) and d.id = ${id}`.execute(tx);
  return rows[0];
};

/** How a debit came back. */
export interface Return {
  readonly reason: ReturnReason;
  readonly note: string;
  readonly at: Date;
  readonly byName: string;
}

/** Notes that the money came back, or with null that it did not. */
export const updateReturn = async (tx: Tx, id: string, returned: Return | null): Promise<void> => {
  await sql`update shop_debits set state = ${returned ? 'returned' : 'collected'},
      return_reason = ${returned?.reason ?? null}, return_note = ${returned?.note ?? ''},
      returned_at = ${returned?.at ?? null}, returned_by_name = ${returned?.byName ?? null}
    where tenant_id = (select current_tenant()) and id = ${id}`.execute(tx);
};
