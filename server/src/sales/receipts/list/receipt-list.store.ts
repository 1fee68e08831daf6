import { AppError } from '@tresen/domain/kit/errors';
import { currencies } from '@tresen/domain/kit/money';
import { totalUnitOf } from '@tresen/domain/sales/dashboards';
import { sql } from 'kysely';
import type { Tx } from '../../../kit/db/pools.ts';
import type { ReceiptFilter } from './receipt-filter.ts';
import {
  chooseReading,
  countMatches,
  type ReceiptReading,
  readMatches,
  readScanned,
} from './receipt-readings.store.ts';
import { ordering, type Way } from './receipt-streams.store.ts';
import { daysOf } from './receipt-times.ts';

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
  readonly zNumber: number | null;
  readonly payments: number | null;
  readonly marks: number | null;
  readonly target: string | null;
  readonly customer: string | null;
  readonly note: string | null;
  readonly tags: readonly string[];
  /** Kinds of its positions; null where it has turnover, or is of another type: nobody need read it to know. */
  readonly kinds: readonly string[] | null;
}

/** A page of the list. */
export interface ReceiptPage {
  readonly rows: readonly ReceiptRow[];
  readonly hasNextPage: boolean;
  /** Where the next page begins. */
  readonly next: Place | null;
  /** The page is not full, and yet nobody knows whether there are more: it was looked back to here. */
  readonly searchedUntil: Date | null;
  /** How it was found: whoever counts need not choose again. */
  readonly reading: ReceiptReading;
}

interface Place {
  readonly end: string;
  readonly id: string;
}

/** A place in the list, as an opaque text. */
export const cursorOf = ({ end, id }: Place): string => Buffer.from(`${end} ${id}`).toString('base64url');

