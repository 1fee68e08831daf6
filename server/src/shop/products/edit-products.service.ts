import { functionsOf, upgradeValueOf } from '@tresen/domain/fleet/licences';
import { AppError } from '@tresen/domain/kit/errors';
import { type ShopProductInput, shopProductInputSchema } from '@tresen/domain/shop/products';
import { audit } from '../../kit/audit/index.ts';
import type { Ctx } from '../../kit/context/index.ts';
import type { Tx } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { asEditor, invalid } from './as-editor.ts';
import { readEditedCategories } from './edited-categories.store.ts';
import {
  countOwn,
  type EditedLink,
  type EditedProduct,
  readEditedLinks,
  readEditedProduct,
} from './edited-products.store.ts';
import { deleteProduct, insertProduct, replaceLinks, updateProduct } from './editing.store.ts';
import { type AroundProduct, loggedProduct } from './logged-product.ts';
import { checkPictures } from './product-pictures.ts';
import type { ProductValues } from './product-values.ts';

/** A product as its editor sees it. */
export interface EditedProductPage extends EditedProduct {
  readonly links: readonly EditedLink[];
}

/** @throws {AppError} FORBIDDEN outside the vendor's tenant, NOT_FOUND */
export const editedProduct = (ctx: Ctx, id: number): Promise<EditedProductPage> =>
  asEditor(ctx, async (tx, tenantId) => {
    const product = await readEditedProduct(tx, tenantId, id, false);
    if (!product) throw notFound();
    return { ...product, functions: functionsOf(product), links: await readEditedLinks(tx, id) };
  });

type Categories = AroundProduct['categories'];

interface Saving {
  readonly tenantId: string;
  readonly input: ShopProductInput;
  readonly categories: Categories;
  readonly at: Date;
}

/**
 * Makes or changes a product. While it is on sale everybody sees the change at once; carts and orders keep the words and
 * prices that they have.
 * @throws {AppError} FORBIDDEN outside the vendor's tenant, INVALID_INPUT, NOT_FOUND, CONFLICT (somebody was quicker)
 */
export const saveShopProduct = (ctx: Ctx, product: unknown): Promise<SaveResult> => {
  const input = parseInput(shopProductInputSchema, product);
  return asEditor(ctx, async (tx, tenantId, at) => {
    const categories = await checkReferences(tx, tenantId, input);
    const save = input.id == null ? addProduct : changeProduct;
    const id = await save(ctx, tx, { tenantId, input, categories, at });
    await replaceLinks(tx, id, linksOf(input));
    return { isSuccess: true, modelId: String(id) };
  });
};

/**
 * Removes a draft. What was sold once stays: carts, orders and licences name it.
 * @throws {AppError} FORBIDDEN outside the vendor's tenant, NOT_FOUND, CONFLICT, PRODUCT_SOLD
 */
export const removeShopProduct = (ctx: Ctx, id: number, version: number): Promise<SaveResult> =>
  asEditor(ctx, async (tx, tenantId) => {
    const current = await readEditedProduct(tx, tenantId, id, true);
    if (!current) throw notFound();
    if (current.version !== version) throw new AppError('CONFLICT', { version: current.version });
    if (current.state !== 'DRAFT') throw new AppError('PRODUCT_SOLD');
    const categories = await readEditedCategories(tx, tenantId);
    const oldValues = loggedProduct(current, { categories, links: await readEditedLinks(tx, id) });
    await deleteProduct(tx, id);
    await audit(ctx, tx, tenantId, {
      entity: 'shopProduct',
      action: 'remove',
      entityId: String(id),
      oldValues,
    });
    return { isSuccess: true };
  });

function notFound() {
  return new AppError('NOT_FOUND', { what: 'shopProduct' });
}

async function checkReferences(tx: Tx, tenantId: string, input: ShopProductInput): Promise<Categories> {
  const categories = await readEditedCategories(tx, tenantId);
  if (!categories.some(({ id }) => id === input.categoryId)) throw invalid('categoryId', 'CATEGORY_MISSING');
  const linked = [...new Set(input.links.map(({ linkedNumber }) => linkedNumber))];
  if ((await countOwn(tx, tenantId, linked)) !== linked.length) throw invalid('links', 'LINKED_UNKNOWN');
  await checkPictures(tx, tenantId, 'imageUrls', input.imageUrls);
  return categories;
}

async function addProduct(ctx: Ctx, tx: Tx, { tenantId, input, categories, at }: Saving) {
  const values = valuesOf(input);
  const id = await insertProduct(tx, tenantId, values, at);
  const newValues = loggedProduct(values, { categories, links: linksOf(input) });
  await audit(ctx, tx, tenantId, {
    entity: 'shopProduct',
    action: 'create',
    entityId: String(id),
    newValues,
  });
  return id;
}

function valuesOf({ id: _id, version: _version, links: _links, ...input }: ShopProductInput): ProductValues {
  return {
    ...input,
    ...discountOf(input),
    // What is paid once may last for some months, too.
    billingIntervalMonths: input.contractType === 'Recurring' ? input.billingIntervalMonths : 0,
    functions: input.functions.join(','),
    appType: input.appType ?? null,
    appName: input.appName || null,
    licenceType: input.licenceType ?? null,
    mainVersion: input.mainVersion ?? null,
    upgradeValue: upgradeValue(input),
  };
}

function discountOf(input: Pick<ShopProductInput, 'discountedPrice' | 'discountFrom' | 'discountUntil'>) {
  return input.discountedPrice == null
    ? { discountedPrice: null, discountFrom: null, discountUntil: null }
    : {
        discountedPrice: input.discountedPrice,
        discountFrom: new Date(input.discountFrom ?? ''),
        discountUntil: new Date(input.discountUntil ?? ''),
      };
}

/** What the check of an update's key is asked for follows from what it leads to. */
function upgradeValue({
  functions,
  mainVersion,
}: Pick<ShopProductInput, 'functions' | 'mainVersion'>): number | null {
  const isUpgrade = functions.includes('UPGRADE');
  const leads = isUpgrade || functions.includes('UPDATE');
  return leads && mainVersion != null ? upgradeValueOf({ isUpgrade, mainVersion }) : null;
}

async function changeProduct(ctx: Ctx, tx: Tx, { tenantId, input, categories, at }: Saving) {
  const id = input.id ?? 0;
  const current = await readEditedProduct(tx, tenantId, id, true);
  if (!current) throw notFound();
  if (current.version !== input.version) throw new AppError('CONFLICT', { version: current.version });
  const values = valuesOf(input);
  await updateProduct(tx, id, values, at);
  await audit(ctx, tx, tenantId, {
    entity: 'shopProduct',
    action: 'update',
    entityId: String(id),
    oldValues: loggedProduct(current, { categories, links: await readEditedLinks(tx, id) }),
    newValues: loggedProduct(values, { categories, links: linksOf(input) }),
  });
  return id;
}

/** Each product once in each of its kinds, the first time that it is named. */
function linksOf({ links }: ShopProductInput) {
  return links.filter(
    ({ kind, linkedNumber }, place) =>
      links.findIndex((other) => other.kind === kind && other.linkedNumber === linkedNumber) === place,
  );
}
