import {
  type CatalogueFilter,
  type CatalogueOrder,
  catalogueQuerySchema,
  shopLanguageOf,
  shopNumbersSchema,
} from '@tresen/domain/shop/products';
import type { Ctx } from '../../kit/context/index.ts';
import { outsideTenants } from '../../kit/db/pools.ts';
import type { PageInfo } from '../../kit/graphql/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { cursorOf, placeOf } from './catalogue-order.ts';
import {
  type CategoryPlace,
  categoriesAbove,
  categoriesWithin,
  categoryAt,
  type ShopCategory,
} from './category-tree.ts';
import { type AlikeProducts, countOf, type FacetCount, facetCounts } from './facet-counts.ts';
import { findProducts } from './find-products.ts';
import { catalogueAt, currentCatalogue } from './held-catalogue.ts';
import {
  type CatalogueProduct,
  type LinkKind,
  type ProductReader,
  readProductPage,
  readProducts,
} from './products.store.ts';

type Asked = string | null | undefined;

/** All categories, each before those below it. */
export const shopCategories = async (ctx: Ctx, language: Asked): Promise<readonly ShopCategory[]> =>
  (await currentCatalogue(ctx)).index.trees[shopLanguageOf(language)];

const pageSize = { default: 24, max: 100 } as const;

export interface CatalogueArgs {
  readonly language?: Asked;
  readonly categoryPath?: readonly string[] | null | undefined;
  readonly search?: Asked;
  readonly filter?: CatalogueFilter | null | undefined;
  readonly order?: CatalogueOrder | null | undefined;
  readonly first?: number | null | undefined;
  readonly after?: Asked;
}

/** A page of the catalogue, and where the path led. */
export interface Catalogue extends CategoryPlace {
  readonly nodes: readonly CatalogueProduct[];
  readonly pageInfo: PageInfo;
  readonly categories: readonly ShopCategory[];
  readonly filter: CatalogueFilter;
  /** What is found, by what filters go by. */
  readonly alike: readonly AlikeProducts[];
}

/**
 * A page of what is on sale, by keyset. An unknown path leads to the nearest category above (decisions SHP-03).
 * @throws {AppError} INVALID_INPUT for a filter or a place that is none
 */
export const shopCatalogue = async (
  ctx: Ctx,
  { first, after, order, language, ...rest }: CatalogueArgs,
): Promise<Catalogue> => {
  const { categoryPath, search, filter } = parseInput(catalogueQuerySchema, rest);
  const reader = readerOf(ctx, language);
  const by = order ?? 'CATALOGUE';
  const place = after ? placeOf(by, after) : undefined;
  const size = Math.min(Math.max(first ?? pageSize.default, 1), pageSize.max);
  const catalogue = await currentCatalogue(ctx, search ?? '');
  const tree = catalogue.index.trees[reader.language];
  const at = categoryAt(tree, categoryPath ?? []);
  const found = findProducts(catalogue, {
    ...{ language: reader.language, now: reader.now.getTime() },
    categoryIds: categoriesWithin(tree, at.category).map(({ id }) => id),
    ...{ filter: filter ?? {}, order: by, limit: size + 1, after: place },
  });
  const page = found.page.slice(0, size);
  const numbers = page.map(({ number }) => number);
  const last = page.at(-1);
  return {
    ...at,
    categories: at.category ? categoriesAbove(tree, at.category.id) : [],
    nodes: await productsInOrder(ctx, numbers, reader),
    pageInfo: { endCursor: last ? cursorOf(by, last.place) : null, hasNextPage: found.page.length > size },
    filter: filter ?? {},
    alike: found.alike,
  };
};

/** How many products a search finds. */
export const catalogueCount = ({ alike, filter }: Catalogue): number => countOf(alike, filter);

/** What the search could be narrowed by. */
export const catalogueFacets = ({ alike, filter }: Catalogue): FacetCount[] => facetCounts(alike, filter);

/** A product with everything that its page shows. */
export interface ProductPage {
  readonly product: CatalogueProduct;
  /** From the top down to its own; none where that is hidden. */
  readonly categories: readonly ShopCategory[];
  readonly addOns: readonly CatalogueProduct[];
  readonly subProducts: readonly CatalogueProduct[];
  readonly crossSellingProducts: readonly CatalogueProduct[];
  /** What a bundle consists of. */
  readonly parts: readonly BundlePart[];
}

export interface BundlePart {
  readonly product: CatalogueProduct;
  readonly quantity: number;
}

/** The product of a number with what is offered along; undefined for one that was never sold. */
export const shopProduct = async (
  ctx: Ctx,
  id: number,
  language: Asked,
): Promise<ProductPage | undefined> => {
  const reader = readerOf(ctx, language);
  const shown = await outsideTenants(ctx.db, (tx) => readProductPage(tx, id, reader));
  const own = shown.products.find(({ kind }) => kind === null)?.product;
  if (!own) return undefined;
  const { trees } = await catalogueAt(ctx, shown.version);
  const parts = (kind: LinkKind): readonly BundlePart[] =>
    shown.products.filter((other) => other.kind === kind);
  const products = (kind: LinkKind) => parts(kind).map(({ product }) => product);
  return {
    product: own,
    categories: categoriesAbove(trees[reader.language], own.categoryId),
    addOns: products('addOn'),
    subProducts: products('subProduct'),
    crossSellingProducts: products('crossSelling'),
    parts: parts('part'),
  };
};

/**
 * Products by their numbers, in the order asked for and each once (API-24); those that nobody has are left out, those
 * that are sold no more are not active.
 * @throws {AppError} INVALID_INPUT for too many
 */
export const shopProductsByIds = (ctx: Ctx, ids: unknown, language: Asked): Promise<CatalogueProduct[]> => {
  const numbers = [...new Set(parseInput(shopNumbersSchema, ids))];
  return productsInOrder(ctx, numbers, readerOf(ctx, language));
};

function readerOf(ctx: Ctx, language: Asked): ProductReader {
  return {
    language: shopLanguageOf(language),
    now: new Date(ctx.now()),
  };
}

/** Products of these numbers in this order, each once, without those that nobody has. */
async function productsInOrder(
  ctx: Ctx,
  numbers: readonly number[],
  reader: ProductReader,
): Promise<CatalogueProduct[]> {
  if (numbers.length === 0) return [];
  const products = await outsideTenants(ctx.db, (tx) => readProducts(tx, numbers, reader));
  const byId = new Map(products.map((product) => [product.id, product]));
  return numbers.flatMap((number) => byId.get(number) ?? []);
}
