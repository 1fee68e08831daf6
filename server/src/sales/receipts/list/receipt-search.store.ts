import type { ReceiptSearch } from '@tresen/domain/sales/receipts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../kit/db/pools.ts';
import { columns, joins, type ReceiptRow, receiptPage } from './receipt-list.store.ts';
import { own } from './receipt-streams.store.ts';

/** As many digits as a number has at most. */
const maxDigits = 15;

/** Receipts looked at per length of number; the newest of them show. */
const candidates = 50;

const shortestFirst = sql`length(r.number::text), r.number desc, r.ended_at desc, r.id`;

/**
 * Receipts whose number begins with the digits. Each range reads the end of the index on the number and no more: a
 * receipt is never changed or removed, so that end holds the latest arrivals.
 */
export const receiptsByNumber = (digits: string, first: number): RawBuilder<ReceiptRow> => {
  const ranges = rangesOf(digits);
  return sql`
    with page as materialized (
      select r.id
      from unnest(${ranges.map(({ low }) => low)}::bigint[], ${ranges.map(({ high }) => high)}::bigint[]) p (low, high)
      cross join lateral (
        select r.id, r.number, r.ended_at from receipts r where ${own} and r.number between p.low and p.high
        order by r.tenant_id desc, r.number desc limit ${candidates}) r
      order by ${shortestFirst} limit ${first})
    select ${columns} from receipts r ${joins}
    where ${own} and r.id = any (array(select id from page))
    order by ${shortestFirst}`;
};

/**
 * What the search box of the app finds: of a number alone, first the receipts that have just that, newest first, then
 * those whose number begins with it; of an amount, the newest with it, about that time, on that day. Words alone find
 * nothing here: lists search notes and tags.
 */
export const searchReceipts = async (
  tx: Tx,
  search: ReceiptSearch,
  first: number,
): Promise<readonly ReceiptRow[]> => {
  if (isNumberOnly(search)) {
    const digits = String(search.number);
    return digits === '0' ? [] : (await receiptsByNumber(digits, first).execute(tx)).rows;
  }
  if (search.gross === undefined && search.number === undefined) return [];
  return (await receiptPage(tx, { search, unitIds: [], conditions: [] }, first, undefined)).rows;
};

/** The numbers that begin with the digits are one range for each length: 12, 120–129, 1200–1299, … */
function rangesOf(digits: string) {
  return Array.from({ length: maxDigits - digits.length + 1 }, (_, more) => ({
    low: Number(digits) * 10 ** more,
    high: (Number(digits) + 1) * 10 ** more - 1,
  }));
}

function isNumberOnly({ number, gross, minutes, day, words }: ReceiptSearch): boolean {
  return (
    number !== undefined && gross === undefined && minutes === undefined && day === undefined && words === ''
  );
}
