import type {
  ListedProductsQueryVariables,
  ShopProductState,
} from '../../kit/graphql/generated/general/graphql.ts';

/** How it can stand with a product, in the order of the filter. */
export const productStates: readonly ShopProductState[] = ['ON_SALE', 'DRAFT', 'ENDED'];

/** Variables of the list's request for an address. */
export const listVariables = (params: URLSearchParams, rows: number): ListedProductsQueryVariables => ({
  search: params.get('search')?.trim() || null,
  categoryId: params.get('category'),
  state: productStates.find((state) => state === params.get('state')) ?? null,
  first: rows,
  after: params.get('after'),
});
