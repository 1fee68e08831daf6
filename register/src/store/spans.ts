import type { Store } from './open-store.ts';

/**
 * A part of a simulated day whose receipts have their numbers already. The receipts of the day that end after `after`
 * and until `until` (milliseconds since 1970) belong to it.
 */
export type Span = Readonly<{
  day: string;
  after: number;
  until: number;
  /** What the receipts follow from, as the simulation wrote it. */
  recipe: string;
  /** Index in its day of the first receipt. */
  firstReceipt: number;
  receipts: number;
  /** The last counters given out before it. */
  number: number;
  transaction: number;
  signatureCounter: number;
}>;

/** Until when a day is planned; undefined when it is not planned at all. */
export function plannedUntil(store: Store, day: string): number | undefined {
  const row = store.sql.get`select max(until_at) as until from spans where day = ${day}`;
  return row?.until === null || row === undefined ? undefined : Number(row.until);
}

export function addSpan(store: Store, span: Span): void {
  store.sql.run`insert into spans
    (day, after_at, until_at, recipe, first_receipt, receipts, number, tse_transaction, tse_signature)
    values (${span.day}, ${span.after}, ${span.until}, ${span.recipe}, ${span.firstReceipt}, ${span.receipts},
      ${span.number}, ${span.transaction}, ${span.signatureCounter})`;
}

/** The first span that is open of the newest day, from the day `since` on: its receipts are not in the outbox yet. */
export function newestOpenSpan(store: Store, since = ''): Span | undefined {
  const row = store.sql.get`select * from spans where is_stored = 0 and day >= ${since}
    order by day desc, after_at limit 1`;
  if (row === undefined) return undefined;
  return {
    day: String(row.day),
    after: Number(row.after_at),
    until: Number(row.until_at),
    recipe: String(row.recipe),
    firstReceipt: Number(row.first_receipt),
    receipts: Number(row.receipts),
    number: Number(row.number),
    transaction: Number(row.tse_transaction),
    signatureCounter: Number(row.tse_signature),
  };
}

/** Marks a span as stored. Call it in the transaction that puts its receipts into the outbox. */
export function endSpan(store: Store, { day, after }: Span): void {
  store.sql.run`update spans set is_stored = 1 where day = ${day} and after_at = ${after}`;
}

/** How many receipts of all that are planned are in the outbox, or were. */
export function countPlanned(store: Store): { readonly stored: number; readonly planned: number } {
  const row = store.sql.get`select coalesce(sum(receipts), 0) planned,
    coalesce(sum(receipts) filter (where is_stored = 1), 0) stored from spans`;
  return { stored: Number(row?.stored), planned: Number(row?.planned) };
}

/** The oldest day that is planned. */
export function firstPlannedDay(store: Store): string | undefined {
  const day = store.sql.get`select min(day) as day from spans`?.day;
  return typeof day === 'string' ? day : undefined;
}
