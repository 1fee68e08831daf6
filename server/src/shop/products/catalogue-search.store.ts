import { searchWordsOf, spellingsOf } from '@tresen/domain/search';
import type { CatalogueFilter, CatalogueOrder } from '@tresen/domain/shop/products';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { hasIndexedWords } from '../../kit/db/word-search.ts';
import {
  type CatalogueProduct,
  discountRunsAt,
  type ProductReader,
  productColumns,
  productOf,
} from './products.store.ts';

/** What is looked for: in these categories, in their order, with all words of the search and within the filter. */
export interface CatalogueSearch {
  readonly categoryIds: readonly string[];
  readonly search: string;
  readonly filter: CatalogueFilter;
}

type Condition = RawBuilder<SqlBool>;

/** Cents of one piece today. */
const priceAt = (now: Date) =>
  sql<number>`case when ${discountRunsAt(now)} then p.discounted_price else p.price end`;
/** A price that only the check of a key tells is no price yet (SHP-71). */
const isOnRequest = (now: Date) => sql<boolean>`(p.license_required and ${priceAt(now)} = 0)`;

const among = (column: string, values: readonly string[] | null | undefined): Condition[] =>
  values?.length ? [sql<SqlBool>`${sql.ref(column)} = any (${values}::text[])`] : [];

/** The lists of values that narrow the catalogue, each with its column. */
const facetColumns = {
  types: 'p.type',
  appTypes: 'p.app_type',
  licenceTypes: 'p.licence_type',
  contractTypes: 'p.contract_type',
} as const;
export type Facet = keyof typeof facetColumns;
export const facets = Object.keys(facetColumns) as Facet[];

const chosen = (filter: CatalogueFilter, except?: Facet): Condition[] =>
  facets.filter((facet) => facet !== except).flatMap((facet) => among(facetColumns[facet], filter[facet]));

const inPriceRange = ({ priceFrom, priceTo }: CatalogueFilter, now: Date): Condition[] => {
  const from =
    priceFrom == null ? [] : [sql<SqlBool>`${priceAt(now)} >= ${Math.round(priceFrom * 100)}::bigint`];
  const to = priceTo == null ? [] : [sql<SqlBool>`${priceAt(now)} <= ${Math.round(priceTo * 100)}::bigint`];
  const both = [...from, ...to];
  return both.length > 0 ? [...both, sql<SqlBool>`not ${isOnRequest(now)}`] : [];
};

const isFound = ({ categoryIds, search, filter }: CatalogueSearch, now: Date): Condition[] => [
  sql<SqlBool>`p.active and p.category_id = any (${categoryIds}::uuid[])`,
  ...hasIndexedWords(sql`p.search_text`, search),
  ...inPriceRange(filter, now),
  ...(filter.isDiscounted ? [discountRunsAt(now)] : []),
];

const all = (conditions: readonly Condition[]) => sql.join([...conditions], sql` and `);

/** 0 for a product whose name has all words, which is what people look for, 1 for others. The text begins with names. */
const rankOf = (search: string) => {
  const inName = searchWordsOf(search).map((word) => {
    const places = spellingsOf(word).map(
      (spelling) => sql`strpos(left(p.search_text, length(p.name_de) + length(p.name_en) + 1),
        (select searchable(${spelling}))) > 0`,
    );
    return sql`(${sql.join(places, sql` or `)})`;
  });
  return inName.length > 0 ? sql`case when ${sql.join(inName, sql` and `)} then 0 else 1 end` : sql`0::int`;
};

/** By what an order compares, and which way. The shop number comes last in all of them. */
const keysOf = (
  order: CatalogueOrder,
  { language, now }: ProductReader,
  { categoryIds, search }: CatalogueSearch,
) => {
  const place = sql`array_position(${categoryIds}::uuid[], p.category_id)`;
  const name = sql`${sql.ref(`p.name_key_${language}`)}`;
  // What has no price yet comes last, whichever way.
  const price = (last: number) =>
    sql`case when ${isOnRequest(now)} then ${last}::bigint else ${priceAt(now)} end`;
  const seconds = sql`extract(epoch from p.offered_at)::float8`;
  return {
    CATALOGUE: { keys: [rankOf(search), place, sql`p.position`], isDown: false },
    PRICE_UP: { keys: [price(1e15)], isDown: false },
    PRICE_DOWN: { keys: [price(-1)], isDown: true },
    NAME: { keys: [name], isDown: false },
    NEWEST: { keys: [seconds], isDown: true },
  }[order];
};

/** Where a page ended: what its last row was ordered by, its shop number last. */
export type CataloguePlace = readonly (string | number)[];

export interface CataloguePage {
  readonly order: CatalogueOrder;
  /** Rows to read at most. */
  readonly limit: number;
  readonly after: CataloguePlace | undefined;
}

export interface PlacedProduct {
  readonly product: CatalogueProduct;
  readonly place: CataloguePlace;
}

/** Products that are found, behind the place where the page before ended. */
export const findProducts = async (
  tx: Tx,
  reader: ProductReader,
  search: CatalogueSearch,
  { order, limit, after }: CataloguePage,
): Promise<PlacedProduct[]> => {
  const { keys, isDown } = keysOf(order, reader, search);
  const columns = [...keys, sql`p.shop_number`];
  const conditions = [...isFound(search, reader.now), ...chosen(search.filter)];
  if (after) {
    const than = sql.raw(isDown ? '<' : '>');
    conditions.push(
      sql<SqlBool>`(${sql.join(columns)}) ${than} (${sql.join(after.map((key) => sql`${key}`))})`,
    );
  }
  const direction = sql.raw(isDown ? 'desc' : 'asc');
  const named = columns.map((column, at) => ({ column, name: sql.ref(`key${at}`) }));
  const names = sql.join(named.map(({ name }) => name));
  // Which ones is read from the index; only what is shown, from the table. Places are put together for those alone.
  const { rows } = await sql<Parameters<typeof productOf>[0] & { readonly place: CataloguePlace }>`
    with page as materialized (
      select number, jsonb_build_array(${names}) place, row_number() over () rank from (
        select p.shop_number number, ${sql.join(named.map(({ column, name }) => sql`${column} as ${name}`))}
        from shop_products p where ${all(conditions)}
        order by ${sql.join(named.map(({ name }) => sql`${name} ${direction}`))} limit ${limit}) f)
    select ${productColumns(reader)}, page.place from page join shop_products p on p.shop_number = page.number
    order by page.rank`.execute(tx);
  return rows.map(({ place, ...row }) => ({ product: productOf(row), place }));
};

/** How many products are alike in what filters go by, of all that are found. */
export interface AlikeProducts extends Readonly<Record<Facet, string | null>> {
  readonly count: number;
}

/** What is found, whatever is chosen of the lists of values, by what is alike in them: few rows, which tell all counts. */
export const countAlike = async (
  tx: Tx,
  { now }: ProductReader,
  search: CatalogueSearch,
): Promise<AlikeProducts[]> => {
  const columns = facets.map((facet) => sql`${sql.ref(facetColumns[facet])} as ${sql.ref(facet)}`);
  const keys = facets.map((facet) => sql.ref(facetColumns[facet]));
  const { rows } = await sql<AlikeProducts>`
    select ${sql.join(columns)}, count(*) from shop_products p
    where ${all(isFound(search, now))} group by ${sql.join(keys)}`.execute(tx);
  return rows;
};
