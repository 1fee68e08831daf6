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

export interface BreakdownText {
  readonly unitId: string;
  readonly grain: BreakdownSpan['grain'];
  readonly period: string;
  readonly sign: 1 | -1;
  /** The parts of the dimensions that were asked for, in their order. */
  readonly texts: readonly string[];
}

/** Texts of units and spans; none where they are too many to be read at once. */
export interface BreakdownTexts {
  readonly rows: readonly BreakdownText[];
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
): Promise<BreakdownTexts> => {
  if (spans.length === 0 || units.length === 0) return { rows: [], isTooMuch: false };
  const parts = spans.map((span) => spanRows(dimensions, units, span));
  const { rows } = await sql<Omit<BreakdownText, 'texts'> & { readonly texts: readonly string[] | null }>`
    select unit_id "unitId", grain, period::text period, sign, case when bytes <= ${maxBytes} then to_json(cells) end as texts
    from (select *, sum(size) over () bytes from (${sql.join(parts, sql` union all `)}) s) t
    order by period`.execute(tx);
  const read = rows.flatMap(({ texts, ...row }) => (texts === null ? [] : [{ ...row, texts }]));
  return { rows: read, isTooMuch: read.length < rows.length };
};

function spanRows(
  dimensions: readonly KeptDimension[],
  units: readonly string[],
  { grain, from, to, days, sign }: BreakdownSpan,
): RawBuilder<unknown> {
  const names = dimensions.map((dimension) => sql.ref(dimension));
  const sizes = names.map((name) => sql`octet_length(${name})`);
  return sql`select unit_id, grain, period, ${sql.lit(sign)}::int sign, array[${sql.join(names)}] cells,
      ${sql.join(sizes, sql` + `)} size from sales_breakdown
    where tenant_id = (select current_tenant()) and unit_id = any (${units}::uuid[]) and grain = ${grain}
      and period between ${from} and ${to}${days ? sql` and period = any (${days}::date[])` : sql``}`;
}
