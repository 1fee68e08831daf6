import type { IndexedProduct } from './catalogue-index.ts';

type Priced = Pick<
  IndexedProduct,
  'price' | 'discountedPrice' | 'discountFrom' | 'discountUntil' | 'licenseRequired'
>;

/** Whether a product's discount runs at a moment, its first and last one included. @param now milliseconds since 1970 */
export const runsAt = ({ discountedPrice, discountFrom, discountUntil }: Priced, now: number): boolean =>
  discountedPrice !== null &&
  discountFrom !== null &&
  discountUntil !== null &&
  now >= discountFrom &&
  now <= discountUntil;

/** Cents of one piece at a moment, net. @param now milliseconds since 1970 */
export const priceAt = (product: Priced, now: number): number =>
  runsAt(product, now) ? (product.discountedPrice ?? 0) : product.price;

/** A price that only the check of a key tells is no price yet (SHP-71). */
export const isOnRequest = (product: Priced, now: number): boolean =>
  product.licenseRequired && priceAt(product, now) === 0;
