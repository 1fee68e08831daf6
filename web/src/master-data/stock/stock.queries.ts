import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BookedMovement } from '@tresen/domain/master-data/stock';
import {
  BookStockMovementDocument,
  StockMovementsDocument,
  type StockMovementsQuery,
  StockOfDocument,
  type StockOfQuery,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';

export type BranchStock = StockOfQuery['stockOf'][number];
export type Movement = StockMovementsQuery['stockMovements']['nodes'][number];

/** How much there is of an article, branch by branch. */
export const stockQuery = (articleId: string) =>
  queryOptions({
    queryKey: ['stock', articleId, 'amounts'],
    queryFn: async () => (await posApi.request(StockOfDocument, { articleId })).stockOf,
    meta: { topics: ['stock', 'masterData'] },
  });

const pageSize = { first: 5, further: 25 } as const;

/** What made it so, newest first, page by page. */
export const movementsQuery = (articleId: string) =>
  infiniteQueryOptions({
    queryKey: ['stock', articleId, 'movements'],
    queryFn: async ({ pageParam }) => {
      const first = pageParam === null ? pageSize.first : pageSize.further;
      const variables = { articleId, first, after: pageParam };
      return (await posApi.request(StockMovementsDocument, variables)).stockMovements;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ pageInfo }) => (pageInfo.hasNextPage ? pageInfo.endCursor : null),
    select: ({ pages }) => pages.flatMap(({ nodes }) => nodes),
    meta: { topics: ['stock'] },
  });

/** Books a movement. Sent twice with one id, it is booked once. */
export const useBookMovement = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (movement: BookedMovement) => {
      await posApi.request(BookStockMovementDocument, {
        movement: { ...movement, reason: movement.reason ?? null },
      });
    },
    onSettled: (_data, _error, { articleId }) => client.invalidateQueries({ queryKey: ['stock', articleId] }),
  });
};
