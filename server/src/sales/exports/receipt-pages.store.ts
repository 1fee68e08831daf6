import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { cursorPages } from '../../kit/exports/index.ts';
import {
  type AmountOrder,
  amountOrdering,
  noTurnoverKinds,
  type ReceiptFilter,
  receiptConditions,
} from '../receipts/index.ts';

/** What a receipt and each of its positions are known by. */
export interface ReceiptOrigin {
  readonly id: string;
  readonly number: number;
  readonly type: string;
  readonly end: Date;
  readonly businessDay: string;
  readonly unitName: string;
  readonly zone: string;
  readonly registerName: string;
  readonly employeeName: string | null;
  readonly currency: string;
  /** Kinds of its positions, of a `Beleg` without turnover. */
  readonly kinds: readonly string[] | null;
}

/** A receipt with its own text, as the register sent it. */
export interface ReceiptText extends ReceiptOrigin {
  readonly content: string;
}

/** A receipt with what its line of the list says. */
export interface ReceiptLine extends ReceiptText {
  readonly zNumber: number | null;
  readonly gross: number;
  readonly turnover: number;
  /** Bits of `paymentGroups`; null of receipts that were stored before there were any. */
  readonly payments: number | null;
  /** Bits of `receiptMarks`. */
  readonly marks: number | null;
  readonly target: string | null;
  /** What was written in the cloud, else what the register sent. */
  readonly note: string | null;
  readonly tags: readonly string[];
  readonly tseSerial: string | null;
  readonly tseTransaction: number | null;
  readonly tseCounter: number | null;
}

const origin = sql`r.id, r.number, r.type, r.ended_at as "end", r.biz_day "businessDay", u.name "unitName", u.zone,
  r.register_name "registerName", r.employee_name "employeeName", r.currency, ${noTurnoverKinds} kinds`;

const units = sql`join organization_units u on u.tenant_id = r.tenant_id and u.id = r.unit_id`;

/** The receipts of a list, in its order: the newest first, or by amount. */
export interface ListedReceipts {
  readonly filter: ReceiptFilter;
  readonly order: AmountOrder | undefined;
}

/** The receipts of the list in pages of `size`. */
export const receiptLines = (tx: Tx, listed: ListedReceipts, size: number) =>
  inOrder<ReceiptLine>(
    tx,
    listed,
    size,
    sql`${origin}, r.content, r.z_number "zNumber", r.gross, r.turnover, r.payments, r.marks, r.target,
      coalesce(a.note, r.note) note, coalesce(a.tags, '{}') tags, r.tse_serial "tseSerial",
      r.tse_transaction "tseTransaction", r.tse_counter "tseCounter"
    from receipts r ${units}
    left join receipt_annotations a on a.tenant_id = r.tenant_id and a.receipt_id = r.id`,
  );

/** The texts of the same. This process takes them apart: JSON functions of the database take several times as long. */
export const receiptTexts = (tx: Tx, listed: ListedReceipts, size: number) =>
  inOrder<ReceiptText>(tx, listed, size, sql`${origin}, r.content from receipts r ${units}`);

/** How many receipts the list has, exactly; `most` at most. */
export const countExactly = async (tx: Tx, filter: ReceiptFilter, max?: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      select from receipts r where ${sql.join(receiptConditions(filter), sql` and `)}
      ${max === undefined ? sql`` : sql`limit ${max}`}) matches`.execute(tx);
  return rows[0]?.count ?? 0;
};

/** @param what of each receipt `r`, and where else that stands */
function inOrder<T>(tx: Tx, { filter, order }: ListedReceipts, size: number, what: RawBuilder<unknown>) {
  return (
    // If something is sorted, then keys alone. What belongs to a key is looked up one by one: there is no plan to go wrong.
    cursorPages(
      tx,
      size,
      sql<T>`select line.* from (
        select r.ended_at, r.id, r.gross from receipts r
        where ${sql.join(receiptConditions(filter), sql` and `)}
        order by ${orderOf(order, 'r')}) key
      cross join lateral (
        select ${what} where r.tenant_id = (select current_tenant()) and r.id = key.id limit 1) line
      order by ${orderOf(order, 'key')}`,
    )
  );
}

function orderOf(order: AmountOrder | undefined, rows: 'r' | 'key'): RawBuilder<unknown> {
  return order ? amountOrdering(order, rows) : sql.raw(`${rows}.ended_at desc, ${rows}.id desc`);
}
