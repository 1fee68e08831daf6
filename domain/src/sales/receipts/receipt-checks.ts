import { priceProblem } from './checks/price-check.ts';
import { type BrokenReceiptRule, type ReceiptProblem, receiptRules } from './checks/receipt-rules.ts';
import { receiptVatProblem } from './checks/receipt-vat-check.ts';
import { type TaxTolerance, taxToleranceIn, vatProblem } from './checks/vat-check.ts';
import type { PositionFigures, ReceiptFigures } from './receipt.ts';

export interface ReceiptSurroundings {
  /** Now, UTC milliseconds. */
  readonly nowMs: number;
  /** The currency of the branch. */
  readonly currency: string;
}

/** How far a register's clock may run ahead: 24 hours (contract 17). */
const maxAheadMs = 86_400_000;

/**
 * The first thing wrong with a receipt that follows the schema, or undefined (contract 17). What a register adds must
 * add up exactly; what it rounds may differ by what rounding explains, whichever way it goes (fiscal.md 1.8):
 * - its currency is the branch's;
 * - it ends at most 24 hours from now, and not before it started. Any past is fine: registers rest in winter;
 * - per VAT entry net + tax = gross, and the entries of a position add up to its amount: exactly;
 * - the tax of an entry is that of its gross within a cent; where the rate's tax is right over the whole receipt within
 *   a cent, an entry may take over up to half a cent of each of them;
 * - unit price × quantity ÷ factor plus discounts (reductions are negative) is the amount within a cent, with net prices
 *   the net; a price of five places may hide half of the last one per unit;
 * - the positions add up to the gross: exactly. Where the VAT of the receipt is sent, its gross amounts do, and each is the
 *   sum of the positions: exactly, but for a cent per entry of net prices and of tax;
 * - in a `Beleg` the payments add up to the gross: exactly. Cash movements too carry the payment that they move
 *   (fiscal.md 1.8, payments against business cases). Other types may be unpaid.
 */
export const receiptProblem = (
  receipt: ReceiptFigures,
  surroundings: ReceiptSurroundings,
): ReceiptProblem | undefined => {
  const found = brokenRule(receipt, surroundings);
  return found && { reason: receiptRules[found.rule], ...found };
};

function brokenRule(
  receipt: ReceiptFigures,
  { nowMs, currency }: ReceiptSurroundings,
): BrokenReceiptRule | undefined {
  if (receipt.currency !== currency)
    return { rule: 'branchCurrency', path: '/currency', expected: currency, actual: receipt.currency };
  return (
    clockProblem(receipt, nowMs) ??
    positionsProblem(receipt) ??
    receiptVatProblem(receipt) ??
    paymentsProblem(receipt)
  );
}

function clockProblem({ start, end }: ReceiptFigures, nowMs: number): BrokenReceiptRule | undefined {
  if (Date.parse(end) > nowMs + maxAheadMs) {
    const expected = new Date(nowMs + maxAheadMs).toISOString();
    return { rule: 'endNotInFuture', path: '/end', expected, actual: end };
  }
  // Both are UTC in one format, so the texts sort as the times do.
  if (start > end) return { rule: 'startBeforeEnd', path: '/start', expected: end, actual: start };
  return undefined;
}

function positionsProblem(receipt: ReceiptFigures): BrokenReceiptRule | undefined {
  const { positions, gross } = receipt;
  let toleranceOf: TaxTolerance | undefined;
  let sum = 0;
  for (let index = 0; index < positions.length; index += 1) {
    const position = positions[index] as PositionFigures;
    let found = vatProblem(position, index, toleranceOf);
    if (found?.rule === 'taxFollowsRate' && !toleranceOf) {
      // Few receipts come here: only now all of their VAT is looked at.
      toleranceOf = taxToleranceIn(receipt);
      found = vatProblem(position, index, toleranceOf);
    }
    found ??= priceProblem(position, index);
    if (found) return found;
    sum += position.amount;
  }
  // The VAT of the receipt stands between both where it is sent: what was rounded by positions may miss it by cents.
  if (receipt.vat || sum === gross) return undefined;
  return { rule: 'positionsSumToReceipt', path: '/gross', expected: sum, actual: gross };
}

function paymentsProblem({ type, gross, payments }: ReceiptFigures): BrokenReceiptRule | undefined {
  if (type !== 'Beleg') return undefined;
  let paid = 0;
  for (const payment of payments) paid += payment.amount;
  if (paid === gross) return undefined;
  return { rule: 'paymentsSumToReceipt', path: '/payments', expected: gross, actual: paid };
}
