/**
 * What is summed of receipts, whole and by part: cents, numbers, or thousandths of a unit (`quantity`). Their order is the
 * one in which the cloud stores them: a new one comes at the end.
 */
export const measures = [
  /** Receipts of type `Beleg` with turnover; of an article or a rate those in which it occurs. */
  'receipts',
  'customers',
  /** Gross of goods and services after discounts (contract 16), with its net and tax. */
  'turnover',
  'net',
  'tax',
  /** Thousandths of pieces or units of what was sold, less what came back. */
  'quantity',
  /** Price reductions, positive. */
  'discounts',
  /** Value of cancelled lines, positive, and how many there were. */
  'cancelled',
  'cancellations',
  /** Value of goods that came back without being a cancellation, positive, and the lines. */
  'refunded',
  'refunds',
  /** Tips for employees and owner. */
  'tips',
  /** Vouchers of both kinds; redeemed ones positive. */
  'vouchersSold',
  'vouchersRedeemed',
  /** Container deposits charged, less those given back. */
  'deposits',
  /** The rest of what guests paid: receivables, down payments, grants, cash moved on the same receipt. */
  'otherTakings',
  /** What guests paid: turnover, tips, vouchers, deposits and the rest. */
  'takings',
  /** Net and tax of all that guests paid, deposits and vouchers of one purpose included: what the VAT return asks for. */
  'vatBase',
  'vatDue',
  /** Guests where the register counts them, and the turnover of those receipts; here and below of positive turnover alone. */
  'covers',
  'coverTurnover',
  /** Receipts with turnover of tables, those of them that say how long the table was taken (`stayOf`), and its minutes. */
  'seatings',
  'timedSeatings',
  'tableMinutes',
] as const;
export type Measure = (typeof measures)[number];

/** A number of each measure. */
export type Measures = Readonly<Record<Measure, number>>;

/** Where a measure stands in a stored row. */
export const placeOfMeasure = Object.fromEntries(
  measures.map((measure, place) => [measure, place]),
) as Readonly<Record<Measure, number>>;

/** What follows from sums: never stored, never added. */
export interface Ratios {
  /** Cents; null without receipts. */
  readonly averageReceipt: number | null;
  /** Cents of turnover for each guest; null without guests. */
  readonly averageCustomer: number | null;
  /** Discounts as a part of the turnover before them, 0 to 1. */
  readonly discountRate: number | null;
  /** Value of cancelled lines as a part of the turnover. */
  readonly cancelledRate: number | null;
  /** Tips as a part of the turnover. */
  readonly tipRate: number | null;
  /** Cents of turnover for each guest that the register counted. */
  readonly averageCover: number | null;
  /** Minutes that a table was taken. */
  readonly averageStay: number | null;
}

export const ratiosOf = (sums: Measures): Ratios => ({
  averageReceipt: rounded(part(sums.turnover, sums.receipts)),
  averageCustomer: rounded(part(sums.turnover, sums.customers)),
  discountRate: part(sums.discounts, sums.turnover + sums.discounts),
  cancelledRate: part(sums.cancelled, sums.turnover),
  tipRate: part(sums.tips, sums.turnover),
  averageCover: rounded(part(sums.coverTurnover, sums.covers)),
  averageStay: rounded(part(sums.tableMinutes, sums.timedSeatings)),
});

/** A row of numbers in the order of `measures`, by name; missing ones are 0. */
export const measuresOf = (values: readonly number[]): Measures =>
  Object.fromEntries(measures.map((measure, place) => [measure, values[place] ?? 0])) as Record<
    Measure,
    number
  >;

function part(amount: number, whole: number): number | null {
  return whole > 0 ? amount / whole : null;
}

function rounded(amount: number | null): number | null {
  return amount === null ? null : Math.round(amount);
}
