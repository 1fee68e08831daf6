import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ShopProduct } from '@tresen/domain/shop/products';
import {
  ShopCatalogueDocument,
  type ShopCatalogueQuery,
  ShopCategoriesDocument,
  ShopProductDocument,
  type ShopProductQuery,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import type { Language } from '../../kit/i18n/index.ts';
import { catalogueVariables } from './catalogue-variables.ts';

export type CatalogueProduct = ShopCatalogueQuery['shopCatalogue']['nodes'][number];
export type ProductPageData = NonNullable<ShopProductQuery['shopProduct']>;

/** All categories in a language, each before those below it. */
export const categoriesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['shopCategories', language],
    queryFn: () => generalApi.request(ShopCategoriesDocument, { language }),
    select: ({ shopCategories }) => shopCategories,
    meta: { isKept: true },
  });

/**
 * The products below a category that an address asks for, page after page.
 * @param path slugs from the top down; of an unknown way the server takes the part that it knows
 */
export const catalogueQuery = (path: readonly string[], params: URLSearchParams, language: Language) => {
  const variables = catalogueVariables(path, params, language);
  return infiniteQueryOptions({
    queryKey: ['shopCatalogue', variables],
    queryFn: ({ pageParam }) => generalApi.request(ShopCatalogueDocument, { ...variables, after: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ shopCatalogue: { pageInfo } }) =>
      pageInfo.hasNextPage ? pageInfo.endCursor : undefined,
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({
      products: pages.flatMap(({ shopCatalogue }) => shopCatalogue.nodes),
      totalCount: pages[0]?.shopCatalogue.totalCount ?? 0,
      facets: pages[0]?.shopCatalogue.facets ?? [],
    }),
  });
};

/** Milliseconds that a timer can wait for. */
const longestTimer = 2 ** 31 - 1;

/** Milliseconds until a discount begins or ends, and prices are asked for again; false where none will soon. */
export const untilPricesChange = (
  products: readonly Pick<ShopProduct, 'shopDiscount'>[],
  nowMs: number,
): number | false => {
  const moments = products
    .flatMap(({ shopDiscount }) => (shopDiscount ? [shopDiscount.startDate, shopDiscount.endDate] : []))
    .map((iso) => Date.parse(iso) - nowMs)
    .filter((rest) => rest > 0);
  const rest = Math.min(...moments) + 1;
  return rest <= longestTimer ? rest : false;
};

/** A product with everything that its page shows; null for a number that was never sold. */
export const productQuery = (id: number, language: Language) =>
  queryOptions({
    queryKey: ['shopProduct', id, language],
    queryFn: () => generalApi.request(ShopProductDocument, { id, language }),
    select: ({ shopProduct }) => shopProduct,
    refetchInterval: ({ state: { data } }) => {
      const page = data?.shopProduct;
      return page ? untilPricesChange([page.product, ...page.addOns], Date.now()) : false;
    },
  });
