/** Why a well-formed receipt is quarantined by its own content (contract 17). */
export const receiptProblemReasons = ['SUMS_DIFFER', 'CLOCK_AHEAD', 'CURRENCY_DIFFERS'] as const;
export type ReceiptProblemReason = (typeof receiptProblemReasons)[number];

/** The rules of `receiptProblem`, each with its reason. The names are public: integrators see them in answers. */
export const receiptRules = {
  branchCurrency: 'CURRENCY_DIFFERS',
  endNotInFuture: 'CLOCK_AHEAD',
  startBeforeEnd: 'CLOCK_AHEAD',
  netPlusTaxIsGross: 'SUMS_DIFFER',
  taxFollowsRate: 'SUMS_DIFFER',
  vatSumsToPosition: 'SUMS_DIFFER',
  unitPriceRoundsExact: 'SUMS_DIFFER',
  priceTimesQuantity: 'SUMS_DIFFER',
  netPriceTimesQuantity: 'SUMS_DIFFER',
  receiptNetPlusTaxIsGross: 'SUMS_DIFFER',
  receiptTaxFollowsRate: 'SUMS_DIFFER',
  positionsSumToReceiptVat: 'SUMS_DIFFER',
  receiptVatSumsToReceipt: 'SUMS_DIFFER',
  positionsSumToReceipt: 'SUMS_DIFFER',
  paymentsSumToReceipt: 'SUMS_DIFFER',
} as const satisfies Record<string, ReceiptProblemReason>;
export type ReceiptRule = keyof typeof receiptRules;

/** A rule that a receipt breaks: what was expected and what it says, in cents, UTC, a currency or an exact price. */
export interface BrokenReceiptRule {
  readonly rule: ReceiptRule;
  /** JSON Pointer (RFC 6901) to the field inside the receipt. */
  readonly path: string;
  readonly expected: number | string;
  readonly actual: number | string;
  /** The position's `line`, where the rule is about a position. */
  readonly line?: string;
}

/** The first rule that a receipt breaks, with the reason for which it waits. */
export interface ReceiptProblem extends BrokenReceiptRule {
  readonly reason: ReceiptProblemReason;
}
