import type { ArticleOrder } from '@tresen/domain/sales/dashboards';
import type { ArticleSalesQueryVariables } from '../../kit/graphql/generated/pos/graphql.ts';
import { salesFilterOf } from './dashboard-address.ts';

/** What the heads of the table are called in the address, and what the server orders by. */
const orders: Readonly<Record<string, ArticleOrder>> = {
  name: 'NAME',
  quantity: 'QUANTITY',
  turnover: 'TURNOVER',
};

/** Order of the table while the address says nothing: what sold best. */
export const usualArticleSort = '-turnover';

/** The order that the address names. */
export const articleSort = (params: URLSearchParams): string => {
  const sort = params.get('sort') ?? usualArticleSort;
  return sort.replace('-', '') in orders ? sort : usualArticleSort;
};

/** Variables of the table of all articles for an address. */
export const articleVariables = (params: URLSearchParams, rows: number): ArticleSalesQueryVariables => {
  const sort = articleSort(params);
  return {
    filter: salesFilterOf(params),
    search: params.get('search'),
    order: orders[sort.replace('-', '')] ?? 'TURNOVER',
    descending: sort.startsWith('-'),
    first: rows,
    after: params.get('after'),
  };
};
