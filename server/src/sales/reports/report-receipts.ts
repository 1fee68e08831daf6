import type { DayRange } from '@tresen/domain/kit/business-day';
import type { Receipt } from '@tresen/domain/sales/receipts';
import {
  addToBreakdown,
  type Breakdown,
  type BreakdownHead,
  emptyBreakdown,
  type PartDimension,
} from '@tresen/domain/sales/reports';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { bytesBefore, maxBytesOfTexts } from '../receipts/index.ts';
import type { PartPlace, ReportTable } from './report-table.ts';

/** What narrows a report to some receipts; hours of the branch's clock, inclusive, from 20 to 2 a night. */
export interface ReceiptChoice {
  readonly deviceIds: readonly string[] | null;
  /** A branch and the register's own key there, at the same place of both. */
  readonly employees: { readonly units: readonly string[]; readonly keys: readonly string[] } | null;
  readonly fromHour: number | null;
  readonly toHour: number | null;
  readonly currency: string;
}

interface ReceiptSide extends ReceiptChoice {
  readonly range: DayRange;
  readonly branches: readonly string[] | null;
  /** All of them, or those that are not counted in breakdowns yet. */
  readonly which: 'all' | 'waiting';
}

interface Head extends BreakdownHead {
  readonly id: string;
  readonly ended: string;
  readonly content: string;
}

/** Read and summed in a second or two. */
const maxReceipts = { all: 20_000, waiting: 5_000 } as const;
const pageSize = 500;

/** What gets the parts of a dimension, by another part that holds the whole receipt where two are crossed. */
export interface SideTable {
  readonly dimension: PartDimension;
  readonly grouped: PartDimension | undefined;
  readonly table: ReportTable;
  /** Gets the sums of whole receipts. */
  readonly whole: ReportTable | null;
}

/**
 * Sums receipts by branch and day.
 * @returns TOO_MANY where they are more than one question may read: then nothing was added
 */
export const readReceipts = async (
  tx: Tx,
  side: ReceiptSide,
  grouped: PartDimension | undefined,
  tables: readonly SideTable[],
): Promise<'READ' | 'TOO_MANY'> => {
  const max = maxReceipts[side.which];
  const count = await countUpTo(tx, side, max + 1);
  if (count > max) return 'TOO_MANY';
  if (count === 0) return 'READ';
  const groups = createGroups(grouped);
  let last: Head | undefined;
  do {
    const page = await readPage(tx, side, last);
    for (const head of page) groups.add(head);
    last = page.at(-1);
  } while (last);
  groups.each((breakdown, { unitId, period, other }) => {
    for (const { dimension, table, whole } of tables) {
      for (const part of breakdown[dimension].values())
        table.add(part, { unitId, period, dimension, ...(other && { other }), sign: 1 });
      for (const part of whole ? breakdown.total.values() : [])
        whole?.add(part, { unitId, period, dimension: 'total', sign: 1 });
    }
  });
  return 'READ';
};

type Group = Pick<PartPlace, 'unitId' | 'period' | 'other'>;

/** Breakdowns of a branch's day, of each part that holds whole receipts where one is asked for. */
function createGroups(grouped: PartDimension | undefined) {
  const groups = new Map<string, Group & { readonly breakdown: Breakdown }>();
  return {
    add: (head: Head): void => {
      const other = grouped && otherOf(grouped, head);
      const id = JSON.stringify([head.unit, head.day, other?.key]);
      const group = groups.get(id) ?? {
        unitId: head.unit,
        period: head.day,
        ...(other && { other }),
        breakdown: emptyBreakdown(),
      };
      groups.set(id, group);
      addToBreakdown(group.breakdown, JSON.parse(head.content) as Receipt, head);
    },
    each: (take: (breakdown: Breakdown, group: Group) => void): void => {
      for (const { breakdown, ...group } of groups.values()) take(breakdown, group);
    },
  };
}

function otherOf(dimension: PartDimension, head: Head): NonNullable<PartPlace['other']> {
  if (dimension === 'employee')
    return { dimension, key: `${head.unit}:${head.employee ?? ''}`, name: head.employeeName ?? '' };
  if (dimension === 'register') return { dimension, key: head.device, name: head.register };
  return { dimension, key: String(head.hour), name: '' };
}

async function countUpTo(tx: Tx, side: ReceiptSide, max: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int count from (select from ${source(side)} where ${conditions(side)} limit ${max}) r`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

async function readPage(tx: Tx, side: ReceiptSide, after: Head | undefined): Promise<readonly Head[]> {
  const behind = after
    ? sql`and (r.ended_at, r.id) > (${after.ended}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<Head>`
    select id, ended_at::text ended, unit, day, hour, device, register, employee, "employeeName", content from (
      select r.id, r.ended_at, r.unit_id unit, r.biz_day::text as day, r.biz_hour as hour, r.device_id device,
        r.register_name register, r.employee_key employee, r.employee_name "employeeName", r.content,
        ${bytesBefore} bytes_before
      from ${source(side)} where ${conditions(side)} ${behind}
      order by r.ended_at, r.id limit ${pageSize}) page
    where bytes_before < ${maxBytesOfTexts} order by page.ended_at, id`.execute(tx);
  return rows;
}

function source({ which }: ReceiptSide): RawBuilder<unknown> {
  return which === 'all'
    ? sql`receipts r`
    : sql`(select unnest(w.receipt_ids) id from waiting_steps w where w.tenant_id = (select current_tenant())) w
        join receipts r on r.tenant_id = (select current_tenant()) and r.id = w.id`;
}

function conditions({
  range,
  branches,
  deviceIds,
  employees,
  fromHour,
  toHour,
  currency,
}: ReceiptSide): RawBuilder<SqlBool> {
  const parts: RawBuilder<SqlBool>[] = [
    sql`r.tenant_id = (select current_tenant()) and r.type = 'Beleg' and r.currency = ${currency}`,
    // Receipts are found by their time; the business day differs from it by some hours.
    sql`r.ended_at between ${range.from}::date - interval '1 day' and ${range.to}::date + interval '3 days'`,
    sql`r.biz_day between ${range.from} and ${range.to}`,
  ];
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
