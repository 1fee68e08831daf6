import * as z from 'zod/mini';

// Names and types are those of the specification's shop (§3, §7), which speaks of euro with decimals; sums are cents.

/** Euro with two decimals, as the wire has it (decisions SHP-75: net). */
const price = z.number().check(z.minimum(0), z.maximum(9_999_999.99));
const instant = z.iso.datetime();

/** How a product is put together; the specification names the first and third and "others" (§3). */
export const viewTypes = ['MainArticle', 'GroupArticle', 'BundleArticle', 'SubArticle'] as const;
export type ViewType = (typeof viewTypes)[number];

/** Whether a product is paid once or again and again (§3: "Recurring or other"). */
export const contractTypes = ['Recurring', 'OneTime'] as const;
export type ContractType = (typeof contractTypes)[number];

const shopDiscount = z.object({ description: text(200), startDate: instant, endDate: instant });

/** A product as the catalogue, carts and orders carry it. */
export const shopProductSchema = z.object({
  id: z.int().check(z.positive()),
  articleName: z.string().check(z.minLength(1), z.maxLength(200)),
  active: z.boolean(),
  type: text(50),
  viewType: z.enum(viewTypes),
  contractType: z.enum(contractTypes),
  contractDurationMonths: count(120),
  billingIntervalMonths: count(120),
  articleNr: text(50),
  articlePrice: price,
  setupFee: price,
  articleEan: text(14),
  /** Bits of the registration levels that the product grants. */
  appRegLevel: count(2_147_483_647),
  shortDescription: text(500),
  longDescription: text(20_000),
  importantNotice: text(2_000),
  imageUrls: z.array(text(500)).check(z.maxLength(20)),
  /** Price while a discount runs; null for none. */
  discountedPrice: z.nullable(price),
  /** Flags of `productFunctions`, separated by commas. */
  functions: text(200),
  shopDiscount: z.nullable(shopDiscount),
});

export type ShopProduct = z.infer<typeof shopProductSchema>;

function text(max: number) {
  return z.string().check(z.maxLength(max));
}

function count(max: number) {
  return z.int().check(z.minimum(0), z.maximum(max));
}
