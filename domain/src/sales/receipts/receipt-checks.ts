import type { PositionFigures, ReceiptFigures } from './receipt.ts';

/** Why a well-formed receipt is quarantined by its own content (contract 17). */
export const receiptProblemReasons = ['SUMS_DIFFER', 'CLOCK_AHEAD', 'CURRENCY_DIFFERS'] as const;
export type ReceiptProblemReason = (typeof receiptProblemReasons)[number];

/** The rules of `receiptProblem`, each with its reason. */
export const receiptRules = {
  branchCurrency: 'CURRENCY_DIFFERS',
  endNotInFuture: 'CLOCK_AHEAD',
  startBeforeEnd: 'CLOCK_AHEAD',
  netPlusTaxIsGross: 'SUMS_DIFFER',
  taxFollowsRate: 'SUMS_DIFFER',
  vatSumsToPosition: 'SUMS_DIFFER',
  priceTimesQuantity: 'SUMS_DIFFER',
  positionsSumToReceipt: 'SUMS_DIFFER',
  paymentsSumToReceipt: 'SUMS_DIFFER',
} as const satisfies Record<string, ReceiptProblemReason>;
export type ReceiptRule = keyof typeof receiptRules;

/** The first rule that a receipt breaks: what was expected and what it says, in cents, UTC or a currency. */
export interface ReceiptProblem {
  readonly reason: ReceiptProblemReason;
  readonly rule: ReceiptRule;
  readonly expected: number | string;
  readonly actual: number | string;
  /** The position's `line`, where the rule is about a position. */
  readonly line?: string;
}

export interface ReceiptSurroundings {
  /** Now, UTC milliseconds. */
  readonly nowMs: number;
  /** The currency of the branch. */
  readonly currency: string;
}

/** How far a register's clock may run ahead: 24 hours (contract 17). */
const maxAheadMs = 86_400_000;
/** Registers round tax, and prices of weighed goods, in different ways: one cent, as in fiscal.md 1.8. */
const toleranceCents = 1;

const problem = (
  rule: ReceiptRule,
  expected: number | string,
  actual: number | string,
  line?: string,
): ReceiptProblem => ({
  reason: receiptRules[rule],
  rule,
  expected,
  actual,
  ...(line === undefined ? {} : { line }),
});

const clockProblem = (receipt: ReceiptFigures, nowMs: number): ReceiptProblem | undefined => {
  if (Date.parse(receipt.end) > nowMs + maxAheadMs) {
    return problem('endNotInFuture', new Date(nowMs + maxAheadMs).toISOString(), receipt.end);
  }
  // Both are UTC in one format, so the texts sort as the times do.
  if (receipt.start > receipt.end) return problem('startBeforeEnd', receipt.end, receipt.start);
  return undefined;
};

const vatProblem = (position: PositionFigures): ReceiptProblem | undefined => {
  let sum = 0;
  for (const { rate, net, tax, gross } of position.vat) {
    if (net + tax !== gross) return problem('netPlusTaxIsGross', gross, net + tax, position.line);
    const exactTax = (gross * rate) / (10_000 + rate);
    if (Math.abs(exactTax - tax) > toleranceCents) {
      return problem('taxFollowsRate', Math.round(exactTax), tax, position.line);
    }
    sum += gross;
  }
  return sum === position.amount
    ? undefined
    : problem('vatSumsToPosition', position.amount, sum, position.line);
};

const priceProblem = (position: PositionFigures): ReceiptProblem | undefined => {
  let expected = Math.round((position.unitPrice * position.quantity) / 1000);
  if (position.discounts) for (const discount of position.discounts) expected += discount.amount;
  return Math.abs(expected - position.amount) <= toleranceCents
    ? undefined
    : problem('priceTimesQuantity', expected, position.amount, position.line);
};

const sumsProblem = (receipt: ReceiptFigures): ReceiptProblem | undefined => {
  let positions = 0;
  for (const position of receipt.positions) {
    const found = vatProblem(position) ?? priceProblem(position);
    if (found !== undefined) return found;
    positions += position.amount;
  }
  if (positions !== receipt.gross) return problem('positionsSumToReceipt', positions, receipt.gross);
  if (receipt.type !== 'Beleg') return undefined;
  let paid = 0;
  for (const payment of receipt.payments) paid += payment.amount;
  return paid === receipt.gross ? undefined : problem('paymentsSumToReceipt', receipt.gross, paid);
};

/**
 * The first thing wrong with a receipt that follows the schema, or undefined (contract 17):
 * - its currency is the branch's;
 * - it ends at most 24 hours from now, and not before it started. Any past is fine: registers rest in winter;
 * - per VAT entry net + tax = gross, and the tax is that of the rate within one cent;
 * - the VAT entries of a position add up to its amount, the positions to the receipt's gross;
 * - unit price × quantity plus discounts (reductions are negative) is the position's amount within one cent;
 * - in a `Beleg` the payments add up to the gross: cash movements too carry the payment that they move
 *   (fiscal.md 1.8, payments against business cases). Other types may be unpaid.
 */
export const receiptProblem = (
  receipt: ReceiptFigures,
  { nowMs, currency }: ReceiptSurroundings,
): ReceiptProblem | undefined => {
  if (receipt.currency !== currency) return problem('branchCurrency', currency, receipt.currency);
  return clockProblem(receipt, nowMs) ?? sumsProblem(receipt);
};
