import { centsOf, priceOfProduct } from '../products/index.ts';
import type { CartLine } from './cart-line.ts';

type PricedLine = Pick<
  CartLine,
  'articlePrice' | 'discountedPrice' | 'setupFee' | 'quantity' | 'selectedAddOns' | 'selectedSubProducts'
>;

/**
 * One piece of a line in cents: its price and setup fee, its add-ons with theirs, and the setup fees of its
 * sub-products, which cost nothing themselves (spec §5; SHP-72, SHP-73). Net (decisions SHP-75).
 */
export const pieceOfLine = (line: PricedLine): number => {
  const addOns = line.selectedAddOns.reduce(
    (sum, addOn) => sum + priceOfProduct(addOn) + centsOf(addOn.setupFee),
    0,
  );
  const setups = line.selectedSubProducts.reduce((sum, { setupFee }) => sum + centsOf(setupFee), 0);
  return priceOfProduct(line) + centsOf(line.setupFee) + addOns + setups;
};

/** A line in cents. */
export const totalOfLine = (line: PricedLine): number => pieceOfLine(line) * line.quantity;

/** The whole cart in cents, net. */
export const totalOfCart = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, line) => sum + totalOfLine(line), 0);

/** True where a price is only known once the licence is verified: the line says 'PriceOnRequest' (SHP-71). */
export const isPriceOnRequest = (
  line: Pick<CartLine, 'licenseRequired' | 'licenceFixed' | 'articlePrice' | 'discountedPrice'>,
): boolean => line.licenseRequired && !line.licenceFixed && priceOfProduct(line) === 0;
