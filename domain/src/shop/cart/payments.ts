import { centsOf, priceOfProduct, type ShopProduct } from '../products/index.ts';
import type { CartLine } from './cart-line.ts';

/** What is paid how often. Net cents. */
export interface Payments {
  /** As the cart counts it (spec §5): everything once. */
  readonly total: number;
  readonly once: number;
  /** What is paid again and again: months from one payment to the next, the shortest first. */
  readonly recurring: readonly { readonly months: number; readonly cents: number }[];
}

/** How often a product is paid; once, where it does not say it. */
interface Paid {
  readonly contractType?: string | undefined;
  readonly billingIntervalMonths?: number | undefined;
}

/** Net cents of one piece. */
interface PaidPart extends Paid {
  readonly price: number;
  readonly setupFee: number;
}

/** A line by what it costs, of a cart or of an order. Of sub-products only the setup is paid (SHP-73). */
export interface PaidLine extends PaidPart {
  readonly quantity: number;
  readonly contractDurationMonths: number;
  readonly addOns: readonly PaidPart[];
  readonly subProducts: readonly Pick<PaidPart, 'setupFee'>[];
}

/** Months between two payments; 0 for what is paid once. */
export const monthsOf = ({ contractType, billingIntervalMonths = 0 }: Paid): number =>
  contractType === 'Recurring' ? Math.max(billingIntervalMonths, 1) : 0;

/** What a line of the cart costs. */
export const paidLineOf = (line: CartLine): PaidLine => ({
  ...partOf(line),
  quantity: line.quantity,
  contractDurationMonths: line.contractDurationMonths,
  addOns: line.selectedAddOns.map(partOf),
  subProducts: line.selectedSubProducts.map(partOf),
});

/** What lines cost, told apart by how often each part of them is paid (SHP-72). */
export const paymentsOfLines = (lines: readonly PaidLine[]): Payments => {
  const sums = new Map<number, number>();
  for (const line of lines)
    for (const [months, cents] of amountsOf(line))
      sums.set(months, (sums.get(months) ?? 0) + cents * line.quantity);
  const recurring = [...sums]
    .filter(([months, cents]) => months > 0 && cents > 0)
    .map(([months, cents]) => ({ months, cents }))
    .toSorted((one, other) => one.months - other.months);
  const total = [...sums.values()].reduce((sum, cents) => sum + cents, 0);
  return { total, once: sums.get(0) ?? 0, recurring };
};

function partOf(product: ShopProduct): PaidPart & Paid {
  return {
    contractType: product.contractType,
    billingIntervalMonths: product.billingIntervalMonths,
    price: priceOfProduct(product),
    setupFee: centsOf(product.setupFee),
  };
}

/** The amounts of one piece, each with the months between two payments. */
function amountsOf(line: PaidLine): (readonly [months: number, cents: number])[] {
  return [
    ...[line, ...line.addOns].map((part): [number, number] => [monthsOf(part), part.price]),
    ...[line, ...line.addOns, ...line.subProducts].map(({ setupFee }): [number, number] => [0, setupFee]),
  ];
}
