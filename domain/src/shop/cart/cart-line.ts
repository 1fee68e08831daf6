import * as z from 'zod/mini';
import { type ShopProduct, shopProductSchema } from '../products/index.ts';
import { plainProduct } from './plain-product.ts';

/** How many pieces one line holds at most. */
export const maxPieces = 999;
/** How many lines one cart holds at most. */
export const maxLines = 500;
const parts = z.array(shopProductSchema).check(z.maxLength(100));

/** A product in the cart (spec §3, names as given there), and its own `lineId`, by which tabs and devices agree. */
export const cartLineSchema = z.extend(shopProductSchema, {
  lineId: z.string().check(z.minLength(1), z.maxLength(40)),
  quantity: z.int().check(z.minimum(1), z.maximum(maxPieces)),
  licenseRequired: z.boolean(),
  licenseKey: text(100),
  /** A check of the key has succeeded. */
  licenceFixed: z.boolean(),
  /** What the check said; sanitised where it is shown. */
  licenceMessage: text(2_000),
  /** Keys of the customer to choose from. */
  customerLicences: z.array(text(100)).check(z.maxLength(1_000)),
  customerId: z.nullable(text(40)),
  comment: text(2_000),
  upgradeValue: z.nullable(z.int()),
  selectedAddOns: parts,
  selectedSubProducts: parts,
  selectedCrossSellingProducts: parts,
});

export type CartLine = z.infer<typeof cartLineSchema>;

/** A product as somebody chose it on its page. */
export type ProductChoice = ShopProduct &
  Pick<CartLine, 'quantity' | 'licenseRequired'> &
  Partial<
    Pick<
      CartLine,
      | 'licenseKey'
      | 'customerId'
      | 'customerLicences'
      | 'comment'
      | 'upgradeValue'
      | 'selectedAddOns'
      | 'selectedSubProducts'
      | 'selectedCrossSellingProducts'
    >
  >;

/** The line of a choice, not verified yet; its fields stand as in the schema, so that it is stored as it is read. */
export const lineOf = (choice: ProductChoice, lineId: string): CartLine => ({
  ...plainProduct(choice),
  lineId,
  quantity: choice.quantity,
  licenseRequired: choice.licenseRequired,
  licenseKey: choice.licenseKey ?? '',
  licenceFixed: false,
  licenceMessage: '',
  customerLicences: choice.customerLicences ?? [],
  customerId: choice.customerId ?? null,
  comment: choice.comment ?? '',
  upgradeValue: choice.upgradeValue ?? null,
  selectedAddOns: plainProducts(choice.selectedAddOns),
  selectedSubProducts: plainProducts(choice.selectedSubProducts),
  selectedCrossSellingProducts: plainProducts(choice.selectedCrossSellingProducts),
});

function text(max: number) {
  return z.string().check(z.maxLength(max));
}

function plainProducts(products: readonly ShopProduct[] = []): ShopProduct[] {
  return products.map(plainProduct);
}
