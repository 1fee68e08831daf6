import type { AlertData, AlertKind } from '@tresen/domain/content/notifications';
import type { OrderStepKind } from '@tresen/domain/shop/orders';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';

/** A step of an order, of which its buyer and its seller are told. Runs in the system role: the two are two tenants. */
export interface OrderAlert {
  readonly orderId: string;
  readonly number: string;
  readonly status: AlertData<'orderStatusChanged'>['status'];
  readonly step: OrderStepKind;
  readonly buyerId: string;
  readonly buyerName: string;
  readonly sellerId: string;
  readonly at: Date;
}

/**
 * Tells the seller of a new order and of an answer, and the buyer of every step of the seller; an order that is worked on
 * is not new, and what the buyer did themselves they are not told of.
 */
export const tellOrder = async (tx: Tx, alert: OrderAlert): Promise<void> => {
  if (alert.step === 'placed') return tellSeller(tx, 'orderPlaced', alert);
  if (alert.step === 'bySeller') {
    await endAlerts(tx, alert.sellerId, ['orderPlaced', 'orderAnswered'], alert);
    return tellBuyer(tx, alert);
  }
  await endAlerts(tx, alert.buyerId, ['orderStatusChanged'], alert);
  if (alert.step === 'answered') return tellSeller(tx, 'orderAnswered', alert);
  await endAlerts(tx, alert.sellerId, ['orderPlaced', 'orderAnswered'], alert);
};

/** News of orders are over by themselves after a while; of all tenants. */
export const endOrderNews = async (tx: Tx, before: Date, at: Date): Promise<void> => {
  await sql`update notifications set resolved_at = ${at}
    where kind = 'orderStatusChanged' and resolved_at is null and renewed_at < ${before}`.execute(tx);
};

async function tellSeller(
  tx: Tx,
  kind: 'orderPlaced' | 'orderAnswered',
  { orderId, number, buyerName, sellerId, at }: OrderAlert,
): Promise<void> {
  const data = JSON.stringify({ number, buyerName } satisfies AlertData<typeof kind>);
  await sql`insert into notifications (tenant_id, id, kind, subject, since, renewed_at, data)
    values (${sellerId}, ${newId()}, ${kind}, ${orderId}, ${at}, ${at}, ${data}::jsonb)
    on conflict (tenant_id, kind, subject) where resolved_at is null do nothing`.execute(tx);
}

/** What waits for somebody of a tenant is over once something was done about the order. */
async function endAlerts(
  tx: Tx,
  tenantId: string,
  kinds: readonly AlertKind[],
  { orderId, at }: OrderAlert,
): Promise<void> {
  await sql`update notifications set resolved_at = ${at} where tenant_id = ${tenantId}
    and kind = any (${[...kinds]}::text[]) and subject = ${orderId} and resolved_at is null`.execute(tx);
}

/** One alert for each order: who has put it away sees it again after the next step. */
async function tellBuyer(tx: Tx, { orderId, number, status, buyerId, at }: OrderAlert): Promise<void> {
  const data = JSON.stringify({ number, status } satisfies AlertData<'orderStatusChanged'>);
  await sql`insert into notifications as n (tenant_id, id, kind, subject, since, renewed_at, data)
    values (${buyerId}, ${newId()}, 'orderStatusChanged', ${orderId}, ${at}, ${at}, ${data}::jsonb)
    on conflict (tenant_id, kind, subject) where resolved_at is null do update set
      since = excluded.since, renewed_at = excluded.renewed_at, data = excluded.data
      where n.renewed_at < excluded.renewed_at`.execute(tx);
}
