import type { Ctx } from '../../kit/context/index.ts';
import type { Database } from '../../kit/db/pools.ts';
import type { TestDatabase } from '../../kit/db/testing.ts';
import { newId } from '../../kit/ids/index.ts';

/** A vendor's tenant whose catalogue is empty. */
export const createVendor = async ({ owner }: TestDatabase): Promise<string> => {
  const id = newId();
  await owner.query(`insert into tenants (id, name, kind) values ($1, 'Hersteller', 'vendor')`, [id]);
  return id;
};

export interface TestCategory {
  readonly slug: string;
  readonly parentId?: string | null;
  readonly position?: number;
  readonly isHidden?: boolean;
}

/** Adds a category. Returns its id. */
export const addCategory = async (
  { owner }: TestDatabase,
  tenantId: string,
  { slug, parentId = null, position = 0, isHidden = false }: TestCategory,
): Promise<string> => {
  const id = newId();
  await owner.query(
    `insert into shop_categories (id, tenant_id, parent_id, slug, name_de, name_en, position, status, created_at,
       last_modified_at) values ($1, $2, $3, $4, $4, $4, $5, $6, now(), now())`,
    [id, tenantId, parentId, slug, position, isHidden ? 0 : 1],
  );
  return id;
};

/** Columns of a product, as the table has them. */
export type TestProduct = Readonly<Record<string, unknown>> & { readonly category_id: string };

/** Adds products that are on sale unless told; give what the test is about. Returns their numbers. */
export const addProducts = async (
  { owner }: TestDatabase,
  tenantId: string,
  products: readonly TestProduct[],
): Promise<number[]> => {
  const rows = products.map((product) => ({
    ...{ tenant_id: tenantId, position: 0, active: true, offered_at: '2026-01-01', type: 'printer' },
    ...{ view_type: 'MainArticle', contract_type: 'OneTime', price: 1_000, setup_fee: 0, article_nr: '' },
    ...{
      name_de: 'Bondrucker',
      name_en: 'Receipt printer',
      short_description_de: '',
      license_required: false,
    },
    ...product,
  }));
  const names = Object.keys(rows[0] ?? {}).join(', ');
  const { rows: added } = await owner.query<{ shop_number: number }>(
    `insert into shop_products (${names}, created_at, last_modified_at)
     select ${names}, now(), now() from json_populate_recordset(null::shop_products, $1) returning shop_number`,
    [JSON.stringify(rows)],
  );
  return added.map(({ shop_number }) => shop_number);
};

/** Who asks a process of ours, at a moment. */
export const contextOf = (db: Database, tenantId: string, now = Date.parse('2026-03-10T09:00:00Z')): Ctx => ({
  caller: {
    kind: 'user',
    principal: 'user',
    ...{ tenantId, homeTenantId: tenantId, userId: newId(), sessionId: newId() },
    ...{ name: 'Paula', actingAs: null },
  },
  requestId: '1',
  db,
  now: () => now,
});
