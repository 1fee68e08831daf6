import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import type { CategoryValues } from './product-values.ts';

/** A category with all that can be edited. */
export interface EditedCategory extends CategoryValues {
  readonly id: string;
  readonly version: number;
  /** Products directly in it, sold or not. */
  readonly productCount: number;
}

/** All categories of a seller, brothers and sisters in their order; held until the transaction ends if asked for. */
export const readEditedCategories = async (
  tx: Tx,
  tenantId: string,
  isHeld = false,
): Promise<EditedCategory[]> => {
  const { rows } = await sql<EditedCategory>`
    select c.id, c.version, c.parent_id "parentId", c.slug, c.name_de "nameDe", c.name_en "nameEn",
      c.description_de "descriptionDe", c.description_en "descriptionEn", c.image_path "imagePath", c.position,
      (select count(*) from shop_products p where p.category_id = c.id) "productCount"
    from shop_categories c where c.tenant_id = ${tenantId}::uuid order by c.position, c.slug
    ${isHeld ? sql`for update of c` : sql``}`.execute(tx);
  return rows;
};

export const updateCategory = async (tx: Tx, id: string, values: CategoryValues, at: Date): Promise<void> => {
  await sql`update shop_categories set parent_id = ${values.parentId}, slug = ${values.slug},
      name_de = ${values.nameDe}, name_en = ${values.nameEn}, description_de = ${values.descriptionDe},
      description_en = ${values.descriptionEn}, image_path = ${values.imagePath}, position = ${values.position},
      version = version + 1, last_modified_at = ${at}
    where id = ${id}`.execute(tx);
};

export const deleteCategory = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('shop_categories').where('id', '=', id).execute();
};
