import type { ProductChoice } from '@tresen/domain/shop/cart';
import { type ShopProduct, shopProductSchema } from '@tresen/domain/shop/products';

/** A product as the catalogue answers it; kinds that a newer server may know are texts until they are chosen. */
export interface OfferedProduct extends Omit<ShopProduct, 'viewType' | 'contractType'> {
  readonly viewType: string;
  readonly contractType: string;
  readonly licenseRequired: boolean;
  readonly upgradeValue: number | null;
}

/** What is offered along with a product. */
export interface OfferedAlong {
  readonly addOns: readonly OfferedProduct[];
  readonly subProducts: readonly OfferedProduct[];
  readonly crossSellingProducts: readonly OfferedProduct[];
}

/** What somebody has chosen on a product's page, by ids. */
export interface Chosen {
  readonly quantity: number;
  readonly addOns: readonly number[];
  readonly subProducts: readonly number[];
  readonly crossSelling: readonly number[];
}

const none: readonly number[] = [];

/** One piece without anything along with it. */
export const onePiece: Chosen = { quantity: 1, addOns: none, subProducts: none, crossSelling: none };

const nothing: OfferedAlong = { addOns: [], subProducts: [], crossSellingProducts: [] };

/**
 * A product as it goes into the cart, with what was chosen for it of all that is offered along; one piece of it alone
 * unless told.
 */
export const choiceOf = (
  product: OfferedProduct,
  along: OfferedAlong = nothing,
  chosen: Chosen = onePiece,
): ProductChoice => ({
  ...kept(product),
  quantity: chosen.quantity,
  licenseRequired: product.licenseRequired,
  upgradeValue: product.upgradeValue,
  selectedAddOns: chosenOf(along.addOns, chosen.addOns),
  selectedSubProducts: chosenOf(along.subProducts, chosen.subProducts),
  selectedCrossSellingProducts: chosenOf(along.crossSellingProducts, chosen.crossSelling),
});

/** As carts and orders carry a product: what the catalogue says beside that stays out. */
function kept(product: OfferedProduct): ShopProduct {
  return shopProductSchema.parse(product);
}

function chosenOf(offered: readonly OfferedProduct[], ids: readonly number[]): ShopProduct[] {
  return offered.filter(({ id }) => ids.includes(id)).map(kept);
}
