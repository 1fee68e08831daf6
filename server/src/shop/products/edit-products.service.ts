import { AppError } from '@tresen/domain/errors';
import { upgradeValueOf } from '@tresen/domain/fleet/licences';
import { functionsOf, type ShopProductInput, shopProductInputSchema } from '@tresen/domain/shop/products';
import * as z from 'zod/mini';
import { audit } from '../../kit/audit/index.ts';
import type { Ctx } from '../../kit/context/index.ts';
import type { Tx } from '../../kit/db/pools.ts';
import type { PageInfo, SaveResult } from '../../kit/graphql/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { asEditor, invalid } from './as-editor.ts';
import { categoriesWithin, categoryTree } from './category-tree.ts';
import { readEditedCategories } from './edited-categories.store.ts';
import {
  countEditedProducts,
  countOwn,
  type EditedFilter,
  type EditedLink,
  type EditedPlace,
  type EditedProduct,
  type ListedProduct,
  listEditedProducts,
  type ProductState,
  readEditedLinks,
  readEditedProduct,
} from './edited-products.store.ts';
import { deleteProduct, insertProduct, replaceLinks, updateProduct } from './editing.store.ts';
import { loggedProduct } from './logged-product.ts';
import type { ProductValues } from './product-values.ts';

export interface EditedArgs {
  readonly search?: string | null | undefined;
  readonly categoryId?: string | null | undefined;
  readonly state?: ProductState | null | undefined;
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

/** A page of the seller's own products. */
export interface EditedProducts {
  readonly nodes: readonly ListedProduct[];
  readonly pageInfo: PageInfo;
  readonly filter: EditedFilter;
}

const pageSize = { default: 25, most: 100 } as const;
const placeSchema = z.tuple([z.string(), z.int()]);

const placeOf = (cursor: string): EditedPlace => {
  try {
    const [searchText, id] = placeSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { searchText, id };
  } catch {
    throw invalid('after', '');
  }
};

const cursorOf = ({ searchText, id }: EditedPlace): string =>
  Buffer.from(JSON.stringify([searchText, id])).toString('base64url');

/** A category and all below it; undefined for the whole catalogue. */
const categoryIdsOf = async (tx: Tx, tenantId: string, id: string): Promise<string[]> => {
  const rows = await readEditedCategories(tx, tenantId);
  const tree = categoryTree(rows.map((row) => ({ ...row, name: row.nameDe, description: '' })));
  const own = tree.find((category) => category.id === id);
  return own ? categoriesWithin(tree, own).map((category) => category.id) : [];
};

/**
 * A page of the seller's products, drafts and those sold no more among them, by name.
 * @throws {AppError} FORBIDDEN outside the vendor's tenant, INVALID_INPUT for a place that is none
 */
export const editedProducts = (ctx: Ctx, args: EditedArgs): Promise<EditedProducts> => {
  const { search, categoryId, state, first, after } = args;
  const place = after ? placeOf(after) : undefined;
  const size = Math.min(Math.max(first ?? pageSize.default, 1), pageSize.most);
  return asEditor(ctx, async (tx, tenantId, at) => {
    const categoryIds = categoryId ? await categoryIdsOf(tx, tenantId, categoryId) : undefined;
    const filter = { tenantId, search: search ?? '', categoryIds, state: state ?? undefined };
    const read = await listEditedProducts(tx, filter, at, size + 1, place);
    const nodes = read.slice(0, size);
    const last = nodes.at(-1);
    return {
      nodes,
      filter,
      pageInfo: { endCursor: last ? cursorOf(last) : null, hasNextPage: read.length > size },
    };
  });
};

/** How many products the filter of a page leaves. */
export const editedCount = (ctx: Ctx, { filter }: EditedProducts): Promise<number> =>
  asEditor(ctx, (tx) => countEditedProducts(tx, filter));

/** A product as its editor sees it. */
export interface EditedProductPage extends EditedProduct {
  readonly links: readonly EditedLink[];
}

const notFound = () => new AppError('NOT_FOUND', { what: 'shopProduct' });

/** @throws {AppError} FORBIDDEN outside the vendor's tenant, NOT_FOUND */
export const editedProduct = (ctx: Ctx, id: number): Promise<EditedProductPage> =>
  asEditor(ctx, async (tx, tenantId) => {
    const product = await readEditedProduct(tx, tenantId, id, false);
    if (!product) throw notFound();
    return { ...product, functions: functionsOf(product), links: await readEditedLinks(tx, id) };
  });

/** What the check of an update's key is asked for follows from what it leads to. */
const upgradeValue = ({
  functions,
  mainVersion,
}: Pick<ShopProductInput, 'functions' | 'mainVersion'>): number | null => {
  const isUpgrade = functions.includes('UPGRADE');
  const leads = isUpgrade || functions.includes('UPDATE');
  return leads && mainVersion != null ? upgradeValueOf({ isUpgrade, mainVersion }) : null;
};

const discountOf = (input: Pick<ShopProductInput, 'discountedPrice' | 'discountFrom' | 'discountUntil'>) =>
  input.discountedPrice == null
    ? { discountedPrice: null, discountFrom: null, discountUntil: null }
    : {
        discountedPrice: input.discountedPrice,
        discountFrom: new Date(input.discountFrom ?? ''),
        discountUntil: new Date(input.discountUntil ?? ''),
      };

const valuesOf = ({
  id: _id,
  version: _version,
  links: _links,
  ...input
}: ShopProductInput): ProductValues => {
  const isRecurring = input.contractType === 'Recurring';
  return {
    ...input,
    ...discountOf(input),
    contractDurationMonths: isRecurring ? input.contractDurationMonths : 0,
    billingIntervalMonths: isRecurring ? input.billingIntervalMonths : 0,
    functions: input.functions.join(','),
    appType: input.appType ?? null,
    appName: input.appName || null,
    licenceType: input.licenceType ?? null,
    mainVersion: input.mainVersion ?? null,
    upgradeValue: upgradeValue(input),
  };
};

const checkReferences = async (tx: Tx, tenantId: string, input: ShopProductInput): Promise<void> => {
  const categories = await readEditedCategories(tx, tenantId);
  if (!categories.some(({ id }) => id === input.categoryId)) throw invalid('categoryId', 'CATEGORY_MISSING');
  const linked = [...new Set(input.links.map(({ linkedNumber }) => linkedNumber))];
  if ((await countOwn(tx, tenantId, linked)) !== linked.length) throw invalid('links', 'LINKED_UNKNOWN');
};

/** Each product once in each of its kinds, the first time that it is named. */
const withoutRepeats = (links: ShopProductInput['links']) =>
  links.filter(
    ({ kind, linkedNumber }, place) =>
      links.findIndex((other) => other.kind === kind && other.linkedNumber === linkedNumber) === place,
  );

const changeProduct = async (ctx: Ctx, tx: Tx, tenantId: string, input: ShopProductInput, at: Date) => {
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
    oldValues: loggedProduct(current),
    newValues: loggedProduct(values),
  });
  return id;
};

