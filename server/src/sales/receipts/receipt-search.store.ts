import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { columns, type ReceiptRow } from './receipt-list.store.ts';

/** As many digits as a number has at most. */
const mostDigits = 15;

/** Receipts looked at per length of number; the newest of them show. */
const candidates = 50;

/** The numbers that begin with the digits are one range for each length: 12, 120–129, 1200–1299, … */
const rangesOf = (digits: string) =>
  Array.from({ length: mostDigits - digits.length + 1 }, (_, more) => ({
    low: Number(digits) * 10 ** more,
    high: (Number(digits) + 1) * 10 ** more - 1,
  }));

/**
 * Receipts whose number begins with the digits. Each range reads the end of the index on the number and no more: a
 * receipt is never changed or removed, so that end holds the latest arrivals.
 */
export const receiptsByNumber = (digits: string, first: number): RawBuilder<ReceiptRow> => {
  const ranges = rangesOf(digits);
  return sql`
    select ${columns}
    from unnest(${ranges.map(({ low }) => low)}::bigint[], ${ranges.map(({ high }) => high)}::bigint[])
      with ordinality p (low, high, place)
    cross join lateral (
      select * from receipts where tenant_id = (select current_tenant()) and number between p.low and p.high
      order by tenant_id desc, number desc limit ${candidates}) r
    join organization_units u on u.tenant_id = r.tenant_id and u.id = r.unit_id
    order by p.place, r.number desc, r.ended_at desc, r.id limit ${first}`;
};

/**
 * Receipts whose number begins with the digits of the text: those that have just that number, newest first, then
 * longer numbers. None where the text is no number.
 */
export const searchReceipts = async (tx: Tx, text: string, first: number): Promise<ReceiptRow[]> => {
  const digits = text.trim().replace(/^0+/, '');
  if (!/^\d{1,15}$/.test(digits)) return [];
  return (await receiptsByNumber(digits, first).execute(tx)).rows;
};
