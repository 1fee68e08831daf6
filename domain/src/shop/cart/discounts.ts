import type { ShopProduct } from '../products/index.ts';
import type { CartLine } from './cart-line.ts';

/** True when the discount of a product in the cart has ended: prices are fetched again (SHP-44). */
export const hasEndedDiscount = (lines: readonly CartLine[], nowMs: number): boolean =>
  lines.some(({ shopDiscount }) => shopDiscount !== null && Date.parse(shopDiscount.endDate) < nowMs);

/** The ids of all products of a cart, each once: what prices are asked for by. */
export const productIdsOf = (lines: readonly CartLine[]): number[] => [...new Set(lines.map(({ id }) => id))];

/** Prices of an update come from its check, not from the catalogue. */
const hasOwnPrice = (line: CartLine): boolean => line.licenceFixed && line.licenceMessage !== '';

/**
 * The cart with the prices of today, applied to every line of a product; undefined when not all products are there any
 * more, since half a price list would mislead (SHP-45, decisions SHP-46).
 */
export const applyPrices = (
  lines: readonly CartLine[],
  products: readonly Pick<
    ShopProduct,
    'id' | 'articlePrice' | 'discountedPrice' | 'setupFee' | 'shopDiscount'
  >[],
): CartLine[] | undefined => {
  const byId = new Map(products.map((product) => [product.id, product]));
  if (productIdsOf(lines).some((id) => !byId.has(id))) return undefined;
  return lines.map((line) => {
    const { articlePrice, discountedPrice, setupFee, shopDiscount } = byId.get(line.id) ?? line;
    return hasOwnPrice(line)
      ? { ...line, setupFee, shopDiscount }
      : { ...line, articlePrice, discountedPrice, setupFee, shopDiscount };
  });
};
