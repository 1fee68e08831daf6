import { normalLicenceKey } from '../../fleet/licences/index.ts';
import { type CartLine, exclusionCodes, lineOf, totalOfLine } from '../cart/index.ts';
import type { OrderedLine, OrderLine } from '../orders/index.ts';
import { centsOf, priceOfProduct, type ShopProduct } from '../products/index.ts';
import { type Catalogue, productAt } from './catalogue-entry.ts';

/** Why a line cannot be ordered as it stands; a failed check has a code of its own (`licenceFailures`). */
export const lineFaultCodes = ['PRODUCT_GONE', 'PART_GONE', ...exclusionCodes] as const;

/** What is wrong with a line of an order. */
export interface LineFault {
  readonly lineId: string;
  /** One of `lineFaultCodes`, or what the check of its licence said. */
  readonly code: string;
  /** The product that it is about, as far as the catalogue knows it. */
  readonly name: string;
  /** What the check found, such as 'Gastro Basic' for '{found} Licence, {words}' (SHP-61). */
  readonly found?: string | undefined;
  /** The product of the line that it cannot be ordered with. */
  readonly other?: string | undefined;
}

/** What the browser sends of a line of the cart. */
export const orderedLineOf = (line: CartLine): OrderedLine => ({
  lineId: line.lineId,
  shopNumber: line.id,
  quantity: line.quantity,
  licenseKey: line.licenseRequired ? line.licenseKey : '',
  comment: line.comment,
  upgradeValue: line.upgradeValue,
  addOns: line.selectedAddOns.map(({ id }) => id),
  subProducts: line.selectedSubProducts.map(({ id }) => id),
});

/** The server's own line of what was sent: nothing of it but the choice comes from the browser. */
export type RebuiltLine =
  | { readonly line: CartLine; readonly fault?: never }
  | { readonly line?: never; readonly fault: LineFault };

interface Rebuilding {
  readonly catalogue: Catalogue;
  readonly customerId: string | null;
  /** UTC milliseconds, by the clock of the server. */
  readonly nowMs: number;
}

/**
 * A line of the order as the server sees it: product, parts and prices of the catalogue at this moment, not verified
 * yet. One whose product or part is not sold (any more) is refused, since to leave it out would change what was agreed.
 */
export const rebuildLine = (ordered: OrderedLine, rebuilding: Rebuilding): RebuiltLine => {
  const { lineId, shopNumber, quantity, licenseKey, comment } = ordered;
  const entry = rebuilding.catalogue.get(shopNumber);
  const name = entry?.product.articleName ?? '';
  if (!entry?.product.active) return { fault: { lineId, code: 'PRODUCT_GONE', name } };
  const selectedAddOns = partsOf(ordered.addOns, entry.addOns, rebuilding);
  const selectedSubProducts = partsOf(ordered.subProducts, entry.subProducts, rebuilding);
  if (!selectedAddOns || !selectedSubProducts) return { fault: { lineId, code: 'PART_GONE', name } };
  const { licenseRequired, upgradeValue } = entry;
  const line = lineOf(
    {
      ...productAt(entry.product, rebuilding.nowMs),
      quantity,
      licenseRequired,
      licenseKey: licenseRequired ? normalLicenceKey(licenseKey) : '',
      customerId: rebuilding.customerId,
      comment: comment.trim(),
      upgradeValue,
      selectedAddOns,
      selectedSubProducts,
    },
    lineId,
  );
  return { line };
};

/** A line as the order keeps it: words and prices of its moment, in cents (SHP-76). */
export const orderLineOf = (line: CartLine): OrderLine => ({
  lineId: line.lineId,
  shopNumber: line.id,
  quantity: line.quantity,
  licenseKey: line.licenseKey,
  comment: line.comment,
  upgradeValue: line.upgradeValue,
  name: line.articleName,
  articleNr: line.articleNr,
  functions: line.functions,
  licenseRequired: line.licenseRequired,
  viewType: line.viewType,
  contractType: line.contractType,
  contractDurationMonths: line.contractDurationMonths,
  billingIntervalMonths: line.billingIntervalMonths,
  price: priceOfProduct(line),
  setupFee: centsOf(line.setupFee),
  total: totalOfLine(line),
  addOns: line.selectedAddOns.map((addOn) => keptPart(addOn, priceOfProduct(addOn))),
  // Sub-products cost nothing but their setup (SHP-73).
  subProducts: line.selectedSubProducts.map((product) => keptPart(product, 0)),
});

/** Chosen parts as the catalogue has them; undefined when one is not offered with the product, or not any more. */
function partsOf(
  chosen: readonly number[],
  offered: readonly number[],
  { catalogue, nowMs }: Rebuilding,
): ShopProduct[] | undefined {
  const parts = [...new Set(chosen)].map((id) =>
    offered.includes(id) ? catalogue.get(id)?.product : undefined,
  );
  return parts.every((part) => part?.active)
    ? parts.map((part) => productAt(part as ShopProduct, nowMs))
    : undefined;
}

function keptPart(product: ShopProduct, price: number): OrderLine['addOns'][number] {
  return {
    shopNumber: product.id,
    articleNr: product.articleNr,
    name: product.articleName,
    price,
    setupFee: centsOf(product.setupFee),
    contractType: product.contractType,
    contractDurationMonths: product.contractDurationMonths,
    billingIntervalMonths: product.billingIntervalMonths,
  };
}
