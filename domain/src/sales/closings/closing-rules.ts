/** Why a well-formed closing is quarantined by its own content (contract 17). */
export const closingProblemReasons = ['SUMS_DIFFER', 'CLOCK_AHEAD', 'CURRENCY_DIFFERS'] as const;
export type ClosingProblemReason = (typeof closingProblemReasons)[number];

/** The rules of `closingProblem`, each with its reason, in the order in which they are asked. */
export const closingRules = {
  branchCurrency: 'CURRENCY_DIFFERS',
  createdNotInFuture: 'CLOCK_AHEAD',
  periodInOrder: 'CLOCK_AHEAD',
  periodBeforeClosing: 'CLOCK_AHEAD',
  businessDayNotInFuture: 'CLOCK_AHEAD',
  dailiesNamed: 'SUMS_DIFFER',
  turnoverNetPlusTax: 'SUMS_DIFFER',
  vatNetPlusTax: 'SUMS_DIFFER',
  caseNetPlusTax: 'SUMS_DIFFER',
  casesSumToTurnover: 'SUMS_DIFFER',
  casesSumToVat: 'SUMS_DIFFER',
  paymentsSumToCases: 'SUMS_DIFFER',
  cashPaymentsSumToCurrency: 'SUMS_DIFFER',
  categoriesSumToTurnover: 'SUMS_DIFFER',
  employeesSumToTurnover: 'SUMS_DIFFER',
  hoursSumToTurnover: 'SUMS_DIFFER',
  cashSumsToExpected: 'SUMS_DIFFER',
  countedLessExpected: 'SUMS_DIFFER',
  countedLessWithdrawn: 'SUMS_DIFFER',
  denominationTimesCount: 'SUMS_DIFFER',
  denominationsSumToTotal: 'SUMS_DIFFER',
  countSumsToCash: 'SUMS_DIFFER',
} as const satisfies Record<string, ClosingProblemReason>;
export type ClosingRule = keyof typeof closingRules;

/** Where a closing that breaks a rule is to be looked at: JSON Pointers (RFC 6901) into it. */
export const closingRulePaths: Readonly<Record<ClosingRule, string>> = {
  branchCurrency: '/currency',
  createdNotInFuture: '/createdAt',
  periodInOrder: '/period/from',
  periodBeforeClosing: '/period/to',
  businessDayNotInFuture: '/businessDay',
  dailiesNamed: '/dailyZNumbers',
  turnoverNetPlusTax: '/turnover/gross',
  vatNetPlusTax: '/vat',
  caseNetPlusTax: '/businessCases',
  casesSumToTurnover: '/turnover',
  casesSumToVat: '/vat',
  paymentsSumToCases: '/payments',
  cashPaymentsSumToCurrency: '/cashByCurrency',
  categoriesSumToTurnover: '/categories',
  employeesSumToTurnover: '/employees',
  hoursSumToTurnover: '/hours',
  cashSumsToExpected: '/cash/expected',
  countedLessExpected: '/cash/difference',
  countedLessWithdrawn: '/cash/remaining',
  denominationTimesCount: '/counts',
  denominationsSumToTotal: '/counts',
  countSumsToCash: '/cash/counted',
};

/** The first rule that a closing breaks: what was expected and what it says, in cents, UTC, days or a currency. */
export interface ClosingProblem {
  readonly reason: ClosingProblemReason;
  readonly rule: ClosingRule;
  /** JSON Pointer to the field or list inside the closing. */
  readonly path: string;
  readonly expected: number | string;
  readonly actual: number | string;
  /** Which VAT key, payment, denomination … it is about. */
  readonly subject?: string;
}

/** A broken rule, before its reason and its place are known. */
export type BrokenRule = Omit<ClosingProblem, 'reason' | 'path'>;
