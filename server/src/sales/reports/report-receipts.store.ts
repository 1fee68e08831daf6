import type { Day, DayRange } from '@tresen/domain/kit/business-day';
import type { BreakdownHead } from '@tresen/domain/sales/reports';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { plannedAnew, type Tx } from '../../kit/db/pools.ts';
import { bytesBefore, isAboutDays, maxBytesOfTexts, type Walk } from '../receipts/index.ts';

/** What narrows a report to some receipts; hours of the branch's clock, inclusive, from 20 to 2 a night. */
export interface ReceiptChoice {
  readonly deviceIds: readonly string[] | null;
  /** A branch and the register's own key there, at the same place of both. */
  readonly employees: { readonly units: readonly string[]; readonly keys: readonly string[] } | null;
  readonly fromHour: number | null;
  readonly toHour: number | null;
  readonly currency: string;
}

/** Receipts of some days, as a report reads them. */
export interface ReceiptSide extends ReceiptChoice {
  readonly range: DayRange;
  readonly branches: readonly string[] | null;
  /** Days of them that do not count. */
  readonly leftOut?: readonly Day[];
  /** All of them, or those that are not counted in breakdowns yet. */
  readonly which: 'all' | 'waiting';
}

/** A receipt with where it counts. */
export interface ReadReceipt extends BreakdownHead {
  readonly id: string;
  readonly ended: string;
  readonly content: string;
}

const pageSize = 500;

/** How many there are, counted up to a number. */
export const countUpTo = async (tx: Tx, side: ReceiptSide, max: number): Promise<number> => {
  const statement = sql<{ count: number }>`
    select count(*)::int count from (select from ${source(side)} where ${conditions(side)} limit ${max}) r`;
  const { rows } = await plannedAnew(tx, () => statement.execute(tx));
  return rows[0]?.count ?? 0;
};

/** Some receipts behind one, the oldest first; none at the end. */
export const readPage = async (
  tx: Tx,
  side: ReceiptSide,
  behind: ReadReceipt | undefined,
): Promise<readonly ReadReceipt[]> => {
  const rest = behind
    ? sql`and (r.ended_at, r.id) > (${behind.ended}::timestamptz, ${behind.id}::uuid)`
    : sql``;
  const statement = sql<ReadReceipt>`
    select id, ended_at::text ended, unit, day, hour, device, register, employee, "employeeName", content from (
      select r.id, r.ended_at, r.unit_id unit, r.biz_day::text as day, r.biz_hour as hour, r.device_id device,
        r.register_name register, r.employee_key employee, r.employee_name "employeeName", r.content,
        ${bytesBefore} bytes_before
      from ${source(side)} where ${conditions(side, behind && 'up')} ${rest}
      order by r.ended_at, r.id limit ${pageSize}) page
    where bytes_before < ${maxBytesOfTexts} order by page.ended_at, id`;
  const { rows } = await plannedAnew(tx, () => statement.execute(tx));
  return rows;
};

function source({ which }: ReceiptSide): RawBuilder<unknown> {
  return which === 'all'
    ? sql`receipts r`
    : sql`(select unnest(w.receipt_ids) id from waiting_steps w where w.tenant_id = (select current_tenant())) w
        join receipts r on r.tenant_id = (select current_tenant()) and r.id = w.id`;
}

/** What the receipts `r` of a side have to fulfil, whichever of them are meant. */
export function conditions(
  {
    range,
    leftOut = [],
    branches,
    deviceIds,
    employees,
    fromHour,
    toHour,
    currency,
  }: Omit<ReceiptSide, 'which'>,
  walk: Walk = undefined,
): RawBuilder<SqlBool> {
  const parts: RawBuilder<SqlBool>[] = [
    sql`r.tenant_id = (select current_tenant()) and r.type = 'Beleg' and r.currency = ${currency}`,
    // Receipts are found by their time; the business day differs from it by some hours.
    isAboutDays(sql`r.ended_at`, range, walk),
    sql`r.biz_day between ${range.from} and ${range.to}`,
  ];
  if (leftOut.length > 0) parts.push(sql`r.biz_day <> all (${leftOut}::date[])`);
  if (branches) parts.push(sql`r.unit_id = any (${branches}::uuid[])`);
  if (deviceIds) parts.push(sql`r.device_id = any (${deviceIds}::uuid[])`);
  if (employees)
    parts.push(sql`(r.unit_id, coalesce(r.employee_key, '')) in (
      select * from unnest(${employees.units}::uuid[], ${employees.keys}::text[]))`);
  return sql.join([...parts, hourCondition(fromHour ?? 0, toHour ?? 23)], sql` and `);
}

/** Hours of the clock, across midnight too. */
function hourCondition(from: number, to: number): RawBuilder<SqlBool> {
  return from <= to
    ? sql`r.biz_hour between ${from} and ${to}`
    : sql`(r.biz_hour >= ${from} or r.biz_hour <= ${to})`;
}
