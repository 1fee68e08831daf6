import { addToCart, type CartLine, type ProductChoice, totalOfCart } from '@tresen/domain/shop/cart';
import { centsOf, priceOfProduct, type ShopProduct } from '@tresen/domain/shop/products';

/** What a choice costs, by how often it is paid. Net cents. */
export interface Payments {
  /** As the cart counts it (spec §5): everything once. */
  readonly total: number;
  readonly once: number;
  /** What is paid again and again: months from one payment to the next, the shortest first. */
  readonly recurring: readonly { readonly months: number; readonly cents: number }[];
}

/** How often a product is paid. */
interface Paid {
  readonly contractType: string;
  readonly billingIntervalMonths: number;
}

type Priced = Pick<ShopProduct, 'articlePrice' | 'discountedPrice'> & Paid;

/** Months between two payments; 0 for what is paid once. */
export const monthsOf = ({ contractType, billingIntervalMonths }: Paid): number =>
  contractType === 'Recurring' ? Math.max(billingIntervalMonths, 1) : 0;

const pricesOf = (line: CartLine): (readonly [months: number, cents: number])[] =>
  [line, ...line.selectedAddOns].map((part: Priced) => [
    monthsOf(part),
    priceOfProduct(part) * line.quantity,
  ]);

const setupOf = (line: CartLine): number =>
  [line, ...line.selectedAddOns, ...line.selectedSubProducts].reduce(
    (sum, { setupFee }) => sum + centsOf(setupFee) * line.quantity,
    0,
  );

/** The lines that a choice would make in an empty cart. */
const linesOfChoice = (choice: ProductChoice): CartLine[] => {
  let count = 0;
  return addToCart([], choice, () => String(++count));
};

/** What a choice costs with all that is bought along, as the cart will count it, and how often each part is paid. */
export const paymentsOf = (choice: ProductChoice): Payments => {
  const lines = linesOfChoice(choice);
  const sums = new Map<number, number>([[0, 0]]);
  const add = (months: number, cents: number) => sums.set(months, (sums.get(months) ?? 0) + cents);
  for (const line of lines) {
    add(0, setupOf(line));
    for (const [months, cents] of pricesOf(line)) add(months, cents);
  }
  const recurring = [...sums]
    .filter(([months, cents]) => months > 0 && cents > 0)
    .map(([months, cents]) => ({ months, cents }))
    .toSorted((one, other) => one.months - other.months);
  return { total: totalOfCart(lines), once: sums.get(0) ?? 0, recurring };
};
