import { discountRuns, type ShopProduct } from '../products/index.ts';

/** What the catalogue says of a product, as far as the price of an order goes. */
export interface CatalogueEntry {
  readonly product: ShopProduct;
  readonly licenseRequired: boolean;
  /** What its check is asked for; null where it updates nothing. */
  readonly upgradeValue: number | null;
  /** Shop numbers of what may be chosen with it. */
  readonly addOns: readonly number[];
  readonly subProducts: readonly number[];
}

/** By shop number. */
export type Catalogue = ReadonlyMap<number, CatalogueEntry>;

/**
 * The product as it is sold at a moment: a discount that has not begun, or has ended, is none (decisions SHP-75).
 * @param nowMs UTC milliseconds, by the clock of the server
 */
export const productAt = (product: ShopProduct, nowMs: number): ShopProduct =>
  product.discountedPrice !== null && discountRuns(product, nowMs)
    ? product
    : { ...product, discountedPrice: null, shopDiscount: null };
