import * as z from 'zod/mini';
import { productFunctions } from '../../fleet/licences/index.ts';
import { productTypes } from './catalogue.ts';
import { contractTypes, viewTypes } from './product.ts';
import { maxProductPictures } from './product-picture.ts';

/** What can be wrong with a product or a category; the web has words for each. */
export const productMessages = [
  'NAME_MISSING',
  'TOO_LONG',
  'NOT_A_NUMBER',
  'CATEGORY_MISSING',
  'EAN_INVALID',
  'PICTURE_INVALID',
  'PICTURE_GONE',
  'PICTURES_TOO_MANY',
  'PRICE_MISSING',
  'DISCOUNT_NOT_LOWER',
  'DISCOUNT_DATES_MISSING',
  'DISCOUNT_ENDS_EARLY',
  'INTERVAL_MISSING',
  'DURATION_TOO_SHORT',
  'DURATION_MISSING',
  'TERM_ALONE',
  'LICENCE_KIND_MISSING',
  'KEY_NEEDED',
  'PARTS_MISSING',
  'LINKED_TO_ITSELF',
  'LINKED_UNKNOWN',
  'SLUG_INVALID',
  'SLUG_TAKEN',
  'CATEGORY_BELOW_ITSELF',
  'PATH_TOO_LONG',
] as const;
export type ProductMessage = (typeof productMessages)[number];
const cents = whole(0, 999_999_999);
const shopNumber = whole(1, 2_147_483_647);
/** A path of this server: a picture of another one would tell it who looks at the shop. */
const ownPath = z
  .string()
  .check(z.maxLength(200, message('TOO_LONG')), z.regex(/^\/[\w-][\w./-]*$/, message('PICTURE_INVALID')));

/** Most lengths of the words of a product. */
export const productLengths = { name: 200, short: 500, long: 20_000, notice: 2_000, discount: 200 } as const;

/** True for an empty EAN and for one of 8, 12, 13 or 14 digits with its check digit (GS1). */
export const isEan = (ean: string): boolean => {
  if (ean === '') return true;
  if (!/^(\d{8}|\d{12,14})$/.test(ean)) return false;
  const sum = [...ean]
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
};

/** How a product is offered with another one. */
export const linkKinds = ['addOn', 'subProduct', 'crossSelling', 'part'] as const;
export type LinkKind = (typeof linkKinds)[number];

const link = z.object({
  kind: z.enum(linkKinds),
  linkedNumber: shopNumber,
  /** Pieces of a bundle's part. */
  quantity: whole(1, 999),
});

const fields = z.object({
  id: z.nullish(shopNumber),
  /** The version that was looked at. */
  version: z.nullish(z.int()),
  categoryId: z.uuid(message('CATEGORY_MISSING')),
  position: whole(-100_000, 100_000),
  active: z.boolean(),
  type: z.enum(productTypes),
  viewType: z.enum(viewTypes),
  contractType: z.enum(contractTypes),
  /** Of what is paid once: how long it lasts, or what it adds to a licence; 0 for good. */
  contractDurationMonths: whole(0, 120),
  billingIntervalMonths: whole(0, 120),
  articleNr: text(50),
  articleEan: z.string().check(z.trim(), z.refine(isEan, message('EAN_INVALID'))),
  /** Cents, net, as all money here. */
  price: cents,
  setupFee: cents,
  discountedPrice: z.nullish(cents),
  discountDescriptionDe: text(productLengths.discount),
  discountDescriptionEn: text(productLengths.discount),
  discountFrom: z.nullish(z.iso.datetime()),
  discountUntil: z.nullish(z.iso.datetime()),
  nameDe: name(productLengths.name),
  nameEn: name(productLengths.name),
  shortDescriptionDe: text(productLengths.short),
  shortDescriptionEn: text(productLengths.short),
  /** Markdown. */
  longDescriptionDe: text(productLengths.long),
  longDescriptionEn: text(productLengths.long),
  importantNoticeDe: text(productLengths.notice),
  importantNoticeEn: text(productLengths.notice),
  imageUrls: z.array(ownPath).check(z.maxLength(maxProductPictures, message('PICTURES_TOO_MANY'))),
  functions: z.array(z.enum(productFunctions)),
  licenseRequired: z.boolean(),
  appRegLevel: whole(0, 2_147_483_647),
  appType: z.nullish(z.enum(['gastro', 'retail', 'event'])),
  appName: z.nullish(text(100)),
  licenceType: z.nullish(z.enum(['basic', 'professional'])),
  mainVersion: z.nullish(whole(1, 998)),
  links: z.array(link).check(z.maxLength(200, message('TOO_LONG'))),
});
type Fields = z.output<typeof fields>;
type Fault = readonly [field: keyof Fields, message: ProductMessage];

const rules = [priceFaults, discountFaults, contractFaults, licenceFaults, termFaults, linkFaults];

