import { AppError } from '@tresen/domain/errors';
import {
  type CatalogueFilter,
  type CatalogueOrder,
  catalogueQuerySchema,
  type ShopLanguage,
  shopLanguageOf,
  shopNumbersSchema,
} from '@tresen/domain/shop/products';
import * as z from 'zod/mini';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant, type Tx } from '../../kit/db/pools.ts';
import type { PageInfo } from '../../kit/graphql/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { once } from '../../kit/paging/index.ts';
import {
  type AlikeProducts,
  type CataloguePlace,
  countAlike,
  findProducts,
} from './catalogue-search.store.ts';
import { readCategories } from './categories.store.ts';
import {
  type CategoryPlace,
  categoriesAbove,
  categoriesWithin,
  categoryAt,
  categoryTree,
  type ShopCategory,
} from './category-tree.ts';
import { countOf, type FacetCount, facetCounts } from './facet-counts.ts';
import {
  type CatalogueProduct,
  type LinkKind,
  type ProductReader,
  readLinks,
  readProducts,
} from './products.store.ts';

type Asked = string | null | undefined;

const readerOf = (ctx: Ctx, language: Asked): ProductReader => ({
  language: shopLanguageOf(language),
  now: new Date(ctx.now()),
});

const treeOf = async (tx: Tx, language: ShopLanguage): Promise<ShopCategory[]> =>
  categoryTree(await readCategories(tx, language));

/** All categories, each before those below it. */
export const shopCategories = (ctx: Ctx, language: Asked): Promise<ShopCategory[]> =>
  inTenant(ctx.db, tenantOf(ctx), (tx) => treeOf(tx, shopLanguageOf(language)));

const pageSize = { default: 24, most: 100 } as const;

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
  /** What is found, by what filters go by; asked for once, by whoever wants it first. */
  readonly alike: () => Promise<readonly AlikeProducts[]>;
}

const cursorOf = (order: CatalogueOrder, place: CataloguePlace): string =>
  Buffer.from(JSON.stringify([order, ...place])).toString('base64url');

const key = { text: z.string().check(z.maxLength(500)), number: z.number() };
const placeSchemas = {
  CATALOGUE: z.tuple([z.int(), z.int(), z.int(), z.int()]),
  PRICE_UP: z.tuple([z.int(), z.int()]),
  PRICE_DOWN: z.tuple([z.int(), z.int()]),
  NAME: z.tuple([key.text, z.int()]),
  NEWEST: z.tuple([key.number, z.int()]),
} as const satisfies Record<CatalogueOrder, z.ZodMiniType>;

const placeOf = (order: CatalogueOrder, cursor: string): CataloguePlace => {
  try {
    const [of, ...place] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (of === order) return placeSchemas[order].parse(place);
  } catch {
    // Told below, as a place of another order is.
  }
  throw new AppError('INVALID_INPUT', { field: 'after' });
};

/**
 * A page of what is on sale, by keyset. An unknown path leads to the nearest category above (decisions SHP-03).
 * @throws {AppError} INVALID_INPUT for a filter or a place that is none
 */
export const shopCatalogue = (
  ctx: Ctx,
  { first, after, order, language, ...rest }: CatalogueArgs,
): Promise<Catalogue> => {
  const { categoryPath, search, filter } = parseInput(catalogueQuerySchema, rest);
  const reader = readerOf(ctx, language);
  const by = order ?? 'CATALOGUE';
  const place = after ? placeOf(by, after) : undefined;
  const size = Math.min(Math.max(first ?? pageSize.default, 1), pageSize.most);
  return inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const tree = await treeOf(tx, reader.language);
    const at = categoryAt(tree, categoryPath ?? []);
    const categoryIds = categoriesWithin(tree, at.category).map(({ id }) => id);
    const wanted = { categoryIds, search: search ?? '', filter: filter ?? {} };
    const read = await findProducts(tx, reader, wanted, { order: by, limit: size + 1, after: place });
    const nodes = read.slice(0, size);
    const last = nodes.at(-1);
    return {
      ...at,
      categories: at.category ? categoriesAbove(tree, at.category.id) : [],
      nodes: nodes.map(({ product }) => product),
      pageInfo: { endCursor: last ? cursorOf(by, last.place) : null, hasNextPage: read.length > size },
      filter: wanted.filter,
      alike: once(() => inTenant(ctx.db, tenantOf(ctx), (later) => countAlike(later, reader, wanted))),
    };
  });
};

/** How many products a search finds. */
export const catalogueCount = async ({ alike, filter }: Catalogue): Promise<number> =>
  countOf(await alike(), filter);

/** What the search could be narrowed by. */
export const catalogueFacets = async ({ alike, filter }: Catalogue): Promise<FacetCount[]> =>
  facetCounts(await alike(), filter);

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
export const shopProduct = (ctx: Ctx, id: number, language: Asked): Promise<ProductPage | undefined> => {
  const reader = readerOf(ctx, language);
  return inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const [product] = await readProducts(tx, [id], reader);
    if (!product) return undefined;
    const links = await readLinks(tx, [id]);
    const linked = await readProducts(
      tx,
      links.map(({ linkedNumber }) => linkedNumber),
      reader,
    );
    const byId = new Map(linked.map((other) => [other.id, other]));
    const parts = (kind: LinkKind): BundlePart[] =>
      links.flatMap((link) => {
        const other = byId.get(link.linkedNumber);
        return link.kind === kind && other?.active ? [{ product: other, quantity: link.quantity }] : [];
      });
    const products = (kind: LinkKind) => parts(kind).map((part) => part.product);
    return {
      product,
      categories: categoriesAbove(await treeOf(tx, reader.language), product.categoryId),
      addOns: products('addOn'),
      subProducts: products('subProduct'),
      crossSellingProducts: products('crossSelling'),
      parts: parts('part'),
    };
  });
};

/**
 * Products by their numbers, in the order asked for and each once (API-24); those that nobody has are left out, those
 * that are sold no more are not active.
 * @throws {AppError} INVALID_INPUT for too many
 */
export const shopProductsByIds = (ctx: Ctx, ids: unknown, language: Asked): Promise<CatalogueProduct[]> => {
  const numbers = [...new Set(parseInput(shopNumbersSchema, ids))];
  return inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const products = await readProducts(tx, numbers, readerOf(ctx, language));
    const byId = new Map(products.map((product) => [product.id, product]));
    return numbers.flatMap((number) => byId.get(number) ?? []);
  });
};
