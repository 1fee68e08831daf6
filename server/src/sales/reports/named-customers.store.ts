import type { Day } from '@tresen/domain/kit/business-day';
import type { NamedCustomer } from '@tresen/domain/sales/named-customers';
import { sql } from 'kysely';
import { plannedAnew, type Tx } from '../../kit/db/pools.ts';
import { isAboutDays } from '../receipts/index.ts';
import { conditions, type ReceiptSide } from './report-receipts.store.ts';

/** What narrows the receipts of some days. */
type NamedSide = Omit<ReceiptSide, 'which'>;

/** What the newest receipts that name a customer say. */
export interface NamedReceipts {
  readonly customers: readonly NamedCustomer[];
  readonly receipts: number;
  /** Day of the oldest one that was read. */
  readonly since: Day | null;
}

/**
 * Sums of the newest receipts that name a customer, up to a number, by their names as they are searched: a name that people
 * wrote at a receipt counts before the one that the register sent.
 */
export const readNamed = async (tx: Tx, side: NamedSide, max: number): Promise<NamedReceipts> => {
  const statement = sql<NamedCustomer & { readonly total: number; readonly since: Day }>`
    with named as (
      (select coalesce(nullif(a.customer_name, ''), r.customer) as name, r.turnover, r.biz_day, r.ended_at, r.id
      from receipts r left join receipt_annotations a on a.tenant_id = r.tenant_id and a.receipt_id = r.id
      where ${conditions(side)} and r.customer is not null
      order by r.ended_at desc, r.id desc limit ${max})
      union all
      (select a.customer_name, r.turnover, r.biz_day, r.ended_at, r.id
      from receipt_annotations a join receipts r on r.tenant_id = a.tenant_id and r.id = a.receipt_id
      where ${conditions(side)} and a.customer_name <> '' and r.customer is null
        and ${isAboutDays(sql`a.ended_at`, side.range)}
      order by r.ended_at desc, r.id desc limit ${max})
      order by ended_at desc, id desc limit ${max}
    ), keys as materialized (
      -- What is searched is worked out once for each spelling, and not for each receipt.
      select name, searchable(trim(name)) collate "C" as key from (select distinct name from named) spelled
    )
    select key, (array_agg(trim(name) order by ended_at desc))[1] as name,
      count(*)::int receipts, count(distinct biz_day)::int visits, sum(turnover)::float8 turnover,
      min(biz_day)::text "firstDay", max(biz_day)::text "lastDay",
      (sum(count(*)) over ())::int total, (min(min(biz_day)) over ())::text since
    from named join keys using (name) group by key`;
  const { rows } = await plannedAnew(tx, () => statement.execute(tx));
  const [first] = rows;
  return {
    customers: rows.map(({ total: _total, since: _since, ...customer }) => customer),
    receipts: first?.total ?? 0,
    since: first?.since ?? null,
  };
};
