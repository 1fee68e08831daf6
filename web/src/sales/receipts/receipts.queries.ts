import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RecordFilter } from '@tresen/domain/kit/entities';
import {
  ReceiptDocument,
  ReceiptNeighboursDocument,
  type ReceiptQuery,
  type ReceiptRowFragment,
  ReceiptsDocument,
  type ReceiptUpdateInput,
  ReceiptVerificationDocument,
  type ReceiptVerificationQuery,
  UpdateReceiptDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi, RequestError, savedId } from '../../kit/graphql/index.ts';
import { recordsQuery } from '../../kit/record-list/index.ts';

export type ReceiptRow = ReceiptRowFragment;
export type StoredReceipt = NonNullable<ReceiptQuery['receipt']>;
export type LinkedReceipt = StoredReceipt['refersTo'][number];
export type TseCheck = NonNullable<ReceiptVerificationQuery['receiptVerification']>[number];

/** Pages of the list; the first page shows without a connection, too. */
export const receiptsQuery = recordsQuery<ReceiptRow>(
  'receipts',
  async ({ filter, sort, first, after }) =>
    (await posApi.request(ReceiptsDocument, { filter, sort, first, after })).receipts,
  ['figures'],
  true,
);

/** One receipt. What the register sent never changes; note, tags and customer may. */
export const receiptQuery = (id: string) =>
  queryOptions({
    queryKey: ['receipt', id],
    queryFn: async () => {
      const { receipt } = await posApi.request(ReceiptDocument, { id });
      if (receipt === null) throw new RequestError('NOT_FOUND');
      return receipt;
    },
  });

/** What can be said of a receipt's signature; asked anew, since neighbours may come later. */
export const verificationQuery = (id: string) =>
  queryOptions({
    queryKey: ['receipt', id, 'verification'],
    queryFn: async () => {
      const { receiptVerification } = await posApi.request(ReceiptVerificationDocument, { id });
      if (receiptVerification === null) throw new RequestError('NOT_FOUND');
      return receiptVerification;
    },
  });

/** The receipts before and behind one in the list that its page was opened from. */
export const neighboursQuery = (id: string, filter: RecordFilter) =>
  queryOptions({
    queryKey: ['receipt', id, 'neighbours', filter],
    queryFn: async () => (await posApi.request(ReceiptNeighboursDocument, { id, filter })).receiptNeighbours,
    placeholderData: keepPreviousData,
  });

/** Changes note, tags and customer. */
export const useUpdateReceipt = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (receipt: ReceiptUpdateInput) =>
      savedId((await posApi.request(UpdateReceiptDocument, { receipt })).updateReceipt),
    // Somebody was quicker: what they wrote shows beside what was typed.
    onError: (_error, { id }) => client.invalidateQueries({ queryKey: ['receipt', id], exact: true }),
    onSuccess: (id) =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['receipt', id], exact: true }),
        client.invalidateQueries({ queryKey: ['receipts'] }),
      ]),
  });
};
