import type { ReceiptFigures, VatAmount } from '../receipt.ts';
import type { BrokenReceiptRule } from './receipt-rules.ts';
import { exactTaxOf, roundingCents, type VatSums, vatIdOf, vatSumsOf } from './vat-check.ts';

const none: Readonly<VatSums> = { net: 0, tax: 0, gross: 0, count: 0, netPriced: 0 };

/** What is wrong with the VAT that was printed on the receipt (Bonkopf_USt), where the register sends it. */
export const receiptVatProblem = (receipt: ReceiptFigures): BrokenReceiptRule | undefined => {
  const { vat, gross } = receipt;
  if (!vat) return undefined;
  const sums = vatSumsOf(receipt);
  let total = 0;
  for (const [index, entry] of vat.entries()) {
    const path = `/vat/${index}`;
    const sum = sums.get(vatIdOf(entry)) ?? none;
    const found = entryProblem(entry, sum, path) ?? sumsProblem(entry, sum, path);
    if (found) return found;
    total += entry.gross;
  }
  const found = keysProblem(vat, sums);
  if (found || total === gross) return found;
  return { rule: 'receiptVatSumsToReceipt', path: '/gross', expected: total, actual: gross };
};

function entryProblem(entry: VatAmount, sums: VatSums, path: string): BrokenReceiptRule | undefined {
  const { net, tax, gross } = entry;
  if (net + tax !== gross)
    return { rule: 'receiptNetPlusTaxIsGross', path: `${path}/gross`, expected: gross, actual: net + tax };
  const exact = exactTaxOf(entry);
  // Rounded once for the receipt; or the sum of what was rounded by entries, which are looked at by themselves.
  if (Math.abs(exact - tax) <= roundingCents || tax === sums.tax) return undefined;
  return { rule: 'receiptTaxFollowsRate', path: `${path}/tax`, expected: Math.round(exact), actual: tax };
}

/** What was rounded by entries may be off by a cent of each; gross prices are not rounded any more. */
function sumsProblem(entry: VatAmount, sums: VatSums, path: string): BrokenReceiptRule | undefined {
  const rule = 'positionsSumToReceiptVat';
  if (Math.abs(sums.gross - entry.gross) > sums.netPriced * roundingCents)
    return { rule, path: `${path}/gross`, expected: sums.gross, actual: entry.gross };
  if (Math.abs(sums.tax - entry.tax) > sums.count * roundingCents)
    return { rule, path: `${path}/tax`, expected: sums.tax, actual: entry.tax };
  return undefined;
}

/** A rate of the positions that the receipt does not name, or names twice. */
function keysProblem(
  vat: readonly VatAmount[],
  sums: ReadonlyMap<number, VatSums>,
): BrokenReceiptRule | undefined {
  const named = new Set<number>();
  for (const [index, entry] of vat.entries()) {
    const id = vatIdOf(entry);
    const rule = 'positionsSumToReceiptVat';
    if (named.has(id)) return { rule, path: `/vat/${index}/gross`, expected: 0, actual: entry.gross };
    named.add(id);
  }
  for (const [id, { gross, tax }] of sums)
    if (!named.has(id) && (gross !== 0 || tax !== 0))
      return { rule: 'positionsSumToReceiptVat', path: '/vat', expected: gross, actual: 0 };
  return undefined;
}
