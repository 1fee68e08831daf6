import { isTurnover, meaningOfPosition } from '../receipts/index.ts';
import type { Closing, ClosingCash } from './closing.ts';
import { expectedCash } from './closing-cash.ts';
import {
  type BrokenRule,
  type ClosingProblem,
  type ClosingRule,
  closingRulePaths,
  closingRules,
} from './closing-rules.ts';
import { countingProblem } from './count-checks.ts';

export interface ClosingSurroundings {
  /** Now, UTC milliseconds. */
  readonly nowMs: number;
  /** The currency of the branch. */
  readonly currency: string;
}

/** How far a register's clock may run ahead: 24 hours (contract 17). */
const maxAheadMs = 86_400_000;
// The western-most clocks are a day behind the eastern-most.
const zonesMs = 14 * 3_600_000;

/**
 * The first thing wrong with a closing that follows the schema, or undefined (contract 17; fiscal.md 1.8, 7.2):
 * - its currency is the branch's; it was made at most 24 hours from now, after its period, for no later day;
 * - months and years name the daily closings that they sum, days name none;
 * - net and tax are the gross; the business cases add up to the turnover, per VAT key to the VAT, and to the payments;
 * - categories, employees and hours split the turnover;
 * - the drawer's lines add up to what is expected, counted less expected is the difference, counted less withdrawn what
 *   remains; and the cash count adds up to what was counted.
 */
export const closingProblem = (
  closing: Closing,
  { nowMs, currency }: ClosingSurroundings,
): ClosingProblem | undefined => {
  const found =
    differing('branchCurrency', currency, closing.currency) ??
    timeProblem(closing, nowMs) ??
    dailiesProblem(closing) ??
    netProblem(closing) ??
    turnoverProblem(closing) ??
    vatProblem(closing) ??
    paymentsProblem(closing) ??
    splitProblem(closing) ??
    drawerProblem(closing);
  return found && { reason: closingRules[found.rule], path: closingRulePaths[found.rule], ...found };
};

function differing(
  rule: ClosingRule,
  expected: number | string,
  actual: number | string,
  subject?: string,
): BrokenRule | undefined {
  return expected === actual
    ? undefined
    : { rule, expected, actual, ...(subject === undefined ? {} : { subject }) };
}

function timeProblem(closing: Closing, nowMs: number): BrokenRule | undefined {
  const { createdAt, period, businessDay } = closing;
  const latest = new Date(nowMs + maxAheadMs).toISOString();
  const latestEnd = new Date(Date.parse(createdAt) + maxAheadMs).toISOString();
  const latestDay = new Date(Date.parse(createdAt) + zonesMs).toISOString().slice(0, 10);
  return (
    later('createdNotInFuture', latest, createdAt) ??
    later('periodInOrder', period.to, period.from) ??
    later('periodBeforeClosing', latestEnd, period.to) ??
    later('businessDayNotInFuture', latestDay, businessDay)
  );
}

function later(rule: ClosingRule, latest: string, actual: string): BrokenRule | undefined {
  return actual > latest ? { rule, expected: latest, actual } : undefined;
}

/** A day names no daily closings, a month and a year each of them once. */
function dailiesProblem({ type, dailyZNumbers }: Closing): BrokenRule | undefined {
  const named = dailyZNumbers ?? [];
  if (type === 'daily') return differing('dailiesNamed', 0, named.length);
  if (named.length === 0) return { rule: 'dailiesNamed', expected: 1, actual: 0 };
  return differing('dailiesNamed', new Set(named).size, named.length);
}

function netProblem(closing: Closing): BrokenRule | undefined {
  const { turnover, vat, businessCases } = closing;
  let found = differing('turnoverNetPlusTax', turnover.gross, turnover.net + turnover.tax);
  for (const { key, net, tax, gross } of vat)
    found ??= differing('vatNetPlusTax', gross, net + tax, String(key));
  for (const { kind, net, tax, gross } of businessCases)
    found ??= differing('caseNetPlusTax', gross, net + tax, kind);
  return found;
}

