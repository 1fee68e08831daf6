import type { ShopProduct } from '../products/index.ts';
import { type CartLine, lineOf, maxPieces, type ProductChoice } from './cart-line.ts';

/**
 * Puts a choice into the cart (spec §4): more of an identical line, else a line of its own; each of its cross-selling
 * products as a line of its own behind it (SHP-33 to SHP-36).
 * @param newId makes the ids of new lines
 */
export const addToCart = (
  lines: readonly CartLine[],
  choice: ProductChoice,
  newId: () => string,
): CartLine[] => {
  const added = lineOf(choice, newId());
  const more = added.selectedCrossSellingProducts.map((product) =>
    lineOf(crossSold(product, added), newId()),
  );
  return [{ ...added, selectedCrossSellingProducts: [] }, ...more].reduce<CartLine[]>(addLine, [...lines]);
};

/** Takes a line's place with what was chosen anew for it (Edit, SHP-21); its key has to be checked again. */
export const replaceLine = (
  lines: readonly CartLine[],
  lineId: string,
  choice: ProductChoice,
  newId: () => string,
): CartLine[] => {
  const index = lines.findIndex((line) => line.lineId === lineId);
  if (index < 0) return addToCart(lines, choice, newId);
  const { selectedCrossSellingProducts: crossSelling, ...line } = lineOf(choice, lineId);
  const replaced = lines.with(index, { ...line, selectedCrossSellingProducts: [] });
  return crossSelling
    .map((product) => lineOf(crossSold(product, { ...line, selectedCrossSellingProducts: [] }), newId()))
    .reduce<CartLine[]>(addLine, replaced);
};

/** A product that was bought along with another one, as a line of its own. */
function crossSold(product: ShopProduct, { quantity, customerId }: CartLine): ProductChoice {
  return {
    ...product,
    quantity,
    licenseRequired: false,
    customerId,
  };
}

function addLine(lines: readonly CartLine[], added: CartLine): CartLine[] {
  const index = lines.findIndex((line) => takesMore(line, added));
  const found = lines[index];
  if (!found) return [...lines, added];
  const quantity = Math.min(found.quantity + added.quantity, maxPieces);
  return lines.with(index, { ...found, quantity });
}

/** True when the line takes more of the same: it needs no licence and is the same choice (SHP-33, SHP-34). */
function takesMore(line: CartLine, added: CartLine): boolean {
  return !line.licenseRequired && !added.licenseRequired && identityOf(line) === identityOf(added);
}

/**
 * What makes two lines one: product, upgrade value, chosen add-ons and sub-products (decisions SHP-36), for one customer:
 * lines of several are ordered apart (SHP-68), which pieces that were put together could not be.
 */
function identityOf(line: CartLine): string {
  return [
    line.id,
    line.upgradeValue ?? '',
    idsOf(line.selectedAddOns),
    idsOf(line.selectedSubProducts),
    line.customerId ?? '',
  ].join('|');
}

function idsOf(products: readonly ShopProduct[]): string {
  return products
    .map(({ id }) => id)
    .toSorted((one, other) => one - other)
    .join();
}
