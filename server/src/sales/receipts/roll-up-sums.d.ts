import type { ReceiptFacts } from '@tresen/domain/sales/receipts';
import { type ReceiptHead } from './receipt-row.ts';
/** Where a receipt counts, and what. */
export interface CountedReceipt {
  readonly head: Pick<ReceiptHead, 'day' | 'hour' | 'unit'>;
  readonly facts: ReceiptFacts;
}
/** What a batch adds to one branch's day; cents. */
export interface DaySum {
  day: string;
  unit: string;
  receipts: number;
  customers: number;
  turnover: number;
  net: number;
  tax: number;
  cash: number;
  card: number;
  digital: number;
  other: number;
  discounts: number;
  cancelled: number;
}
export interface HourSum {
  day: string;
  unit: string;
  hour: number;
  receipts: number;
  turnover: number;
}
/** Quantity in thousandths, turnover in cents; `month` is its first day. */
export interface ArticleSum {
  month: string;
  unit: string;
  key: string;
  name: string;
  quantity: number;
  turnover: number;
}
export interface RollUpSums {
  readonly days: readonly DaySum[];
  readonly hours: readonly HourSum[];
  readonly articles: readonly ArticleSum[];
}
/**
 * Sums receipts into what they add to the three roll-ups. The only place that does: pushing, checking and rebuilding
 * use it, so they cannot disagree.
 */
export declare const createRollUpSums: () => {
  add: (receipt: CountedReceipt) => void;
  sums: () => RollUpSums;
};
/** What the receipts of one batch add to the roll-ups. */
export declare const rollUpSums: (receipts: Iterable<CountedReceipt>) => RollUpSums;