function turnoverProblem({ turnover, businessCases }: Closing): BrokenRule | undefined {
  const sold = businessCases.filter(({ kind }) => isTurnover(kind));
  let found: BrokenRule | undefined;
  for (const field of ['gross', 'net', 'tax'] as const)
    found ??= differing(
      'casesSumToTurnover',
      sumBy(sold, (entry) => entry[field]),
      turnover[field],
      field,
    );
  return found;
}

function sumBy<Entry>(entries: readonly Entry[], read: (entry: Entry) => number): number {
  let sum = 0;
  for (const entry of entries) sum += read(entry);
  return sum;
}

function vatProblem({ vat, businessCases }: Closing): BrokenRule | undefined {
  const supplied = businessCases.filter(({ kind }) => meaningOfPosition[kind] !== 'cashMovement');
  const keys = new Set([...vat.map(({ key }) => key), ...supplied.map(({ vatKey }) => vatKey)]);
  let found: BrokenRule | undefined;
  for (const key of keys) {
    const cases = supplied.filter(({ vatKey }) => vatKey === key);
    const rows = vat.filter((row) => row.key === key);
    for (const field of ['gross', 'tax'] as const) {
      const expected = sumBy(cases, (entry) => entry[field]);
      const actual = sumBy(rows, (entry) => entry[field]);
      found ??= differing('casesSumToVat', expected, actual, String(key));
    }
  }
  return found;
}

function paymentsProblem(closing: Closing): BrokenRule | undefined {
  const { payments, businessCases, cashByCurrency, currency } = closing;
  const cases = sumBy(businessCases, ({ gross }) => gross);
  const paid = sumBy(payments, ({ amount }) => amount);
  const own = cashByCurrency.filter((entry) => entry.currency === currency);
  return (
    differing('paymentsSumToCases', cases, paid) ??
    differing(
      'cashPaymentsSumToCurrency',
      cashIn(closing),
      sumBy(own, ({ amount }) => amount),
    )
  );
}

function cashIn({ payments, currency }: Closing): number {
  return sumBy(
    payments.filter((payment) => payment.kind === 'Bar' && payment.currency === currency),
    ({ amount }) => amount,
  );
}

/** What a register keeps of categories, employees and hours splits the turnover; one that keeps none sends none. */
function splitProblem({ turnover, categories, employees, hours }: Closing): BrokenRule | undefined {
  const split = (rule: ClosingRule, amounts: readonly number[]) =>
    amounts.length === 0
      ? undefined
      : differing(
          rule,
          turnover.gross,
          sumBy(amounts, (amount) => amount),
        );
  return (
    split(
      'categoriesSumToTurnover',
      categories.map(({ gross }) => gross),
    ) ??
    split(
      'employeesSumToTurnover',
      employees.map((entry) => entry.turnover),
    ) ??
    split(
      'hoursSumToTurnover',
      (hours ?? []).map((entry) => entry.turnover),
    )
  );
}

/** Days of a month are counted one by one: only what belongs to one drawer at one moment follows from the rest. */
function drawerProblem(closing: Closing): BrokenRule | undefined {
  if (closing.type === 'daily') return cashProblem(closing.cash) ?? countingProblem(closing);
  return differing('cashSumsToExpected', expectedCash(closing.cash), closing.cash.expected);
}

function cashProblem(cash: ClosingCash): BrokenRule | undefined {
  const { expected, counted, difference, withdrawn, remaining } = cash;
  const difference0 = counted === null ? null : counted - expected;
  return (
    differing('cashSumsToExpected', expectedCash(cash), expected) ??
    differing('countedLessExpected', difference0 ?? 'null', difference ?? 'null') ??
    differing('countedLessWithdrawn', (counted ?? expected) - withdrawn, remaining)
  );
}
