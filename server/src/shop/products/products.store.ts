import type { AppType, LicenceType } from '@tresen/domain/fleet/licences';
import { euroOf, type ShopLanguage, type ShopProduct } from '@tresen/domain/shop/products';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** For whom products are read: the language of their words, and the moment that decides about discounts. */
export interface ProductReader {
  readonly language: ShopLanguage;
  readonly now: Date;
}

/** A product of the catalogue in one language, with today's prices, and what it means for a licence. */
export interface CatalogueProduct extends ShopProduct {
  readonly categoryId: string;
  /** A licence key belongs to it in the cart. */
  readonly licenseRequired: boolean;
  /** What an update's check is asked for: the main version of an update, 1000 more of an upgrade. */
  readonly upgradeValue: number | null;
  /** What of a licence it makes, needs or brings; null for hardware and the like. */
  readonly appType: AppType | null;
  readonly appName: string | null;
  readonly licenceType: LicenceType | null;
  readonly mainVersion: number | null;
}

type PriceName = 'articlePrice' | 'setupFee' | 'discountedPrice' | 'shopDiscount';

interface ProductRow extends Omit<CatalogueProduct, PriceName> {
  readonly price: number;
  readonly setupCents: number;
  /** Null unless the discount runs. */
  readonly discountedCents: number | null;
  readonly discountDescription: string;
  readonly discountFrom: Date | null;
  readonly discountUntil: Date | null;
}

/** True for the rows `p` whose discount runs. */
export const discountRunsAt = (now: Date): RawBuilder<boolean> =>
  sql`(p.discounted_price is not null and ${now}::timestamptz between p.discount_from and p.discount_until)`;

/**
 * Products of these numbers that were ever sold, in no order; what is sold no more is not `active`. Numbers that nobody
 * has are left out.
 */
export const readProducts = async (
  tx: Tx,
  numbers: readonly number[],
  reader: ProductReader,
): Promise<CatalogueProduct[]> => {
  const { rows } = await sql<ProductRow>`
    select ${productColumns(reader)} from shop_products p
    where p.shop_number = any (${numbers}::int[]) and p.offered_at is not null`.execute(tx);
  return rows.map(productOf);
};

/** How a product is offered with another one. */
export type LinkKind = 'addOn' | 'subProduct' | 'crossSelling' | 'part';

export interface ProductLink {
  readonly shopNumber: number;
  readonly kind: LinkKind;
  readonly linkedNumber: number;
  /** Pieces of a bundle's part; 1 of all others. */
  readonly quantity: number;
}

/** What is offered with these products, in the order in which it is shown. */
export const readLinks = async (tx: Tx, numbers: readonly number[]): Promise<ProductLink[]> => {
  const { rows } = await sql<ProductLink>`
    select shop_number "shopNumber", kind, linked_number "linkedNumber", quantity
    from shop_product_links where shop_number = any (${numbers}::int[])
    order by shop_number, kind, position, linked_number`.execute(tx);
  return rows;
};

/** A product on the page of another one: how it is offered there, or null for the page's own. */
export interface ShownProduct {
  readonly kind: LinkKind | null;
  readonly quantity: number;
  readonly product: CatalogueProduct;
}

/** A product with what is offered along. */
export interface ShownProducts {
  /** How the catalogue stands meanwhile (`CatalogueState`). */
  readonly version: number;
  readonly products: readonly ShownProduct[];
}

type ShownRow = ProductRow & Omit<ShownProduct, 'product'> & Pick<ShownProducts, 'version'>;

/**
 * A product that was ever sold, and what is on sale of all that is offered with it, in the order in which it is shown:
 * in one statement, since round trips are most of what a page costs. No products for a number that was never sold.
 */
export const readProductPage = async (
  tx: Tx,
  number: number,
  reader: ProductReader,
): Promise<ShownProducts> => {
  const { rows } = await sql<ShownRow>`
    select shown.kind, shown.quantity, state.version, ${productColumns(reader)}
    from shop_catalogue_state state
    cross join (select ${number}::int number, null::text kind, 1 quantity, 0 place
      union all select linked_number, kind, quantity, position from shop_product_links
        where shop_number = ${number}::int) shown
    join shop_products p on p.shop_number = shown.number
    where case when shown.kind is null then p.offered_at is not null else p.active end
    order by shown.kind, shown.place, shown.number`.execute(tx);
  const products = rows.map(({ kind, quantity, version: _, ...row }) => ({
    ...{ kind, quantity },
    product: productOf(row),
  }));
  return { version: rows[0]?.version ?? 0, products };
};

/** The columns of a product `p`, as `productOf` reads them. */
function productColumns({ language, now }: ProductReader): RawBuilder<unknown> {
  return sql`
  p.shop_number id, ${wordsIn('name', language)} "articleName", p.active, p.type, p.view_type "viewType",
  p.contract_type "contractType", p.contract_duration_months "contractDurationMonths",
  p.billing_interval_months "billingIntervalMonths", p.article_nr "articleNr", p.article_ean "articleEan",
  p.price, p.setup_fee "setupCents", p.app_reg_level "appRegLevel",
  case when ${discountRunsAt(now)} then p.discounted_price end "discountedCents",
  ${wordsIn('discount_description', language)} "discountDescription",
  p.discount_from "discountFrom", p.discount_until "discountUntil",
  ${wordsIn('short_description', language)} "shortDescription",
  ${wordsIn('long_description', language)} "longDescription",
  ${wordsIn('important_notice', language)} "importantNotice",
  p.image_urls "imageUrls", p.functions, p.category_id "categoryId", p.license_required "licenseRequired",
  p.upgrade_value "upgradeValue", p.app_type "appType", p.app_name "appName", p.licence_type "licenceType",
  p.main_version "mainVersion"`;
}

/** The words of a column in a language, or in the other one where it has none. */
function wordsIn(column: string, language: ShopLanguage): RawBuilder<string> {
  return sql`coalesce(nullif(${sql.ref(`p.${column}_${language}`)}, ''), ${sql.ref(`p.${column}_${language === 'de' ? 'en' : 'de'}`)})`;
}

/** The product of a row: prices in euro; of a discount only one that runs. */
function productOf({
  price,
  setupCents,
  discountedCents,
  discountDescription,
  discountFrom,
  discountUntil,
  ...product
}: ProductRow): CatalogueProduct {
  return {
    ...product,
    articlePrice: euroOf(price),
    setupFee: euroOf(setupCents),
    discountedPrice: discountedCents === null ? null : euroOf(discountedCents),
    shopDiscount:
      discountedCents !== null && discountFrom && discountUntil
        ? {
            description: discountDescription,
            startDate: discountFrom.toISOString(),
            endDate: discountUntil.toISOString(),
          }
        : null,
  };
}
