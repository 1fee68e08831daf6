import { readOrder } from '@tresen/domain/kit/entities';
import { AppError } from '@tresen/domain/kit/errors';
import { receiptList } from '@tresen/domain/sales/receipts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../kit/db/pools.ts';
import { receiptConditions } from './receipt-conditions.ts';
import type { ReceiptFilter, Where } from './receipt-filter.ts';
import { columns, joins, type ReceiptRow } from './receipt-list.store.ts';
import { chooseReading, type ReceiptReading, readMatches, readScanned } from './receipt-readings.store.ts';
import { everyColumn, own } from './receipt-streams.store.ts';

// The list in the order of the amount. Where all that a filter finds can be looked at, that is sorted; else receipts come
// by the index on the amount, of which only so many are looked at for a page, as in the order of time.

/** The greatest amounts first, or the least. */
export type AmountOrder = 'down' | 'up';

interface AmountPlace {
  readonly gross: number;
  readonly end: string;
  readonly id: string;
}

/** A page in the order of the amount. */
export interface AmountPage {
  readonly rows: readonly ReceiptRow[];
  readonly hasNextPage: boolean;
  readonly next: AmountPlace | null;
  /** The page is not full, and yet nobody knows whether there are more: it was looked to this amount, in cents. */
  readonly searchedUntil: number | null;
  readonly reading: ReceiptReading;
}

/** A place in the list, as an opaque text. */
export const amountCursorOf = ({ gross, end, id }: AmountPlace): string =>
  Buffer.from(`${gross} ${end} ${id}`).toString('base64url');

/** The place of a cursor. @throws {AppError} INVALID_INPUT when it is none */
export const readAmountCursor = (cursor: string): AmountPlace => {
  const [, gross, end, id] =
    /^(-?\d{1,15}) (\S{24}) ([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/.exec(
      Buffer.from(cursor, 'base64url').toString(),
    ) ?? [];
  if (gross === undefined || !end || !id || Number.isNaN(Date.parse(end)))
    throw new AppError('INVALID_INPUT', { field: 'after' });
  return { gross: Number(gross), end, id };
};

/** The order of rows with amounts. Of one amount the index has the newest first: read backwards, the oldest come first. */
export const amountOrdering = (order: AmountOrder, rows = 'r'): RawBuilder<unknown> => {
  const [gross, end, id] = ['gross', 'ended_at', 'id'].map((column) => sql.ref(`${rows}.${column}`));
  return order === 'down' ? sql`${gross} desc, ${end}, ${id}` : sql`${gross}, ${end} desc, ${id} desc`;
};

/** A page of the list in the order of the amount, by keyset. */
export const amountPage = async (
  tx: Tx,
  filter: ReceiptFilter,
  order: AmountOrder,
  size: number,
  after: AmountPlace | undefined,
): Promise<AmountPage> => {
  const reading = await chooseReading(tx, filter);
  const isSorted = await isWhole(tx, reading);
  const source = isSorted ? readSorted(reading) : readByIndex(reading, order, after);
  const found = await readRows(tx, source, order, after, size + 1);
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  const page = { rows, searchedUntil: null, reading };
  if (found.length > size && last) return { ...page, hasNextPage: true, next: placeOf(last) };
  const scanned = isSorted ? undefined : await lastScanned(tx, reading, order, after);
  return scanned
    ? { ...page, hasNextPage: true, next: scanned, searchedUntil: scanned.gross }
    : { ...page, hasNextPage: false, next: last ? placeOf(last) : null };
};

/** The order that a list is asked for; undefined: the newest first. @throws {AppError} INVALID_INPUT */
export const readAmountOrder = (sort: string | null | undefined): AmountOrder | undefined => {
  if (!sort) return undefined;
  const order = readOrder(receiptList.fields, sort);
  if (order?.field !== 'gross') throw new AppError('INVALID_INPUT', { field: 'sort' });
  return order.isDownwards ? 'down' : 'up';
};

/** True where all receipts of the reading can be looked at. */
async function isWhole(tx: Tx, reading: ReceiptReading): Promise<boolean> {
  const more = { ...reading, max: reading.max + 1 };
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${readScanned(more, {})} r`.execute(tx);
  return (rows[0]?.count ?? 0) <= reading.max;
}

function where(parts: readonly Where[]): RawBuilder<unknown> {
  return parts.length === 0 ? sql`` : sql`where ${sql.join(parts, sql` and `)}`;
}

/** All that the filter finds, with its amounts. */
function readSorted(reading: ReceiptReading): RawBuilder<unknown> {
  return sql`(
  select m.id, m.ended_at, x.gross from ${readMatches(reading, {})} m cross join lateral (
    select r.gross from receipts r where ${own} and r.id = m.id limit 1) x)`;
}

/** What the filter finds of the next receipts of the index. */
function readByIndex(
  { filter, max }: ReceiptReading,
  order: AmountOrder,
  after: AmountPlace | undefined,
): RawBuilder<unknown> {
  return sql`(
  select r.id, r.ended_at, r.gross from (
    select ${everyColumn} from receipts r ${where([own, ...behind(order, after)])}
    order by ${amountOrdering(order)} limit ${max}) r
  ${where(receiptConditions(filter))})`;
}

function behind(order: AmountOrder, after: AmountPlace | undefined): readonly Where[] {
  if (!after) return [];
  const { gross, end, id } = after;
  const place = sql`(${end}::timestamptz, ${id}::uuid)`;
  return [
    order === 'down'
      ? sql`r.gross <= ${gross}::bigint and (r.gross < ${gross}::bigint or (r.ended_at, r.id) > ${place})`
      : sql`r.gross >= ${gross}::bigint and (r.gross > ${gross}::bigint or (r.ended_at, r.id) < ${place})`,
  ];
}

async function readRows(
  tx: Tx,
  found: RawBuilder<unknown>,
  order: AmountOrder,
  after: AmountPlace | undefined,
  first: number,
): Promise<ReceiptRow[]> {
  const { rows } = await sql<ReceiptRow>`
    with page as materialized (
      select r.id from ${found} r ${where(behind(order, after))} order by ${amountOrdering(order)} limit ${first})
    select ${columns} from receipts r ${joins}
    where ${own} and r.id = any (array(select id from page))
    order by ${amountOrdering(order)}`.execute(tx);
  return rows;
}

function placeOf({ gross, end, id }: ReceiptRow): AmountPlace {
  return { gross, end: end.toISOString(), id };
}

/** The last receipt of the index that was looked at, when there are more behind it. */
async function lastScanned(
  tx: Tx,
  { max }: ReceiptReading,
  order: AmountOrder,
  after: AmountPlace | undefined,
): Promise<AmountPlace | undefined> {
  const { rows } = await sql<{ gross: number; end: Date; id: string }>`
    select r.gross, r.ended_at as "end", r.id from receipts r ${where([own, ...behind(order, after)])}
    order by ${amountOrdering(order)} offset ${max - 1} limit 1`.execute(tx);
  const [last] = rows;
  return last && { ...last, end: last.end.toISOString() };
}
