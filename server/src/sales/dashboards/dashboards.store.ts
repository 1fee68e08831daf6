import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** A branch of the tenant as dashboards see it. Times are UTC. */
export interface BranchState {
  readonly id: string;
  readonly name: string;
  readonly zone: string;
  readonly cutOffMinutes: number;
  readonly currency: string;
  readonly linkedDeviceIds: readonly string[];
  /** Those of them that do not rest: only they are expected online. */
  readonly activeDeviceIds: readonly string[];
  readonly newestData: Date | null;
}

/** Days of one branch that belong to a named sum. Inclusive business days. */
export interface Window {
  readonly name: string;
  readonly unit: string;
  readonly from: string;
  readonly to: string;
}

/** Sums of one name, cents. */
export interface DaySums {
  readonly name: string;
  readonly receipts: number;
  readonly customers: number;
  readonly turnover: number;
  readonly cash: number;
  readonly card: number;
  readonly digital: number;
  readonly other: number;
}

const windowsOf = (windows: readonly Window[]) =>
  sql`json_to_recordset(${JSON.stringify(windows)}::json) w(name text, unit uuid, "from" date, "to" date)`;

/** The tenant's active branches, or those of the given ids, by name. */
export const branchStates = async (
  tx: Tx,
  unitIds: readonly string[] | undefined,
): Promise<BranchState[]> => {
  const { rows } = await sql<BranchState>`
    select u.id, u.name, u.zone, u.cut_off_minutes "cutOffMinutes", u.currency,
      coalesce(array_agg(d.id) filter (where d.id is not null), '{}') "linkedDeviceIds",
      coalesce(array_agg(d.id) filter (where d.status = 1), '{}') "activeDeviceIds",
      max(d.last_receipt_at) "newestData"
    from organization_units u
    left join devices d on d.tenant_id = u.tenant_id and d.unit_id = u.id and d.unlinked_at is null
    where u.type in ('branch', 'event') and u.status > -2
      and (${unitIds === undefined} or u.id = any (${unitIds ?? []}))
    group by u.tenant_id, u.id
    order by lower(u.name), u.id`.execute(tx);
  return rows;
};

/** One sum per window name that has data. */
export const sumDays = async (tx: Tx, windows: readonly Window[]): Promise<Map<string, DaySums>> => {
  const { rows } = await sql<DaySums>`
    select w.name, sum(d.receipts)::bigint receipts, sum(d.customers)::bigint customers,
      sum(d.turnover)::bigint turnover, sum(d.cash)::bigint cash, sum(d.card)::bigint card,
      sum(d.digital)::bigint digital, sum(d.other)::bigint other
    from ${windowsOf(windows)}
    join sales_day d on d.tenant_id = current_tenant() and d.unit_id = w.unit and d.day between w."from" and w."to"
    group by w.name`.execute(tx);
  return new Map(rows.map((row) => [row.name, row]));
};

/** Inclusive business days. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Cents. */
export interface Sums {
  readonly receipts: number;
  readonly customers: number;
  readonly turnover: number;
}

export interface MonthSums extends Sums {
  /** First day of the month. */
  readonly month: string;
}

/** Sums of one branch over the range and over the one it is compared with. */
export interface UnitSums {
  readonly range: Sums;
  readonly before: Sums;
}

export interface YearSums {
  /** Months that have data, in no order. */
  readonly months: readonly MonthSums[];
  readonly units: ReadonlyMap<string, UnitSums>;
}

interface YearRow extends Sums {
  readonly unit: string | null;
  readonly month: string | null;
  readonly receipts1: number;
  readonly customers1: number;
  readonly turnover1: number;
  readonly receipts2: number;
  readonly customers2: number;
  readonly turnover2: number;
}

const unitSumsOf = (row: YearRow): UnitSums => ({
  range: { receipts: row.receipts1, customers: row.customers1, turnover: row.turnover1 },
  before: { receipts: row.receipts2, customers: row.customers2, turnover: row.turnover2 },
});

/**
 * All days of `whole` by month, and those of two ranges within it by branch. The days are read once: first into
 * groups of branch, month and range, which the two answers are then summed from.
 */
export const sumYears = async (
  tx: Tx,
  unitIds: readonly string[],
  { whole, range, before }: { readonly whole: Days; readonly range: Days; readonly before: Days },
): Promise<YearSums> => {
  const { rows } = await sql<YearRow>`
    select s.unit, s.month::date as month, sum(s.receipts)::bigint receipts, sum(s.customers)::bigint customers,
      sum(s.turnover)::bigint turnover,
      coalesce(sum(s.receipts) filter (where s.in_range), 0)::bigint receipts1,
      coalesce(sum(s.customers) filter (where s.in_range), 0)::bigint customers1,
      coalesce(sum(s.turnover) filter (where s.in_range), 0)::bigint turnover1,
      coalesce(sum(s.receipts) filter (where s.in_before), 0)::bigint receipts2,
      coalesce(sum(s.customers) filter (where s.in_before), 0)::bigint customers2,
      coalesce(sum(s.turnover) filter (where s.in_before), 0)::bigint turnover2
    from (
      select d.unit_id unit, date_trunc('month', d.day::timestamp) as month,
        d.day between ${range.from} and ${range.to} in_range, d.day between ${before.from} and ${before.to} in_before,
        sum(d.receipts) receipts, sum(d.customers) customers, sum(d.turnover)::bigint turnover
      from sales_day d
      where d.tenant_id = current_tenant() and d.unit_id = any (${unitIds}) and d.day between ${whole.from} and ${whole.to}
      group by 1, 2, 3, 4
    ) s group by grouping sets ((s.month), (s.unit))`.execute(tx);
  return {
    months: rows.flatMap(({ month, receipts, customers, turnover }) =>
      month === null ? [] : [{ month, receipts, customers, turnover }],
    ),
    units: new Map(rows.flatMap((row) => (row.unit === null ? [] : [[row.unit, unitSumsOf(row)] as const]))),
  };
};

export interface HourSums {
  readonly hour: number;
  readonly receipts: number;
  readonly turnover: number;
}

/** One row per hour of the branch's clock that has data. */
export const sumHours = async (tx: Tx, windows: readonly Window[]): Promise<HourSums[]> => {
  const { rows } = await sql<HourSums>`
    select h.hour, sum(h.receipts)::bigint receipts, sum(h.turnover)::bigint turnover
    from ${windowsOf(windows)}
    join sales_hour h on h.tenant_id = current_tenant() and h.unit_id = w.unit and h.day between w."from" and w."to"
    group by h.hour order by h.hour`.execute(tx);
  return rows;
};

export interface ArticleSums {
  readonly articleKey: string;
  readonly name: string;
  /** Thousandths. */
  readonly quantity: number;
  readonly turnover: number;
}

/** The articles with the highest turnover in the windows' months, whole months only. */
export const topArticles = async (
  tx: Tx,
  windows: readonly Window[],
  count: number,
): Promise<ArticleSums[]> => {
  const { rows } = await sql<ArticleSums>`
    select a.article_key "articleKey", max(a.name) as name, sum(a.quantity)::bigint quantity,
      sum(a.turnover)::bigint turnover
    from ${windowsOf(windows)}
    join sales_article_month a on a.tenant_id = current_tenant() and a.unit_id = w.unit
      and a.month between w."from" and w."to"
    group by a.article_key order by sum(a.turnover) desc, a.article_key limit ${count}`.execute(tx);
  return rows;
};
