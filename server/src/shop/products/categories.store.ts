import type { ShopLanguage } from '@tresen/domain/shop/products';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

export interface CategoryRow {
  readonly id: string;
  readonly parentId: string | null;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** A path of this server. */
  readonly imagePath: string | null;
  /** Products on sale directly in it. */
  readonly productCount: number;
}

/** All categories that are shown, brothers and sisters in their order. */
export const readCategories = async (tx: Tx, language: ShopLanguage): Promise<CategoryRow[]> => {
  const { rows } = await sql<CategoryRow>`
    select c.id, c.parent_id "parentId", c.slug, ${sql.ref(`c.name_${language}`)} name,
      ${sql.ref(`c.description_${language}`)} description, c.image_path "imagePath",
      coalesce(p.number, 0) "productCount"
    from shop_categories c
    left join (select category_id, count(*) number from shop_products where active group by category_id) p
      on p.category_id = c.id
    where c.status = 1 order by c.position, c.slug`.execute(tx);
  return rows;
};
