import { daysBetween } from '@tresen/domain/kit/business-day';
import { type KeptDimension, keptDimensions } from '@tresen/domain/sales/reports';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../kit/db/pools.ts';
import type { BreakdownPlace, PackedBreakdown } from './breakdown-sums.ts';

const columns = sql.join(keptDimensions.map((dimension) => sql.ref(dimension)));

/** The rows of these places. */
export const storedBreakdowns = async (
  tx: Tx,
  places: readonly BreakdownPlace[],
): Promise<readonly PackedBreakdown[]> => {
  const { rows } = await sql<PackedBreakdown>`
    select unit_id "unitId", grain, period::text period, ${columns} from sales_breakdown
    where tenant_id = (select current_tenant()) and (unit_id, grain, period) in (
      select * from unnest(${places.map(({ unitId }) => unitId)}::uuid[], ${places.map(({ grain }) => grain)}::text[],
        ${places.map(({ period }) => period)}::date[]))`.execute(tx);
  return rows;
};

export const saveBreakdowns = async (tx: Tx, rows: readonly PackedBreakdown[]): Promise<void> => {
  const changed = keptDimensions.map(
    (dimension) => sql`${sql.ref(dimension)} = excluded.${sql.ref(dimension)}`,
  );
  const fields = keptDimensions.map((dimension) => sql`${sql.ref(dimension)} text`);
  await sql`insert into sales_breakdown as s (tenant_id, unit_id, grain, period, ${columns})
    select (select current_tenant()), "unitId", grain, period, ${columns}
    from json_to_recordset(${JSON.stringify(rows)}::json) as x("unitId" uuid, grain text, period date, ${sql.join(fields)})
    on conflict (tenant_id, unit_id, grain, period) do update set ${sql.join(changed)}`.execute(tx);
};

/** Takes the breakdowns of whole months away, and of their days. */
export const removeBreakdowns = async (tx: Tx, from: string, to: string): Promise<void> => {
  await sql`delete from sales_breakdown
    where tenant_id = (select current_tenant()) and period between ${from} and ${to}`.execute(tx);
};

/** Rows of one grain between two periods. */
export interface BreakdownSpan {
  readonly grain: 'day' | 'month';
  readonly from: string;
  readonly to: string;
  /** Of them these alone. */
  readonly days?: readonly string[];
  /** -1 where the rows are to be taken away from the others. */
  readonly sign: 1 | -1;
}

/** What is kept of a unit in a span: a row for each would cost more than what is in it. */
export interface BreakdownTexts {
  readonly unitId: string;
  readonly grain: BreakdownSpan['grain'];
  readonly sign: 1 | -1;
  /** Days or months, in any order. */
  readonly periods: readonly string[];
  /** For each dimension that was asked for, in their order, a list with the parts of each of the periods. */
  readonly texts: readonly string[];
}

/** What is kept of units and spans; none where it is too much to be read at once. */
export interface KeptBreakdowns {
  readonly rows: readonly BreakdownTexts[];
  readonly isTooMuch: boolean;
}

/**
 * Reads dimensions of units, up to so many bytes: their sizes are known without reading them.
 */
export const readBreakdowns = async (
  tx: Tx,
  dimensions: readonly KeptDimension[],
  units: readonly string[],
  spans: readonly BreakdownSpan[],
  maxBytes: number,
): Promise<KeptBreakdowns> => {
  if (spans.length === 0 || units.length === 0) return { rows: [], isTooMuch: false };
  const parts = spans.map((span) => spanRows(dimensions, units, span));
  const isShort = areShort(dimensions, units, spans);
  // Joined as they are, without being written as JSON once more; what is too much is not even read from where long texts are.
  const lists = dimensions.map((dimension) => {
    const text = sql.ref(dimension);
    return isShort
      ? sql`case when sum(sum(size)) over () <= ${maxBytes} then string_agg(${text}, ',') end ${text}`
      : sql`string_agg(case when bytes <= ${maxBytes} then ${text} end, ',') ${text}`;
  });
  const sized = isShort ? sql`s` : sql`(select *, sum(size) over () bytes from s)`;
  const { rows } = await sql<ReadRow>`
    with s as (${sql.join(parts, sql` union all `)})
    select unit_id "unitId", grain, sign, string_agg(period::text, ',') periods, ${sql.join(lists)}
    from ${sized} t group by unit_id, grain, sign`.execute(tx);
  if (rows.some((row) => dimensions.some((dimension) => row[dimension] === null)))
    return { rows: [], isTooMuch: true };
  const read = rows.map(({ unitId, grain, sign, periods, ...texts }) => ({
    ...{ unitId, grain, sign, periods: periods.split(',') },
    texts: dimensions.map((dimension) => `[${texts[dimension]}]`),
  }));
  return { rows: read, isTooMuch: false };
};

type ReadRow = Pick<BreakdownTexts, 'unitId' | 'grain' | 'sign'> & { readonly periods: string } & Readonly<
    Record<KeptDimension, string | null>
  >;

/** Rows of a whole that are summed without looking at the size of each before: some 120 bytes lie in one. */
const maxShortRows = 100_000;

/** True for a few wholes, which have no long texts: looking at each before takes a quarter of the time that they take. */
function areShort(
  dimensions: readonly KeptDimension[],
  units: readonly string[],
  spans: readonly BreakdownSpan[],
): boolean {
  const days = spans.reduce((sum, { from, to }) => sum + daysBetween(from, to) + 1, 0);
  return dimensions.every((dimension) => dimension === 'total') && units.length * days <= maxShortRows;
}

function spanRows(
  dimensions: readonly KeptDimension[],
  units: readonly string[],
  { grain, from, to, days, sign }: BreakdownSpan,
): RawBuilder<unknown> {
  const names = dimensions.map((dimension) => sql.ref(dimension));
  const sizes = names.map((name) => sql`octet_length(${name})`);
  return sql`select unit_id, grain, period, ${sql.lit(sign)}::int sign, ${sql.join(names)},
      ${sql.join(sizes, sql` + `)} size from sales_breakdown
    where tenant_id = (select current_tenant()) and unit_id = any (${units}::uuid[]) and grain = ${grain}
      and period between ${from} and ${to}${days ? sql` and period = any (${days}::date[])` : sql``}`;
}
