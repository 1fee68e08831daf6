import type { ReceiptFigures } from './receipt.ts';
import { groupOfPayment, type PaymentKind, paymentGroups, paymentKinds } from './receipt-codes.ts';
import { meaningOfPosition } from './turnover.ts';

/** What lists of receipts are searched by, as bits of one number. Stored: a bit keeps its meaning. */
export const receiptMarks = {
  /** A `Beleg` without the signature of a security device. */
  unsigned: 1,
  /** Holds a cancelled position, or is the cancellation of a whole receipt. */
  cancelled: 2,
  discounted: 4,
  tipped: 8,
  voucher: 16,
  /** Its sum is below zero: money went back to a guest, not to the bank. */
  refund: 32,
} as const;
export type ReceiptMark = keyof typeof receiptMarks;

/** What the marks are read from. */
export interface MarkedReceipt extends ReceiptFigures {
  readonly tse?: object | null | undefined;
}

type Position = MarkedReceipt['positions'][number];

/** The bits of `receiptMarks` that hold for a receipt. */
export const marksOfReceipt = (receipt: MarkedReceipt): number => {
  let marks = 0;
  if (receipt.type === 'Beleg' && !receipt.tse) marks |= receiptMarks.unsigned;
  if (receipt.type === 'AVBelegstorno') marks |= receiptMarks.cancelled;
  if (receipt.gross < 0 && isWithGuest(receipt)) marks |= receiptMarks.refund;
  for (const position of receipt.positions) marks |= marksOfPosition(position);
  return marks;
};

const bitsOfPayment = Object.fromEntries(
  paymentKinds.map((kind) => [kind, 1 << paymentGroups.indexOf(groupOfPayment[kind])]),
) as Readonly<Record<PaymentKind, number>>;

/** The groups that a receipt was paid in, as bits in the order of `paymentGroups`: cash 1, card 2, digital 4, other 8. */
export const paymentBitsOf = ({ payments }: Pick<ReceiptFigures, 'payments'>): number => {
  let bits = 0;
  for (const { kind, amount } of payments) if (amount !== 0) bits |= bitsOfPayment[kind];
  return bits;
};

/** True unless all that a receipt does is to move cash, such as from the drawer to the bank. */
function isWithGuest({ positions }: MarkedReceipt): boolean {
  return positions.some(({ kind }) => meaningOfPosition[kind] !== 'cashMovement');
}

function marksOfPosition(position: Position): number {
  const meaning = meaningOfPosition[position.kind];
  let marks = 0;
  if (position.cancellation) marks |= receiptMarks.cancelled;
  if (position.kind === 'Rabatt' || (position.discounts && position.discounts.length > 0))
    marks |= receiptMarks.discounted;
  if (meaning === 'tip') marks |= receiptMarks.tipped;
  if (meaning === 'voucher') marks |= receiptMarks.voucher;
  return marks;
}
