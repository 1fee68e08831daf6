import type { AppType, LicenceType, ProductFunction } from '@tresen/domain/fleet/licences';
import type { ProductType } from '@tresen/domain/shop/products';
import type { PlannedCategory, PlannedProduct } from '../../shop/products/index.ts';

/** German and English. */
export type Words = readonly [de: string, en: string];

/** What a licence and its product have in common. */
interface LicencePart {
  readonly appType?: AppType;
  readonly licenceType?: LicenceType;
  readonly levels?: number;
  readonly upgradeValue?: number;
  /** What it does to a licence that is there already, by the key. */
  readonly does?: ProductFunction;
}

/** A product as the demo writes it down: what is missing is as of most products. Prices are cents, net. */
export interface DemoProduct extends LicencePart {
  readonly number: number;
  readonly category: string;
  readonly type: ProductType;
  readonly name: Words;
  readonly short: Words;
  /** Markdown. */
  readonly long?: Words;
  readonly notice?: Words;
  readonly articleNr: string;
  readonly price: number;
  readonly setupFee?: number;
  /** Names of pictures of the web app's, without path and ending. */
  readonly pictures: readonly string[];
  readonly version?: number;
  /** Paid each month, for a year at least. */
  readonly isRented?: boolean;
  readonly isPart?: boolean;
  /** Of a longer term for the licence of a key, paid once. */
  readonly months?: number;
  /** Sold no more. */
  readonly isOld?: boolean;
  readonly discount?: DemoDiscount;
  readonly addOns?: readonly number[];
  readonly subProducts?: readonly number[];
  readonly crossSelling?: readonly number[];
  /** Of a bundle: numbers and pieces. */
  readonly parts?: Readonly<Record<number, number>>;
}

export interface DemoDiscount {
  readonly price: number;
  readonly description: Words;
  /** Days after the demo begins, negative for before. */
  readonly from: number;
  readonly until: number;
}

const day = 86_400_000;

/** The product as the catalogue takes it. @param now milliseconds since 1970 */
export const plannedProduct = (product: DemoProduct, now: number): PlannedProduct => ({
  shopNumber: product.number,
  categoryPath: product.category,
  active: product.isOld !== true,
  type: product.type,
  viewType: viewTypeOf(product),
  articleNr: product.articleNr,
  articleEan: hasEan(product) ? eanOf(product.number) : '',
  price: product.price,
  setupFee: product.setupFee ?? 0,
  imageUrls: product.pictures.map((picture) => `/shop/${picture}.svg`),
  ...contractOf(product),
  ...discountOf(product.discount, now),
  ...wordsOf(product),
  ...licenceOf(product),
  links: linksOf(product),
});

/** A category as the demo writes it down. */
export interface DemoCategory {
  readonly path: string;
  readonly name: Words;
  readonly description: Words;
  readonly picture: string;
}

export const plannedCategory = ({ path, name, description, picture }: DemoCategory): PlannedCategory => ({
  path,
  nameDe: name[0],
  nameEn: name[1],
  descriptionDe: description[0],
  descriptionEn: description[1],
  imagePath: `/shop/${picture}.svg`,
});

function viewTypeOf({ parts, does, isPart = false }: DemoProduct) {
  if (parts) return 'BundleArticle';
  // Of what changes one licence there is one piece (SHP-43).
  return does !== undefined || isPart ? 'SubArticle' : 'MainArticle';
}

function hasEan({ type }: DemoProduct): boolean {
  return [
    'terminal',
    'tablet',
    'printer',
    'scanner',
    'drawer',
    'display',
    'accessory',
    'cable',
    'paper',
  ].includes(type);
}

/** A number of the range that shops give to things of their own (GS1: 20 to 29), with its check digit. */
function eanOf(number: number): string {
  const digits = `29${String(number).padStart(10, '0')}`;
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

function contractOf({ isRented = false, months = 0 }: DemoProduct) {
  return {
    contractType: isRented ? 'Recurring' : 'OneTime',
    contractDurationMonths: isRented ? 12 : months,
    billingIntervalMonths: isRented ? 1 : 0,
  } as const;
}

function discountOf(discount: DemoDiscount | undefined, now: number) {
  return {
    discountedPrice: discount?.price ?? null,
    discountDescriptionDe: discount?.description[0] ?? '',
    discountDescriptionEn: discount?.description[1] ?? '',
    discountFrom: discount ? midnight(now, discount.from) : null,
    discountUntil: discount ? midnight(now, discount.until) : null,
  };
}

function midnight(now: number, days: number): Date {
  return new Date(Math.floor(now / day + days) * day);
}

function wordsOf({ name, short, long, notice }: DemoProduct) {
  return {
    nameDe: name[0],
    nameEn: name[1],
    shortDescriptionDe: short[0],
    shortDescriptionEn: short[1],
    longDescriptionDe: long?.[0] ?? '',
    longDescriptionEn: long?.[1] ?? '',
    importantNoticeDe: notice?.[0] ?? '',
    importantNoticeEn: notice?.[1] ?? '',
  };
}

function licenceOf({ appType, licenceType, levels, does, months, upgradeValue, version }: DemoProduct) {
  return {
    functions: does ?? '',
    licenseRequired: does !== undefined || months !== undefined,
    appRegLevel: levels ?? 0,
    appType: appType ?? null,
    appName: appType ? 'Tresen' : null,
    licenceType: licenceType ?? null,
    mainVersion: version ?? null,
    upgradeValue: upgradeValue ?? null,
  };
}

function linksOf({ addOns = [], subProducts = [], crossSelling = [], parts = {} }: DemoProduct) {
  return [
    ...addOns.map((linkedNumber) => ({ kind: 'addOn', linkedNumber, quantity: 1 }) as const),
    ...subProducts.map((linkedNumber) => ({ kind: 'subProduct', linkedNumber, quantity: 1 }) as const),
    ...crossSelling.map((linkedNumber) => ({ kind: 'crossSelling', linkedNumber, quantity: 1 }) as const),
    ...Object.entries(parts).map(
      ([number, quantity]) => ({ kind: 'part', linkedNumber: Number(number), quantity }) as const,
    ),
  ];
}
