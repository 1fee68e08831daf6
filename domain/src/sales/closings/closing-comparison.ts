import type { ClosingState } from './closing-codes.ts';

/** Every figure of a closing that the cloud computes for itself, in the order in which it is shown. */
export const closingFigureNames = [
  'records',
  'receipts',
  'customers',
  'turnoverGross',
  'turnoverNet',
  'turnoverTax',
  'vatGross',
  'vatTax',
  'payment',
  'paymentCount',
  'cashByCurrency',
  'businessCase',
  'category',
  'employeeTurnover',
  'employeeReceipts',
  'cancelledLines',
  'cancelledReceipts',
  'refunds',
  'discounts',
  'surcharges',
  'tips',
  'vouchersSold',
  'vouchersRedeemed',
  'depositsCharged',
  'depositsReturned',
  'training',
  'openingFloat',
  'takings',
  'cashIn',
  'cashOut',
  'transfers',
  'wages',
  'tipsPaid',
  'expectedCash',
  'cashDifference',
] as const;
export type ClosingFigureName = (typeof closingFigureNames)[number];

/** What a figure counts: money in cents, pieces, or records. */
export const closingFigureUnits = ['cents', 'count'] as const;

/** How a figure of the register compares with the cloud's; what one of them does not know cannot be compared. */
export const figureResults = ['same', 'differs', 'incomparable'] as const;
export type FigureResult = (typeof figureResults)[number];

/** One figure of a closing beside the cloud's own. */
export interface ClosingFigure {
  readonly figure: ClosingFigureName;
  /** Which VAT key, payment, business case, category, employee … it is of; null for what there is once. */
  readonly subject: string | null;
  readonly unit: (typeof closingFigureUnits)[number];
  readonly register: number | null;
  readonly cloud: number | null;
  readonly result: FigureResult;
}

/** What the comparison of a closing found. */
export interface ClosingComparison {
  readonly state: ClosingState;
  /** Receipts of the period (of a month or year: daily closings) that are not in the cloud. */
  readonly missing: number;
  readonly differing: number;
  readonly figures: readonly ClosingFigure[];
}