/**
 * A product as its editor enters it. With an id, and the version that was looked at, it changes that product; else it is
 * a new one. Messages are `ProductMessage`s.
 */
export const shopProductInputSchema = fields.check(({ value, issues }) => {
  const faults = rules.flatMap((rule) => rule(value)).filter((fault) => fault !== false);
  for (const [field, code] of faults)
    issues.push({ code: 'custom', path: [field], message: code, input: value[field] });
});
export type ShopProductInput = z.output<typeof shopProductInputSchema>;

/** A category as its editor enters it. */
export const shopCategoryInputSchema = z.object({
  id: z.nullish(z.uuid()),
  version: z.nullish(z.int()),
  parentId: z.nullish(z.uuid()),
  slug: z.string().check(z.trim(), z.regex(/^[a-z][a-z0-9-]{0,49}$/, message('SLUG_INVALID'))),
  nameDe: name(100),
  nameEn: name(100),
  descriptionDe: text(500),
  descriptionEn: text(500),
  imagePath: z.nullish(ownPath),
  position: whole(-100_000, 100_000),
});
export type ShopCategoryInput = z.output<typeof shopCategoryInputSchema>;

function whole(least: number, max: number) {
  return z
    .int(message('NOT_A_NUMBER'))
    .check(z.minimum(least, message('NOT_A_NUMBER')), z.maximum(max, message('NOT_A_NUMBER')));
}

function message(code: ProductMessage): ProductMessage {
  return code;
}

function name(max: number) {
  return text(max).check(z.minLength(1, message('NAME_MISSING')));
}

function text(max: number) {
  return z.string().check(z.trim(), z.maxLength(max, message('TOO_LONG')));
}

function priceFaults(product: Fields): (Fault | false)[] {
  return [
    product.active &&
      product.price + product.setupFee === 0 &&
      !isPricedByCheck(product) && ['price', 'PRICE_MISSING'],
  ];
}

/** The price of an update or upgrade comes from the check of its key, so it may name none. */
function isPricedByCheck({ functions }: Fields): boolean {
  return functions.includes('UPDATE') || functions.includes('UPGRADE');
}

function discountFaults({ price, discountedPrice, discountFrom, discountUntil }: Fields): (Fault | false)[] {
  if (discountedPrice == null) return [];
  if (!discountFrom) return [['discountFrom', 'DISCOUNT_DATES_MISSING']];
  if (!discountUntil) return [['discountUntil', 'DISCOUNT_DATES_MISSING']];
  return [
    discountedPrice >= price && ['discountedPrice', 'DISCOUNT_NOT_LOWER'],
    Date.parse(discountUntil) <= Date.parse(discountFrom) && ['discountUntil', 'DISCOUNT_ENDS_EARLY'],
  ];
}

function contractFaults(product: Fields): (Fault | false)[] {
  const { contractType, billingIntervalMonths, contractDurationMonths } = product;
  if (contractType !== 'Recurring') return [];
  return [
    billingIntervalMonths === 0 && ['billingIntervalMonths', 'INTERVAL_MISSING'],
    contractDurationMonths < billingIntervalMonths && ['contractDurationMonths', 'DURATION_TOO_SHORT'],
  ];
}

/** What makes a licence says which; what is checked by a key needs one, and says for which registers it is. */
function licenceFaults(product: Fields): (Fault | false)[] {
  const { type, functions, licenseRequired, appType, licenceType, mainVersion } = product;
  const isEdition = type === 'edition';
  const leadsToVersion = isPricedByCheck(product) || functions.includes('CHECK_ADD_ON');
  return [
    functions.length > 0 && !licenseRequired && ['licenseRequired', 'KEY_NEEDED'],
    (isEdition || leadsToVersion) && !appType && ['appType', 'LICENCE_KIND_MISSING'],
    isEdition && !licenceType && ['licenceType', 'LICENCE_KIND_MISSING'],
    (isEdition || leadsToVersion) && mainVersion == null && ['mainVersion', 'LICENCE_KIND_MISSING'],
  ];
}

/** A longer term is for the licence of a key, of some months where it is paid once, and does nothing else to it. */
function termFaults(product: Fields): (Fault | false)[] {
  const { type, functions, licenseRequired, contractType, contractDurationMonths } = product;
  if (type !== 'term') return [];
  return [
    functions.length > 0 && ['functions', 'TERM_ALONE'],
    functions.length === 0 && !licenseRequired && ['licenseRequired', 'KEY_NEEDED'],
    contractType === 'OneTime' &&
      contractDurationMonths === 0 && ['contractDurationMonths', 'DURATION_MISSING'],
  ];
}

function linkFaults({ id, viewType, links }: Fields): (Fault | false)[] {
  return [
    viewType === 'BundleArticle' && !links.some(({ kind }) => kind === 'part') && ['links', 'PARTS_MISSING'],
    id != null && links.some(({ linkedNumber }) => linkedNumber === id) && ['links', 'LINKED_TO_ITSELF'],
  ];
}
