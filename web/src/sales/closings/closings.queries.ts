import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  CheckClosingDocument,
  ClosingDocument,
  type ClosingQuery,
  ClosingsDocument,
  type ClosingsQuery,
  MissingClosingsDocument,
  type MissingClosingsQuery,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi, RequestError } from '../../kit/graphql/index.ts';
import { recordsQuery } from '../../kit/record-list/index.ts';

export type ClosingConnection = ClosingsQuery['closings'];
export type ClosingRow = ClosingConnection['nodes'][number];
export type StoredClosing = NonNullable<ClosingQuery['closing']>;
export type MissingClosing = MissingClosingsQuery['missingClosings'][number];
export type CheckedFigure = StoredClosing['figures'][number];

/** Pages of the list, with the sums of all that the filter matches; the first page shows without a connection, too. */
export const closingsQuery = recordsQuery<ClosingRow, Pick<ClosingConnection, 'totals'>>(
  'closings',
  async ({ filter, first, after }) =>
    (await posApi.request(ClosingsDocument, { filter, first, after })).closings,
  ['closings'],
  true,
);

/** One closing. What the register sent never changes; what the cloud says of it does. */
export const closingQuery = (id: string) =>
  queryOptions({
    queryKey: ['closing', id],
    queryFn: async () => {
      const { closing } = await posApi.request(ClosingDocument, { id });
      if (closing === null) throw new RequestError('NOT_FOUND');
      return closing;
    },
    meta: { topics: ['closings'] },
  });

/** The business days of the last weeks whose closing is missing. */
export const missingClosingsQuery = (unitIds: readonly string[]) =>
  queryOptions({
    queryKey: ['closings', 'missing', unitIds],
    queryFn: async () =>
      (await posApi.request(MissingClosingsDocument, { unitIds: [...unitIds] })).missingClosings,
    meta: { topics: ['closings', 'alerts'] },
  });

/** Compares a closing with its receipts once more; gives what was found. */
export const useCheckClosing = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) =>
      (await posApi.request(CheckClosingDocument, { id })).checkClosing.row.state,
    onSuccess: (_state, id) =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['closing', id] }),
        client.invalidateQueries({ queryKey: ['closings'] }),
      ]),
  });
};