const addProduct = async (ctx: Ctx, tx: Tx, tenantId: string, input: ShopProductInput, at: Date) => {
  const values = valuesOf(input);
  const id = await insertProduct(tx, tenantId, values, at);
  const newValues = loggedProduct(values);
  await audit(ctx, tx, tenantId, {
    entity: 'shopProduct',
    action: 'create',
    entityId: String(id),
    newValues,
  });
  return id;
};

/**
 * Makes or changes a product. While it is on sale everybody sees the change at once; carts and orders keep the words and
 * prices that they have.
 * @throws {AppError} FORBIDDEN outside the vendor's tenant, INVALID_INPUT, NOT_FOUND, CONFLICT (somebody was quicker)
 */
export const saveShopProduct = (ctx: Ctx, product: unknown): Promise<SaveResult> => {
  const input = parseInput(shopProductInputSchema, product);
  return asEditor(ctx, async (tx, tenantId, at) => {
    await checkReferences(tx, tenantId, input);
    const save = input.id == null ? addProduct : changeProduct;
    const id = await save(ctx, tx, tenantId, input, at);
    await replaceLinks(tx, id, withoutRepeats(input.links));
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
    await deleteProduct(tx, id);
    const oldValues = loggedProduct(current);
    await audit(ctx, tx, tenantId, {
      entity: 'shopProduct',
      action: 'remove',
      entityId: String(id),
      oldValues,
    });
    return { isSuccess: true };
  });
