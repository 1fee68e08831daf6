import { AppError } from '@tresen/domain/errors';
import { currencies } from '@tresen/domain/money';
import { totalUnitOf } from '@tresen/domain/sales/dashboards';
import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** Which receipts a list shows. Days are business days, inclusive. */
export interface ReceiptFilter {
  readonly unitIds?: readonly string[] | null | undefined;
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
  readonly number?: string | null | undefined;
}

export interface ReceiptRow {
  readonly id: string;
  readonly number: number;
  readonly type: string;
  readonly end: Date;
  readonly businessDay: string;
  readonly unitId: string;
  readonly unitName: string;
  readonly zone: string;
  readonly registerName: string;
  readonly employeeName: string | null;
  readonly gross: number;
  readonly turnover: number;
  readonly currency: string;
}

export interface StoredReceipt extends ReceiptRow {
  readonly start: Date;
  readonly receivedAt: Date;
  readonly deviceId: string;
  readonly content: string;
}

interface Position {
  readonly end: string;
  readonly id: string;
}

/** Where a page ended, as an opaque text. */
export const cursorOf = ({ end, id }: ReceiptRow): string =>
  Buffer.from(`${end.toISOString()} ${id}`).toString('base64url');

const positionOf = (cursor: string): Position => {
  const match = /^(\S{24}) ([0-9a-f-]{36})$/.exec(Buffer.from(cursor, 'base64url').toString());
  if (!match?.[1] || !match[2] || Number.isNaN(Date.parse(match[1]))) {
    throw new AppError('INVALID_INPUT', { field: 'after' });
  }
  return { end: match[1], id: match[2] };
};

/** What a row of the list shows, of a receipt `r` and its unit `u`. */
export const columns = sql`r.id, r.number, r.type, r.ended_at as "end", r.biz_day "businessDay", r.unit_id "unitId",
  u.name "unitName", u.zone, r.register_name "registerName", r.employee_name "employeeName", r.gross, r.turnover,
  r.currency`;

const conditions = ({ unitIds, from, to, number }: ReceiptFilter) => {
  const parts = [sql<SqlBool>`r.tenant_id = (select current_tenant())`];
  if (unitIds) parts.push(sql`r.unit_id = any (${unitIds})`);
  // The bounds on the time let the list's index skip what the business day would only filter.
  if (from) parts.push(sql`r.biz_day >= ${from} and r.ended_at >= ${from}::date - interval '1 day'`);
  if (to) parts.push(sql`r.biz_day <= ${to} and r.ended_at < ${to}::date + interval '3 days'`);
  if (number) parts.push(sql`r.number = ${/^\d{1,15}$/.test(number) ? number : -1}`);
  return parts;
};

/** A page of the list, newest first, by keyset: every page costs the same. One row more than asked tells of a next page. */
export const receiptPage = async (
  tx: Tx,
  filter: ReceiptFilter,
  first: number,
  after: string | undefined,
): Promise<ReceiptRow[]> => {
  const where = conditions(filter);
  if (after) {
    const { end, id } = positionOf(after);
    where.push(sql`(r.ended_at, r.id) < (${end}::timestamptz, ${id}::uuid)`);
  }
  const { rows } = await sql<ReceiptRow>`
    select ${columns} from receipts r
    join organization_units u on u.tenant_id = r.tenant_id and u.id = r.unit_id
    where ${sql.join(where, sql` and `)}
    order by r.ended_at desc, r.id desc limit ${first + 1}`.execute(tx);
  return rows;
};

// Up to here a count is exact (architecture.md section 4); beyond, the days' own counts answer.
const exactCount = 10_000;

/** How many receipts the filter matches; beyond 10,000 the sum of the days' roll-ups, which counts sales only. */
export const countReceipts = async (tx: Tx, filter: ReceiptFilter) => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (select 1 from receipts r where ${sql.join(conditions(filter), sql` and `)}
      limit ${exactCount + 1}) matches`.execute(tx);
  const count = rows[0]?.count ?? 0;
  if (count <= exactCount || filter.number) return { count, isEstimated: false };
  const { rows: sums } = await sql<{ count: number }>`
    select coalesce(sum(receipts), 0)::bigint as count from sales_day
    where tenant_id = (select current_tenant())
      and unit_id = any (${filter.unitIds ?? currencies.map(totalUnitOf)})
      and day between ${filter.from ?? '-infinity'}::date and ${filter.to ?? 'infinity'}::date`.execute(tx);
  return { count: Math.max(count, sums[0]?.count ?? 0), isEstimated: true };
};

/** One receipt with what the register sent, to the byte. */
export const findReceipt = async (tx: Tx, id: string): Promise<StoredReceipt | undefined> => {
  const { rows } = await sql<StoredReceipt>`
    select ${columns}, r.started_at as "start", r.received_at "receivedAt", r.device_id "deviceId", r.content
    from receipts r join organization_units u on u.tenant_id = r.tenant_id and u.id = r.unit_id
    where r.tenant_id = (select current_tenant()) and r.id = ${id}`.execute(tx);
  return rows[0];
};
