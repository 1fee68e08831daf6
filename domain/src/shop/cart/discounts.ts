import type { ShopProduct } from '../products/index.ts';
import type { CartLine } from './cart-line.ts';

/** When the discounts of a cart end, those of add-ons and sub-products, too: milliseconds since 1970. */
export const discountEndsOf = (lines: readonly CartLine[]): number[] =>
  lines
    .flatMap(productsOf)
    .flatMap(({ shopDiscount }) => (shopDiscount ? Date.parse(shopDiscount.endDate) : []));

/** True when the discount of a product in the cart has ended: prices are fetched again (SHP-44). */
export const hasEndedDiscount = (lines: readonly CartLine[], nowMs: number): boolean =>
  discountEndsOf(lines).some((end) => end < nowMs);

/** The ids of all products of a cart, each once: what prices are asked for by. */
export const productIdsOf = (lines: readonly CartLine[]): number[] => [
  ...new Set(lines.flatMap(productsOf).map(({ id }) => id)),
];

type PriceToday = Pick<ShopProduct, 'id' | 'articlePrice' | 'discountedPrice' | 'setupFee' | 'shopDiscount'>;

/**
 * The cart with the prices of today, applied to every line of a product and to what was chosen along; undefined when not
 * all products are there any more, since half a price list would mislead (SHP-45, decisions SHP-46).
 */
export const applyPrices = (
  lines: readonly CartLine[],
  products: readonly PriceToday[],
): CartLine[] | undefined => {
  const byId = new Map(products.map((product) => [product.id, product]));
  if (productIdsOf(lines).some((id) => !byId.has(id))) return undefined;
  const priced = <Product extends ShopProduct>(product: Product): Product => {
    const { articlePrice, discountedPrice, setupFee, shopDiscount } = byId.get(product.id) ?? product;
    return { ...product, articlePrice, discountedPrice, setupFee, shopDiscount };
  };
  return lines.map((line) => {
    const { articlePrice, discountedPrice } = line;
    return {
      ...priced(line),
      ...(hasOwnPrice(line) && { articlePrice, discountedPrice }),
      selectedAddOns: line.selectedAddOns.map(priced),
      selectedSubProducts: line.selectedSubProducts.map(priced),
    };
  });
};

/** What a line is made of: its product, and what was chosen along with it. */
function productsOf({ selectedAddOns, selectedSubProducts, ...line }: CartLine): readonly ShopProduct[] {
  return [line, ...selectedAddOns, ...selectedSubProducts];
}

/** Prices of an update come from its check, not from the catalogue. */
function hasOwnPrice(line: CartLine): boolean {
  return line.licenceFixed && line.licenceMessage !== '';
}
