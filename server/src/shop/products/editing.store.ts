import { type Insertable, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import type { DB } from '../../kit/db/tables.generated.ts';
import type { CategoryValues, ProductValues } from './product-values.ts';
import type { ProductLink } from './products.store.ts';

/** The tenant that sells what is in the catalogue: the vendor's (contract 23). Undefined before there is one. */
export const vendorTenant = async (tx: Tx): Promise<string | undefined> =>
  (await tx.selectFrom('tenants').select('id').where('kind', '=', 'vendor').executeTakeFirst())?.id;

export const hasProducts = async (tx: Tx): Promise<boolean> =>
  (await tx.selectFrom('shop_products').select('shop_number').limit(1).executeTakeFirst()) !== undefined;

export const insertCategory = async (
  tx: Tx,
  tenantId: string,
  id: string,
  values: CategoryValues,
  at: Date,
): Promise<void> => {
  const row = { ...columnsOf(values), id, tenant_id: tenantId, created_at: at, last_modified_at: at };
  await tx
    .insertInto('shop_categories')
    .values(row as Insertable<DB['shop_categories']>)
    .execute();
};

/** The new product's number: the given one, or the next. */
export const insertProduct = async (
  tx: Tx,
  tenantId: string,
  values: ProductValues,
  at: Date,
  shopNumber?: number,
): Promise<number> => {
  const row = {
    ...columnsOf(values),
    ...(shopNumber === undefined ? {} : { shop_number: shopNumber }),
    tenant_id: tenantId,
    offered_at: values.active ? at : null,
    created_at: at,
    last_modified_at: at,
  };
  const { shop_number } = await tx
    .insertInto('shop_products')
    .values(row as unknown as Insertable<DB['shop_products']>)
    .returning('shop_number')
    .executeTakeFirstOrThrow();
  return shop_number;
};

/** New numbers come after all that were given. */
export const continueNumbers = async (tx: Tx): Promise<void> => {
  await sql`select setval(pg_get_serial_sequence('shop_products', 'shop_number'), max(shop_number)) from shop_products`.execute(
    tx,
  );
};

/** A link of a product, at its place among those of its kind. */
export type PlacedLink = Omit<ProductLink, 'shopNumber'>;

/** What is offered with a product is exactly this, in this order. */
export const replaceLinks = async (
  tx: Tx,
  shopNumber: number,
  links: readonly PlacedLink[],
): Promise<void> => {
  await tx.deleteFrom('shop_product_links').where('shop_number', '=', shopNumber).execute();
  if (links.length === 0) return;
  const rows = links.map(({ kind, linkedNumber, quantity }, position) => ({
    ...{ shop_number: shopNumber, kind, linked_number: linkedNumber, quantity, position },
  }));
  await tx.insertInto('shop_product_links').values(rows).execute();
};

/** A product that was sold once and is no more. */
export const markAsSold = async (tx: Tx, shopNumber: number, offeredAt: Date): Promise<void> => {
  await tx
    .updateTable('shop_products')
    .set({ offered_at: offeredAt })
    .where('shop_number', '=', shopNumber)
    .execute();
};

/** A product's new values; the first time that it is on sale is kept. */
export const updateProduct = async (
  tx: Tx,
  shopNumber: number,
  values: ProductValues,
  at: Date,
): Promise<void> => {
  const offeredAt = values.active ? sql<Date>`coalesce(offered_at, ${at})` : sql<Date | null>`offered_at`;
  await tx
    .updateTable('shop_products')
    .set(columnsOf(values))
    .set({ offered_at: offeredAt, version: sql`version + 1`, last_modified_at: at })
    .where('shop_number', '=', shopNumber)
    .execute();
};

/** Removes a product with what is offered along; nothing else may name it. */
export const deleteProduct = async (tx: Tx, shopNumber: number): Promise<void> => {
  await tx.deleteFrom('shop_product_links').where('linked_number', '=', shopNumber).execute();
  await tx.deleteFrom('shop_products').where('shop_number', '=', shopNumber).execute();
};

/** Columns are called as the values are, in snake case. */
function columnsOf(values: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [snake(name), value]));
}

function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
