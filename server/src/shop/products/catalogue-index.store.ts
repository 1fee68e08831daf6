import { sql } from 'kysely';
import { type Database, inTenant, outsideTenants, type Tx } from '../../kit/db/pools.ts';
import {
  type CatalogueIndex,
  catalogueIndex,
  type IndexedCategory,
  type IndexedRow,
} from './catalogue-index.ts';

/** How the catalogue stands. */
export interface CatalogueState {
  /** Changes with every transaction that changes products or categories. */
  readonly version: number;
  /** The given words as the texts of the catalogue are written: small letters without accents. */
  readonly searchable: readonly string[];
}

/** How the catalogue stands at this moment, and words for its search, in one round trip. */
export const readState = (db: Database, words: readonly string[]): Promise<CatalogueState> =>
  outsideTenants(db, async (tx) => {
    const { rows } = await (words.length === 0
      ? sql<CatalogueState>`select version, '{}'::text[] searchable from shop_catalogue_state`
      : sql<CatalogueState>`select version, array(select searchable(word)
            from unnest(${words}::text[]) with ordinality w (word, place) order by place) searchable
          from shop_catalogue_state`
    ).execute(tx);
    const [state] = rows;
    if (!state) throw new Error('the catalogue has lost its version');
    return state;
  });

/** The whole catalogue, version, products and categories as of one moment. */
export const readIndex = (db: Database, tenantId: string): Promise<CatalogueIndex> =>
  inTenant(db, tenantId, async (tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx);
    const { rows } = await sql<{
      readonly version: number;
    }>`select version from shop_catalogue_state`.execute(tx);
    return catalogueIndex(rows[0]?.version ?? 0, await readRows(tx), await readCategories(tx));
  });

async function readRows(tx: Tx): Promise<IndexedRow[]> {
  const { rows } = await sql<IndexedRow>`
    select shop_number number, category_id "categoryId", position, type types, app_type "appTypes",
      licence_type "licenceTypes", contract_type "contractTypes", price, discounted_price "discountedPrice",
      (extract(epoch from discount_from) * 1000)::bigint "discountFrom",
      (extract(epoch from discount_until) * 1000)::bigint "discountUntil", license_required "licenseRequired",
      extract(epoch from offered_at)::float8 "offeredAt", search_text "searchText",
      left(search_text, length(name_de) + length(name_en) + 1) names, name_key_de "nameKeyDe", name_key_en "nameKeyEn"
    from shop_products where active`.execute(tx);
  return rows;
}

async function readCategories(tx: Tx): Promise<IndexedCategory[]> {
  const { rows } = await sql<IndexedCategory>`
    select id, parent_id "parentId", slug, name_de "nameDe", name_en "nameEn", description_de "descriptionDe",
      description_en "descriptionEn", image_path "imagePath"
    from shop_categories where status = 1 order by position, slug`.execute(tx);
  return rows;
}
