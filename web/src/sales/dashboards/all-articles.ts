import { queryOptions } from '@tanstack/react-query';
import {
  ArticleSalesDocument,
  type ArticleSalesQuery,
  type ArticleSalesQueryVariables,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { articleVariables } from './article-address.ts';

export type ArticleSales = ArticleSalesQuery['articleSales'];

/** Rows of a page of a file: the most that the server gives at once. */
const pageSize = 500;

const readAll = async (params: URLSearchParams): Promise<ArticleSales['nodes']> => {
  const nodes: ArticleSales['nodes'][number][] = [];
  let after: string | null = null;
  do {
    const variables: ArticleSalesQueryVariables = { ...articleVariables(params, pageSize), after };
    const { articleSales }: ArticleSalesQuery = await posApi.request(ArticleSalesDocument, variables);
    nodes.push(...articleSales.nodes);
    after = articleSales.pageInfo.hasNextPage ? articleSales.pageInfo.endCursor : null;
  } while (after !== null);
  return nodes;
};

/** All articles that an address leaves, for a file; fresh each time. */
export const allArticlesQuery = (params: URLSearchParams) =>
  queryOptions({
    queryKey: ['allArticles', articleVariables(params, pageSize)],
    queryFn: () => readAll(params),
    staleTime: 0,
    gcTime: 0,
  });
