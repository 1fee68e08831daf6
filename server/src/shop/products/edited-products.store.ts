import type { ProductFunction } from '@tresen/domain/fleet/licences';
import type { Condition } from '@tresen/domain/kit/entities';
import { type ProductState, productList } from '@tresen/domain/shop/products';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { hasWords } from '../../kit/db/word-search.ts';
import { conditionOf, describeColumns, type ListedSource } from '../../kit/records/index.ts';
import type { ProductValues } from './product-values.ts';
import { discountRunsAt } from './products.store.ts';

/** What its editor sees of a product in a list. */
export interface ListedProduct {
  readonly id: number;
  readonly nameDe: string;
  readonly nameEn: string;
  readonly articleNr: string;
  readonly categoryId: string;
  readonly type: string;
  readonly state: ProductState;
  /** Cents, net. */
  readonly price: number;
  readonly setupFee: number;
  /** Null unless a discount runs. */
  readonly discountedPrice: number | null;
  readonly imageUrl: string | null;
  readonly lastModified: Date;
  readonly searchText: string;
}

/** What the list of all products of a seller is narrowed by. */
export interface EditedFilter {
  readonly tenantId: string;
  readonly search: string;
  readonly categoryIds: readonly string[] | undefined;
  readonly state: ProductState | undefined;
  /** Of the list's fields, all but the category. */
  readonly conditions: readonly Condition[];
  /** Categories whose products are left out. */
  readonly withoutCategoryIds: readonly string[];
}

const stateOf = sql<ProductState>`case when p.active then 'ON_SALE' when p.offered_at is null then 'DRAFT' else 'ENDED' end`;

/** Where a page ended: the text begins with the name. */
export type EditedPlace = Pick<ListedProduct, 'searchText' | 'id'>;

/** A seller's products by their German names, at most `limit`, behind the place where the page before ended. */
export const listEditedProducts = async (
  tx: Tx,
  filter: EditedFilter,
  now: Date,
  limit: number,
  after?: EditedPlace,
): Promise<ListedProduct[]> => {
  const behind = after
    ? sql`and (p.search_text, p.shop_number) > (${after.searchText}, ${after.id}::int)`
    : sql``;
  const { rows } = await sql<ListedProduct>`
    select p.shop_number id, p.name_de "nameDe", p.name_en "nameEn", p.article_nr "articleNr",
      p.category_id "categoryId", p.type, ${stateOf} state, p.price, p.setup_fee "setupFee",
      case when ${discountRunsAt(now)} then p.discounted_price end "discountedPrice",
      p.image_urls[1] "imageUrl", p.last_modified_at "lastModified", p.search_text "searchText"
    from ${products} where ${isMatching(filter)} ${behind}
    order by p.search_text, p.shop_number limit ${limit}`.execute(tx);
  return rows;
};

export const countEditedProducts = async (tx: Tx, filter: EditedFilter): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from ${products} where ${isMatching(filter)}`.execute(tx);
  return rows[0]?.count ?? 0;
};

/** A product with all that can be edited. */
export interface EditedProduct extends Omit<ProductValues, 'functions'> {
  readonly id: number;
  readonly version: number;
  readonly state: ProductState;
  readonly functions: readonly ProductFunction[];
  readonly lastModified: Date;
}

/** The product of a number, held until the transaction ends where it is to be changed. */
export const readEditedProduct = async (
  tx: Tx,
  tenantId: string,
  id: number,
  isHeld: boolean,
): Promise<(Omit<EditedProduct, 'functions'> & { readonly functions: string }) | undefined> => {
  const { rows } = await sql<Omit<EditedProduct, 'functions'> & { readonly functions: string }>`
    select p.shop_number id, p.version, ${stateOf} state, p.category_id "categoryId", p.position, p.active, p.type,
      p.view_type "viewType", p.contract_type "contractType", p.contract_duration_months "contractDurationMonths",
      p.billing_interval_months "billingIntervalMonths", p.article_nr "articleNr", p.article_ean "articleEan", p.price,
      p.setup_fee "setupFee", p.discounted_price "discountedPrice",
      p.discount_description_de "discountDescriptionDe", p.discount_description_en "discountDescriptionEn",
      p.discount_from "discountFrom", p.discount_until "discountUntil", p.name_de "nameDe", p.name_en "nameEn",
      p.short_description_de "shortDescriptionDe", p.short_description_en "shortDescriptionEn",
      p.long_description_de "longDescriptionDe", p.long_description_en "longDescriptionEn",
      p.important_notice_de "importantNoticeDe", p.important_notice_en "importantNoticeEn",
      p.image_urls "imageUrls", p.functions, p.license_required "licenseRequired", p.app_reg_level "appRegLevel",
      p.app_type "appType", p.app_name "appName", p.licence_type "licenceType", p.main_version "mainVersion",
      p.upgrade_value "upgradeValue", p.last_modified_at "lastModified"
    from shop_products p where p.shop_number = ${id} and p.tenant_id = ${tenantId}::uuid
    ${isHeld ? sql`for update` : sql``}`.execute(tx);
  return rows[0];
};

/** A product that is offered with another one, as the editor of that one sees it. */
export interface EditedLink {
  readonly kind: string;
  readonly linkedNumber: number;
  readonly quantity: number;
  readonly nameDe: string;
  readonly nameEn: string;
}

export const readEditedLinks = async (tx: Tx, id: number): Promise<EditedLink[]> => {
  const { rows } = await sql<EditedLink>`
    select l.kind, l.linked_number "linkedNumber", l.quantity, p.name_de "nameDe", p.name_en "nameEn"
    from shop_product_links l join shop_products p on p.shop_number = l.linked_number
    where l.shop_number = ${id} order by l.kind, l.position, l.linked_number`.execute(tx);
  return rows;
};

/** How many of these numbers are products of the seller. */
export const countOwn = async (tx: Tx, tenantId: string, numbers: readonly number[]): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) from shop_products
    where tenant_id = ${tenantId}::uuid and shop_number = any (${numbers}::int[])`.execute(tx);
  return rows[0]?.count ?? 0;
};

const listed: ListedSource = { entity: productList, columns: describeColumns(productList) };

/** Products `p`, with what the conditions of the list are about as `t`. */
const products = sql`shop_products p cross join lateral (select ${stateOf} state, p.type, p.price) t`;

function isMatching(filter: EditedFilter): RawBuilder<SqlBool> {
  const { tenantId, search, categoryIds, withoutCategoryIds, state } = filter;
  const conditions = [
    sql<SqlBool>`p.tenant_id = ${tenantId}::uuid`,
    ...hasWords(sql`p.search_text`, search),
    ...(categoryIds ? [sql<SqlBool>`p.category_id = any (${categoryIds}::uuid[])`] : []),
    ...(withoutCategoryIds.length > 0
      ? [sql<SqlBool>`p.category_id <> all (${withoutCategoryIds}::uuid[])`]
      : []),
    ...(state ? [sql<SqlBool>`t.state = ${state}`] : []),
    ...filter.conditions.map((condition) => conditionOf(listed, condition)),
  ];
  return sql`${sql.join(conditions, sql` and `)}`;
}
