import {
  groupOfPayment,
  meaningOfPosition,
  type PaymentGroup,
  type Receipt,
  receiptFacts,
  settledPositions,
} from '@tresen/domain/sales/receipts';

/** What a row of a receipt sums up, in cents. */
export interface ReceiptSums {
  /** Of the turnover, as figures have it. */
  readonly net: number;
  readonly tax: number;
  readonly tips: number;
  /** How it was paid; of a transfer to the bank what left the drawer. */
  readonly paid: Readonly<Record<PaymentGroup, number>>;
}

/** The sums of a receipt for its row in a file. */
export const receiptSums = (receipt: Receipt): ReceiptSums => {
  const { net, tax } = receiptFacts(receipt);
  const paid = { cash: 0, card: 0, digital: 0, other: 0 };
  for (const { kind, amount } of receipt.payments) paid[groupOfPayment[kind]] += amount;
  let tips = 0;
  for (const { kind, amount } of settledPositions(receipt))
    if (meaningOfPosition[kind] === 'tip') tips += amount;
  return { net, tax, tips, paid };
};
