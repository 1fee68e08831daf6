import type { PositionFigures, ReceiptFigures, VatAmount } from '../receipt.ts';
import type { BrokenReceiptRule } from './receipt-rules.ts';

/** The tax that a gross amount contains, in cents, not rounded. */
export const exactTaxOf = ({ gross, rate }: Pick<VatAmount, 'gross' | 'rate'>): number =>
  (gross * rate) / (10_000 + rate);

/** Half a cent where it is rounded to the nearest, nearly one where it is cut off. */
export const roundingCents = 1;

/** Sums of what belongs to one VAT key and rate, over all positions of a receipt. */
export interface VatSums {
  net: number;
  tax: number;
  gross: number;
  /** How many entries there are. */
  count: number;
  /** How many of them belong to net prices. */
  netPriced: number;
}

/** Key and rate as one number. */
export const vatIdOf = ({ key, rate }: Pick<VatAmount, 'key' | 'rate'>): number => key * 100_000 + rate;

export const vatSumsOf = ({ positions }: Pick<ReceiptFigures, 'positions'>): Map<number, VatSums> => {
  const sums = new Map<number, VatSums>();
  for (const { vat, priceBasis } of positions)
    for (const entry of vat) {
      const id = vatIdOf(entry);
      const sum = sums.get(id) ?? { net: 0, tax: 0, gross: 0, count: 0, netPriced: 0 };
      sum.net += entry.net;
      sum.tax += entry.tax;
      sum.gross += entry.gross;
      sum.count += 1;
      if (priceBasis === 'net') sum.netPriced += 1;
      sums.set(id, sum);
    }
  return sums;
};

/** How far the tax of an entry may be from that of its gross, in cents. */
export type TaxTolerance = (entry: VatAmount) => number;

/**
 * Of tills that round each entry by itself it is a cent. A till that rounds the tax of a rate once for the receipt leaves to
 * some entry what the others lack, up to half a cent of each; then the rate's tax is right over the receipt.
 */
export const taxToleranceIn = (receipt: Pick<ReceiptFigures, 'positions'>): TaxTolerance => {
  const sums = vatSumsOf(receipt);
  return (entry) => {
    const sum = sums.get(vatIdOf(entry));
    if (!sum) return roundingCents;
    const isRoundedOnce = Math.abs(exactTaxOf({ ...sum, rate: entry.rate }) - sum.tax) <= roundingCents;
    return isRoundedOnce ? roundingCents + sum.count / 2 : roundingCents;
  };
};

/** What is wrong with the VAT of a position. Runs for every position that is pushed, so it makes nothing. */
export const vatProblem = (
  { line, vat, amount }: PositionFigures,
  index: number,
  toleranceOf?: TaxTolerance,
): BrokenReceiptRule | undefined => {
  let sum = 0;
  for (let place = 0; place < vat.length; place += 1) {
    const entry = vat[place] as VatAmount;
    const { rate, net, tax, gross } = entry;
    if (net + tax !== gross) {
      const path = `/positions/${index}/vat/${place}/gross`;
      return { rule: 'netPlusTaxIsGross', path, expected: gross, actual: net + tax, line };
    }
    const exact = (gross * rate) / (10_000 + rate);
    const difference = Math.abs(exact - tax);
    if (difference > roundingCents && !(toleranceOf && difference <= toleranceOf(entry))) {
      const path = `/positions/${index}/vat/${place}/tax`;
      return { rule: 'taxFollowsRate', path, expected: Math.round(exact), actual: tax, line };
    }
    sum += gross;
  }
  if (sum === amount) return undefined;
  const path = `/positions/${index}/amount`;
  return { rule: 'vatSumsToPosition', path, expected: amount, actual: sum, line };
};
