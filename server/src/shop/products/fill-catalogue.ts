import { type Database, inSystem, type Tx } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import {
  continueNumbers,
  hasProducts,
  insertCategory,
  insertProduct,
  markAsSold,
  type PlacedLink,
  replaceLinks,
  vendorTenant,
} from './editing.store.ts';
import type { CategoryValues, ProductValues } from './product-values.ts';

/** A category of a whole catalogue, with its path instead of ids. */
export interface PlannedCategory extends Omit<CategoryValues, 'parentId' | 'slug' | 'position'> {
  /** Slugs from the top down to its own, with slashes. */
  readonly path: string;
}

/** A product of a whole catalogue. */
export interface PlannedProduct extends Omit<ProductValues, 'categoryId' | 'position'> {
  readonly shopNumber: number;
  readonly categoryPath: string;
  readonly links: readonly PlacedLink[];
}

/** A catalogue to begin with; categories come before those below them. */
export interface PlannedCatalogue {
  readonly categories: readonly PlannedCategory[];
  readonly products: readonly PlannedProduct[];
}

/**
 * Puts a catalogue where there is none yet; what is there stays as it is. Products that are not active count as sold
 * until now.
 * @param now milliseconds since 1970
 */
export const fillCatalogue = (db: Database, catalogue: PlannedCatalogue, now: number): Promise<void> =>
  inSystem(db, async (tx) => {
    const tenantId = await vendorTenant(tx);
    if (tenantId === undefined || (await hasProducts(tx))) return;
    const at = new Date(now);
    const ids = await addCategories(tx, tenantId, catalogue.categories, at);
    for (const [
      position,
      { shopNumber, categoryPath, links: _, ...values },
    ] of catalogue.products.entries()) {
      const categoryId = ids.get(categoryPath);
      if (categoryId === undefined) throw new Error(`no category ${categoryPath}`);
      await insertProduct(tx, tenantId, { ...values, categoryId, position }, at, shopNumber);
      if (!values.active) await markAsSold(tx, shopNumber, at);
    }
    for (const { shopNumber, links } of catalogue.products) await replaceLinks(tx, shopNumber, links);
    await continueNumbers(tx);
  });

async function addCategories(
  tx: Tx,
  tenantId: string,
  categories: readonly PlannedCategory[],
  at: Date,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [position, { path, ...words }] of categories.entries()) {
    const slugs = path.split('/');
    const slug = slugs.pop() ?? '';
    const parentId = ids.get(slugs.join('/')) ?? null;
    const id = newId();
    await insertCategory(tx, tenantId, id, { ...words, slug, parentId, position }, at);
    ids.set(path, id);
  }
  return ids;
}
