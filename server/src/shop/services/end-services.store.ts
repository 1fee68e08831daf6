import type { Day } from '@tresen/domain/kit/business-day';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** A service whose term is over. */
export interface OverService {
  readonly tenantId: string;
  readonly id: string;
  readonly orderId: string;
  readonly lineId: string;
  readonly name: string;
  readonly customerName: string;
  readonly serials: readonly string[];
  readonly products: readonly number[];
  readonly endsOn: Day;
}

/** Services of all tenants whose term is over, and what they made is still there. */
export const findOverServices = async (
  tx: Tx,
  today: Day,
): Promise<readonly Pick<OverService, 'tenantId' | 'id'>[]> => {
  const { rows } = await sql<Pick<OverService, 'tenantId' | 'id'>>`
    select tenant_id as "tenantId", id from shop_services where ${isOver(today)}
    order by ends_on, id limit 1000`.execute(tx);
  return rows;
};

/** One of them, held until the transaction ends; undefined when somebody else has it, or has ended it. */
export const holdOverService = async (
  tx: Tx,
  { tenantId, id }: Pick<OverService, 'tenantId' | 'id'>,
  today: Day,
): Promise<OverService | undefined> => {
  const { rows } = await sql<OverService>`
    select tenant_id as "tenantId", id, order_id as "orderId", line_id as "lineId", name,
      customer_name as "customerName", serials, products, ends_on as "endsOn"
    from shop_services where tenant_id = ${tenantId} and id = ${id} and ${isOver(today)}
    for update skip locked`.execute(tx);
  return rows[0];
};

/** Products that other services still pay for, of any of the same licences. */
export const stillPaidFor = async (
  tx: Tx,
  { id, serials }: OverService,
  today: Day,
): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ product: number }>`
    select unnest(products) as product from shop_services
    where serials && ${[...serials]}::text[] and id <> ${id}
      and (ends_on is null or ends_on > ${today}::date)`.execute(tx);
  return new Set(rows.map(({ product }) => product));
};

export const noteEnded = async (tx: Tx, { tenantId, id }: OverService, at: Date): Promise<void> => {
  await sql`update shop_services set ended_at = ${at} where tenant_id = ${tenantId} and id = ${id}`.execute(
    tx,
  );
};

function isOver(today: Day) {
  return sql`ends_on <= ${today}::date and ended_at is null`;
}
