import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  NewsDocument,
  NewsItemDocument,
  type NewsItemQuery,
  type NewsQuery,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import type { Language } from '../../kit/i18n/index.ts';

export type NewsCardItem = NewsQuery['news']['nodes'][number];
export type NewsReading = NewsItemQuery['newsItem'];
export type NewsArticleItem = NewsReading['item'];
export type NewsNeighbour = NonNullable<NewsReading['newer']>;

/** Items that are loaded at a time. */
const pageSize = 12;

/** The news of an address in a language, page after page. */
export const newsQuery = (params: URLSearchParams, language: Language) => {
  const variables = { language, search: params.get('search'), tag: params.get('tag'), first: pageSize };
  return infiniteQueryOptions({
    queryKey: ['news', variables],
    queryFn: ({ pageParam }) => generalApi.request(NewsDocument, { ...variables, after: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ news: { pageInfo } }) => (pageInfo.hasNextPage ? pageInfo.endCursor : undefined),
    placeholderData: keepPreviousData,
    meta: { isKept: true },
    select: ({ pages }) => ({
      items: pages.flatMap(({ news }) => news.nodes),
      totalCount: pages[0]?.news.totalCount ?? 0,
      tags: pages[0]?.news.tags ?? [],
    }),
  });
};

/** One item in a language, with those before and after it. */
export const newsItemQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: ['newsItem', id, language],
    queryFn: () => generalApi.request(NewsItemDocument, { id, language }),
    select: ({ newsItem }) => newsItem,
  });