/** The place of a cursor. @throws {AppError} INVALID_INPUT when it is none */
export const readCursor = (cursor: string): Place => {
  const match = /^(\S{24}) ([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/.exec(
    Buffer.from(cursor, 'base64url').toString(),
  );
  if (!match?.[1] || !match[2] || Number.isNaN(Date.parse(match[1]))) {
    throw new AppError('INVALID_INPUT', { field: 'after' });
  }
  return { end: match[1], id: match[2] };
};

/** What only receipts without turnover are read for: which they are, so that a transfer to the bank looks like none. */
export const noTurnoverKinds = sql`case when r.type = 'Beleg' and r.turnover = 0 then (
  select array_agg(k.kind order by k.first) from (
    select p ->> 'kind' as kind, min(place) as first
    from json_array_elements(r.content::json -> 'positions') with ordinality x(p, place) group by 1) k) end`;

/** What a row of the list shows, of a receipt `r` and its unit `u`; what people wrote replaces what the register sent. */
export const columns = sql`r.id, r.number, r.type, r.ended_at as "end", r.biz_day "businessDay", r.unit_id "unitId",
  u.name "unitName", u.zone, r.register_name "registerName", r.employee_name "employeeName", r.gross, r.turnover,
  r.currency, r.z_number "zNumber", r.payments, r.marks, r.target,
  coalesce(nullif(a.customer_name, ''), r.customer) as customer, coalesce(a.note, r.note) as note,
  coalesce(a.tags, '{}') as tags, ${noTurnoverKinds} as kinds`;

/** What `columns` reads beside the receipt `r`. */
export const joins = sql`
  join organization_units u on u.tenant_id = r.tenant_id and u.id = r.unit_id
  left join receipt_annotations a on a.tenant_id = r.tenant_id and a.receipt_id = r.id`;

/** A page of the list, newest first, by keyset: every page costs the same, whatever is asked for. */
export const receiptPage = async (
  tx: Tx,
  filter: ReceiptFilter,
  size: number,
  after: Place | undefined,
): Promise<ReceiptPage> => {
  const way = { after };
  const reading = await chooseReading(tx, filter);
  const found = await readRows(tx, reading, way, size + 1);
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  if (found.length > size && last)
    return { rows, hasNextPage: true, next: placeOf(last), searchedUntil: null, reading };
  const scanned = await lastScanned(tx, reading, way);
  return scanned
    ? { rows, hasNextPage: true, next: placeOf(scanned), searchedUntil: scanned.end, reading }
    : { rows, hasNextPage: false, next: last ? placeOf(last) : null, searchedUntil: null, reading };
};

/** How many receipts a list has, and how well that is known. */
export interface ReceiptCount {
  readonly count: number;
  readonly precision: 'exact' | 'about' | 'atLeast';
}

// Up to here a count is exact.
const exactCount = 10_000;

/** Days of a range that are summed one by one; of a longer one its months are. */
const fewDays = 62;

/**
 * How many receipts the filter matches: exact to 10,000; beyond, and where not all can be looked at, what is known.
 * @param chosen how a page of the same filter was found
 */
export const countReceipts = async (
  tx: Tx,
  filter: ReceiptFilter,
  chosen?: ReceiptReading,
): Promise<ReceiptCount> => {
  const isKept = isByUnitsAndDays(filter);
  const sales = isKept ? await salesIn(tx, filter) : 0;
  // Many more than are counted one by one, also where whole months stand for a part of them.
  if (sales > 3 * exactCount) return { count: sales, precision: 'about' };
  const reading = chosen ?? (await chooseReading(tx, filter));
  const isWhole = reading.rest.length === 0 && reading.glance.length === 0;
  const max = isWhole || isKept ? exactCount + 1 : reading.max + 1;
  const { rows } = await sql<{ scanned: number; count: number }>`${countMatches(reading, max)}`.execute(tx);
  const { scanned = 0, count = 0 } = rows[0] ?? {};
  if (scanned < max && count <= exactCount) return { count, precision: 'exact' };
  return isKept ? { count: Math.max(count, sales), precision: 'about' } : { count, precision: 'atLeast' };
};

/** The ids before (newer) and behind a receipt in a list; null at its ends, and as far as it was looked. */
export const receiptNeighbours = async (
  tx: Tx,
  filter: ReceiptFilter,
  id: string,
): Promise<{ readonly previousId: string | null; readonly nextId: string | null }> => {
  const { rows } = await sql<{ end: Date; id: string }>`
    select ended_at as "end", id from receipts
    where tenant_id = (select current_tenant()) and id = ${id}`.execute(tx);
  const [place] = rows;
  if (!place) return { previousId: null, nextId: null };
  const reading = await chooseReading(tx, filter);
  const next = async (isForwards: boolean) => {
    const [found] = await readRows(tx, reading, { after: placeOf(place), isForwards }, 1);
    return found?.id ?? null;
  };
  return { previousId: await next(true), nextId: await next(false) };
};

async function readRows(tx: Tx, reading: ReceiptReading, way: Way, first: number): Promise<ReceiptRow[]> {
  const { rows } = await sql<ReceiptRow>`
    with page as materialized (
      select r.id from ${readMatches(reading, way)} r order by ${ordering(way)} limit ${first})
    select ${columns} from receipts r ${joins}
    where r.tenant_id = (select current_tenant()) and r.id = any (array(select id from page))
    order by ${ordering(way)}`.execute(tx);
  return rows;
}

function placeOf({ end, id }: Pick<ReceiptRow, 'end' | 'id'>): Place {
  return { end: end.toISOString(), id };
}

/** The last receipt that was looked at, when there are more behind it. */
async function lastScanned(
  tx: Tx,
  reading: ReceiptReading,
  way: Way,
): Promise<{ readonly end: Date; readonly id: string } | undefined> {
  const { rows } = await sql<{ end: Date; id: string }>`
    select r.ended_at as "end", r.id from ${readScanned(reading, way)} r
    order by ${ordering(way)} offset ${reading.max - 1}`.execute(tx);
  return rows[0];
}

function isByUnitsAndDays({ search, conditions: given }: ReceiptFilter): boolean {
  return (
    given.every(({ field }) => field === 'businessDay') &&
    search.words === '' &&
    [search.number, search.gross, search.minutes].every((part) => part === undefined)
  );
}

/** Sales by the roll-ups: of days in a short range, else of the months that it touches. */
async function salesIn(tx: Tx, filter: ReceiptFilter): Promise<number> {
  const { from, to } = daysOf(filter);
  const isShort = from !== undefined && to !== undefined && daysBetween(from, to) <= fewDays;
  const [table, day] = isShort ? ['sales_day', 'day'] : ['sales_month', 'month'];
  const units = filter.unitIds.length > 0 ? filter.unitIds : currencies.map(totalUnitOf);
  const begin = isShort
    ? sql`${from}::date`
    : sql`date_trunc('month', ${from ?? '-infinity'}::timestamp)::date`;
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(receipts), 0)::bigint as count from ${sql.table(table ?? '')}
    where tenant_id = (select current_tenant()) and unit_id = any (${units}::uuid[])
      and ${sql.ref(day ?? '')} >= ${begin} and ${sql.ref(day ?? '')} <= ${to ?? 'infinity'}::date`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

function daysBetween(from: string, to: string) {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
