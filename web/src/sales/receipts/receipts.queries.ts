import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  ReceiptDocument,
  ReceiptsDocument,
  type ReceiptsQuery,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi, RequestError } from '../../kit/graphql/index.ts';
import { receiptsVariables } from './receipts-address.ts';

export type ReceiptConnection = ReceiptsQuery['receipts'];
export type ReceiptRow = ReceiptConnection['nodes'][number];

/** One page of the list. */
export const receiptsQuery = (params: URLSearchParams, rows: number) => {
  const variables = receiptsVariables(params, rows);
  return queryOptions({
    queryKey: ['receipts', variables],
    queryFn: () => posApi.request(ReceiptsDocument, variables),
    select: ({ receipts }) => receipts,
    placeholderData: keepPreviousData,
    // The first page shows without a connection, too.
    meta: { topics: ['figures'], isKept: variables.after === null },
  });
};

/** One receipt. It never changes, so it is never asked for twice. */
export const receiptQuery = (id: string) =>
  queryOptions({
    queryKey: ['receipt', id],
    queryFn: async () => {
      const { receipt } = await posApi.request(ReceiptDocument, { id });
      if (receipt === null) throw new RequestError('NOT_FOUND');
      return receipt;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
