import { type PositionKind, positionKinds, type ReceiptType, receiptTypes } from './receipt-codes.ts';
import { isTurnover } from './turnover.ts';

/** What a record is that sells nothing: of another type than `Beleg`, or a `Beleg` that only moves money. */
export type NoSale = Exclude<ReceiptType, 'Beleg'> | PositionKind;

/**
 * What a record of a list is, where it is no sale: its type, or of a `Beleg` without turnover (an opening float, a
 * transfer to the bank, a voucher sold) the first of its positions. Null for a sale, and for what a newer contract knows.
 * @param kinds of its positions; need not be known of what has turnover
 */
export const noSaleOf = (type: string, kinds: readonly string[] | null): NoSale | null => {
  if (type !== 'Beleg')
    return (receiptTypes.find((each) => each !== 'Beleg' && each === type) as NoSale | null) ?? null;
  const known = (kinds ?? []).filter(isPositionKind);
  return known.some(isTurnover) ? null : (known[0] ?? null);
};

function isPositionKind(kind: string): kind is PositionKind {
  return positionKinds.some((each) => each === kind);
}
