import * as z from 'zod/mini';

/** Languages of the catalogue; every product has a name in each. */
export const shopLanguages = ['de', 'en'] as const;
export type ShopLanguage = (typeof shopLanguages)[number];

/** The catalogue's language for a language tag, `de-AT` too; German where nothing is asked, English where it has none. */
export const shopLanguageOf = (asked: string | null | undefined): ShopLanguage => {
  const [main = ''] = (asked ?? '').trim().toLowerCase().split(/[-_]/);
  return main === '' ? 'de' : (shopLanguages.find((language) => language === main) ?? 'en');
};

/** What a product is, by which the catalogue is filtered: the values of its `type` (spec §3). */
export const productTypes = [
  'edition',
  'addOn',
  'pro',
  'update',
  'upgrade',
  'reactivation',
  'term',
  'service',
  'terminal',
  'tablet',
  'printer',
  'scanner',
  'drawer',
  'display',
  'tse',
  'signatureUnit',
  'accessory',
  'cable',
  'paper',
] as const;
export type ProductType = (typeof productTypes)[number];

/** The products of a type are a licence or do something to one; all others are things and work. */
export const isSoftware = (type: string): boolean =>
  ['edition', 'addOn', 'pro', 'update', 'upgrade', 'reactivation', 'term'].includes(type);

/** The orders in which the catalogue is read; `CATALOGUE` is the seller's own. */
export const catalogueOrders = ['CATALOGUE', 'PRICE_UP', 'PRICE_DOWN', 'NAME', 'NEWEST'] as const;
export type CatalogueOrder = (typeof catalogueOrders)[number];

/** The most segments of a path below the shop, the product's number among them (SHP-02). */
export const maxPathSegments = 10;
/** How many products are asked for at once. */
export const maxProductsAsked = 1_000;

const largestNumber = 2_147_483_647;

/** Shop numbers that are asked for; those that nobody has are left out of the answer. */
export const shopNumbersSchema = z
  .array(z.int().check(z.minimum(-largestNumber), z.maximum(largestNumber)))
  .check(z.maxLength(maxProductsAsked));

const choices = z.array(z.string().check(z.maxLength(50))).check(z.maxLength(50));
const euro = z.number().check(z.minimum(0), z.maximum(9_999_999.99));

/** What narrows the catalogue; what is missing narrows nothing, of several values any will do. */
export const catalogueFilterSchema = z.object({
  types: z.nullish(choices),
  appTypes: z.nullish(choices),
  licenceTypes: z.nullish(choices),
  contractTypes: z.nullish(choices),
  /** Euro, net, of one piece; a price on request is in no range. */
  priceFrom: z.nullish(euro),
  priceTo: z.nullish(euro),
  /** Only what is cheaper today. */
  isDiscounted: z.nullish(z.boolean()),
});
export type CatalogueFilter = z.infer<typeof catalogueFilterSchema>;

/** What a page of the catalogue is asked for. */
export const catalogueQuerySchema = z.object({
  categoryPath: z.nullish(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(maxPathSegments))),
  search: z.nullish(z.string().check(z.maxLength(200))),
  filter: z.nullish(catalogueFilterSchema),
});
export type CatalogueQuery = z.infer<typeof catalogueQuerySchema>;
