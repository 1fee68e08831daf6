import { exactPlaces, lastPlace, lastPlacesOf } from '../exact-price.ts';
import type { PositionFigures } from '../receipt.ts';
import type { BrokenReceiptRule } from './receipt-rules.ts';

interface Priced {
  /** Cents, exact as far as the price is. */
  readonly cents: number;
  /** How far the amount may be from it, in cents. */
  readonly tolerance: number;
}

/** DSFinV-K lets unit price × quantity ÷ factor be a cent off the line's amount (fiscal.md 1.8). */
const lineTolerance = 1;

// Products of numbers that a double does not hold may miss a whole cent by this little.
const noise = 1e-6;

/**
 * An amount that price, quantity and factor do not explain; with net prices it is the net that they explain. Runs for every
 * position that is pushed, so it makes nothing.
 */
export const priceProblem = (position: PositionFigures, index: number): BrokenReceiptRule | undefined => {
  const { unitPrice, unitPriceExact, quantity, factor, priceBasis, amount } = position;
  if (unitPriceExact != null) return exactPriceProblem(position, unitPriceExact, index);
  const expected = Math.round((unitPrice * quantity) / (factor ?? 1000)) + discountsOf(position);
  const actual = priceBasis === 'net' ? netOf(position) : amount;
  return Math.abs(expected - actual) <= lineTolerance ? undefined : problemOf(position, index, expected);
};

function exactPriceProblem(
  position: PositionFigures,
  price: string,
  index: number,
): BrokenReceiptRule | undefined {
  const { quantity, factor, priceBasis, amount } = position;
  const found = unitPriceProblem(position, price, index);
  if (found) return found;
  const { cents, tolerance } = exactly(price, quantity, factor ?? 1000);
  const expected = cents + discountsOf(position);
  const actual = priceBasis === 'net' ? netOf(position) : amount;
  return Math.abs(expected - actual) <= tolerance + noise ? undefined : problemOf(position, index, expected);
}

/** The whole cents of a price that has more places are those before or behind it, however it was rounded. */
function unitPriceProblem(
  { line, unitPrice }: PositionFigures,
  price: string,
  index: number,
): BrokenReceiptRule | undefined {
  if (Math.abs(lastPlacesOf(price) * lastPlace - unitPrice) < 1 - noise) return undefined;
  const rule = 'unitPriceRoundsExact';
  return { rule, path: `/positions/${index}/unitPrice`, expected: price, actual: unitPrice, line };
}

function exactly(price: string, quantity: number, factor: number): Priced {
  // What the last place may hide comes again with every unit: 10,000 pieces of a price cut at it make five cents.
  const hidden = isFull(price) ? (lastPlace * Math.abs(quantity)) / factor / 2 : 0;
  return {
    cents: (lastPlacesOf(price) * quantity * lastPlace) / factor,
    tolerance: lineTolerance + hidden,
  };
}

/** Whether a price uses all five places: then its last one may have been rounded. */
function isFull(price: string): boolean {
  return price.length - price.indexOf('.') - 1 === exactPlaces;
}

function discountsOf({ discounts }: PositionFigures): number {
  let sum = 0;
  if (discounts) for (const { amount } of discounts) sum += amount;
  return sum;
}

function netOf({ vat }: PositionFigures): number {
  let sum = 0;
  for (const { net } of vat) sum += net;
  return sum;
}

function problemOf(position: PositionFigures, index: number, expected: number): BrokenReceiptRule {
  const { line, priceBasis, amount } = position;
  const rounded = Math.round(expected) + 0;
  return priceBasis === 'net'
    ? {
        rule: 'netPriceTimesQuantity',
        path: `/positions/${index}/vat/0/net`,
        expected: rounded,
        actual: netOf(position),
        line,
      }
    : {
        rule: 'priceTimesQuantity',
        path: `/positions/${index}/amount`,
        expected: rounded,
        actual: amount,
        line,
      };
}
