import { AppError } from '@tresen/domain/kit/errors';
import {
  maxPathSegments,
  type ShopCategoryInput,
  shopCategoryInputSchema,
} from '@tresen/domain/shop/products';
import { audit } from '../../kit/audit/index.ts';
import type { Ctx } from '../../kit/context/index.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { newId } from '../../kit/ids/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { asEditor, invalid } from './as-editor.ts';
import {
  deleteCategory,
  type EditedCategory,
  readEditedCategories,
  updateCategory,
} from './edited-categories.store.ts';
import { insertCategory } from './editing.store.ts';
import { loggedCategory } from './logged-product.ts';
import { checkPictures } from './product-pictures.ts';
import type { CategoryValues } from './product-values.ts';

/** All categories with all that can be edited. @throws {AppError} FORBIDDEN outside the vendor's tenant */
export const editedCategories = (ctx: Ctx): Promise<EditedCategory[]> =>
  asEditor(ctx, (tx, tenantId) => readEditedCategories(tx, tenantId));

/**
 * Makes or changes a category; moved, it takes all below it along.
 * @throws {AppError} FORBIDDEN outside the vendor's tenant, INVALID_INPUT, NOT_FOUND, CONFLICT (somebody was quicker)
 */
export const saveShopCategory = (ctx: Ctx, category: unknown): Promise<SaveResult> => {
  const input = parseInput(shopCategoryInputSchema, category);
  return asEditor(ctx, async (tx, tenantId, at) => {
    const all = await readEditedCategories(tx, tenantId, true);
    const current = all.find(({ id }) => id === input.id);
    if (input.id != null && !current) throw new AppError('NOT_FOUND', { what: 'shopCategory' });
    if (current && current.version !== input.version)
      throw new AppError('CONFLICT', { version: current.version });
    checkPlace(all, input);
    await checkPictures(tx, tenantId, 'imagePath', [input.imagePath ?? '']);
    const id = current?.id ?? newId();
    const values = valuesOf(input);
    if (current) await updateCategory(tx, id, values, at);
    else await insertCategory(tx, tenantId, id, values, at);
    await audit(ctx, tx, tenantId, {
      entity: 'shopCategory',
      action: current ? 'update' : 'create',
      entityId: id,
      oldValues: current ? loggedCategory(current, all) : null,
      newValues: loggedCategory(values, all),
    });
    return { isSuccess: true, modelId: id };
  });
};

/**
 * Removes a category that holds nothing.
 * @throws {AppError} FORBIDDEN outside the vendor's tenant, NOT_FOUND, CATEGORY_IN_USE
 */
export const removeShopCategory = (ctx: Ctx, id: string): Promise<SaveResult> =>
  asEditor(ctx, async (tx, tenantId) => {
    const all = await readEditedCategories(tx, tenantId, true);
    const current = all.find((category) => category.id === id);
    if (!current) throw new AppError('NOT_FOUND', { what: 'shopCategory' });
    const categories = all.filter(({ parentId }) => parentId === id).length;
    if (categories + current.productCount > 0)
      throw new AppError('CATEGORY_IN_USE', { categories, products: current.productCount });
    await deleteCategory(tx, id);
    const oldValues = loggedCategory(current, all);
    await audit(ctx, tx, tenantId, { entity: 'shopCategory', action: 'remove', entityId: id, oldValues });
    return { isSuccess: true };
  });

/** A product's number is the last segment of its path (SHP-02). */
function checkPlace(all: readonly EditedCategory[], { id, parentId, slug }: ShopCategoryInput): void {
  const above = upwards(all, parentId ?? null);
  if (parentId != null && above.length === 0) throw invalid('parentId', 'CATEGORY_MISSING');
  if (id != null && above.some((category) => category.id === id))
    throw invalid('parentId', 'CATEGORY_BELOW_ITSELF');
  if (above.length + heightOf(all, id ?? null) >= maxPathSegments) throw invalid('parentId', 'PATH_TOO_LONG');
  const isSame = (other: EditedCategory) =>
    other.id !== id && other.slug === slug && other.parentId === (parentId ?? null);
  if (all.some(isSame)) throw invalid('slug', 'SLUG_TAKEN');
}

/** The category and what lies above it, from itself up. */
function upwards(all: readonly EditedCategory[], id: string | null): readonly EditedCategory[] {
  const own = all.find((category) => category.id === id);
  return own ? [own, ...upwards(all, own.parentId)] : [];
}

/** Levels below a category, itself counted. */
function heightOf(all: readonly EditedCategory[], id: string | null): number {
  return (
    1 +
    all
      .filter(({ parentId }) => parentId === id && id !== null)
      .reduce((max, child) => Math.max(max, heightOf(all, child.id)), 0)
  );
}

function valuesOf({
  id: _id,
  version: _version,
  parentId,
  imagePath,
  ...input
}: ShopCategoryInput): CategoryValues {
  return {
    ...input,
    parentId: parentId ?? null,
    imagePath: imagePath ?? null,
  };
}
