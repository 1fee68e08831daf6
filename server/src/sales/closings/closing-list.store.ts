import { isDay } from '@tresen/domain/kit/business-day';
import type { RecordFilter } from '@tresen/domain/kit/entities';
import { AppError } from '@tresen/domain/kit/errors';
import {
  type ClosingFigure,
  type ClosingState,
  type ClosingType,
  closingList,
} from '@tresen/domain/sales/closings';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { hasWords } from '../../kit/db/word-search.ts';
import { conditionOf, describeColumns, type ListedSource } from '../../kit/records/index.ts';

/** Money in cents of the currency. */
export interface ClosingRow {
  readonly id: string;
  readonly type: ClosingType;
  readonly zNumber: number;
  readonly businessDay: string;
  readonly createdAt: Date;
  readonly periodFrom: Date;
  readonly periodTo: Date;
  readonly unitId: string;
  readonly unitName: string;
  readonly zone: string;
  readonly deviceId: string;
  readonly registerName: string;
  readonly operatorName: string | null;
  readonly records: number;
  readonly receipts: number;
  readonly currency: string;
  readonly turnover: number;
  readonly expectedCash: number;
  readonly countedCash: number | null;
  readonly cashDifference: number | null;
  readonly state: ClosingState;
  readonly missing: number;
  readonly differing: number;
  readonly checkedAt: Date | null;
  /** A day whose drawer differs, and nobody has said why. */
  readonly isUnexplained: boolean;
}

export interface StoredClosing extends ClosingRow {
  readonly receivedAt: Date;
  readonly content: string;
  readonly figures: readonly ClosingFigure[] | null;
}

/** Sums of the closings of one currency: months and years hold days again, so types are apart. */
export interface ClosingTotal {
  readonly type: ClosingType;
  readonly currency: string;
  readonly closings: number;
  readonly receipts: number;
  readonly turnover: number;
  readonly cashDifference: number;
}

interface Place {
  readonly day: string;
  readonly at: string;
  readonly id: string;
}

/** Where a page ended, as an opaque text. */
export const cursorOf = ({ businessDay, createdAt, id }: ClosingRow): string =>
  Buffer.from(`${businessDay} ${createdAt.toISOString()} ${id}`).toString('base64url');

/** No comment, or a blank one, as JSON: what it says is not read, since PostgreSQL takes no U+0000 for a text. */
const noComment = String.raw`^(null|"(\s|\\[nrtf])*")$`;

/** What is read of a closing for a row, from `closings c` and its branch `u`. */
export const closingRowColumns = sql`c.id, c.type, c.z_number "zNumber", c.business_day "businessDay", c.created_at "createdAt",
  c.period_from "periodFrom", c.period_to "periodTo", c.unit_id "unitId", u.name "unitName", u.zone,
  c.device_id "deviceId", c.register_name "registerName", c.operator_name "operatorName", c.records, c.receipts,
  c.currency, c.turnover, c.expected_cash "expectedCash", c.counted_cash "countedCash",
  c.cash_difference "cashDifference", c.state, c.missing, c.differing, c.checked_at "checkedAt",
  case when c.type = 'daily' and coalesce(c.cash_difference, 0) <> 0
    then coalesce((c.content::json -> 'counts' -> -1 -> 'comment')::text, 'null') ~ ${noComment} else false end "isUnexplained"`;

const source: ListedSource = { entity: closingList, columns: describeColumns(closingList) };

/** The closings of the tenant as rows `t` of a list. */
const listed = sql`(
  select c.*, coalesce(c.cash_difference, 0) <> 0 as has_difference
  from closings c where c.tenant_id = (select current_tenant())) t`;

/** A page of the list, newest business day first, by keyset. One row more than asked tells of a next page. */
export const closingPage = async (
  tx: Tx,
  filter: RecordFilter,
  first: number,
  after: string | undefined,
): Promise<ClosingRow[]> => {
  const place = after ? placeOf(after) : undefined;
  const behind = place
    ? sql`and (t.business_day, t.created_at, t.id) < (${place.day}::date, ${place.at}::timestamptz, ${place.id}::uuid)`
    : sql``;
  const { rows } = await sql<ClosingRow>`
    select ${closingRowColumns} from (
      select t.* from ${listed} where ${matches(filter)} ${behind}
      order by t.business_day desc, t.created_at desc, t.id desc limit ${first + 1}) c
    join organization_units u on u.tenant_id = c.tenant_id and u.id = c.unit_id
    order by c.business_day desc, c.created_at desc, c.id desc`.execute(tx);
  return rows;
};

/** How many closings the filter matches, and their sums by type and currency. */
export const closingTotals = async (tx: Tx, filter: RecordFilter): Promise<readonly ClosingTotal[]> => {
  const { rows } = await sql<ClosingTotal>`
    select t.type, t.currency, count(*) closings, sum(t.receipts)::bigint receipts,
      sum(t.turnover)::bigint turnover, coalesce(sum(t.cash_difference), 0)::bigint "cashDifference"
    from ${listed} where ${matches(filter)}
    group by t.type, t.currency order by t.type, t.currency`.execute(tx);
  return rows;
};

/** One closing with what the register sent, to the byte. */
export const findClosing = async (tx: Tx, id: string): Promise<StoredClosing | undefined> => {
  const { rows } = await sql<StoredClosing>`
    select ${closingRowColumns}, c.received_at "receivedAt", c.content, c.figures
    from closings c join organization_units u on u.tenant_id = c.tenant_id and u.id = c.unit_id
    where c.tenant_id = (select current_tenant()) and c.id = ${id}`.execute(tx);
  return rows[0];
};

/** The closings of the same register and type with the Z numbers before and behind; null where there is none. */
export const closingNeighbours = async (
  tx: Tx,
  { deviceId, type, zNumber }: ClosingRow,
): Promise<{ readonly previousId: string | null; readonly nextId: string | null }> => {
  const { rows } = await sql<{ previousId: string | null; nextId: string | null }>`
    select
      (select id from closings where tenant_id = (select current_tenant()) and device_id = ${deviceId}
        and type = ${type} and z_number < ${zNumber} order by z_number desc limit 1) "previousId",
      (select id from closings where tenant_id = (select current_tenant()) and device_id = ${deviceId}
        and type = ${type} and z_number > ${zNumber} order by z_number limit 1) "nextId"`.execute(tx);
  return rows[0] ?? { previousId: null, nextId: null };
};

function placeOf(cursor: string): Place {
  const [day = '', at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  if (!isDay(day) || Number.isNaN(Date.parse(at)) || !/^[0-9a-f-]{36}$/.test(id)) {
    throw new AppError('INVALID_INPUT', { field: 'after' });
  }
  return { day, at, id };
}

/** What a row is by a filter: the same for pages, sums and files. */
function matches({ search, unitIds, conditions }: RecordFilter): RawBuilder<SqlBool> {
  return sql.join(
    [
      ...(unitIds.length > 0 ? [sql<SqlBool>`t.unit_id = any (${unitIds}::uuid[])`] : []),
      ...conditions.map((condition) => conditionOf(source, condition)),
      ...searched(search),
      sql<SqlBool>`true`,
    ],
    sql` and `,
  );
}

/** A number is that of a closing; words are looked for in who made it, and where. */
function searched(search: string): readonly RawBuilder<SqlBool>[] {
  return /^\d{1,9}$/.test(search.trim())
    ? [sql`t.z_number = ${Number(search)}`]
    : hasWords(sql`searchable(t.register_name || ' ' || coalesce(t.operator_name, ''))`, search);
}
