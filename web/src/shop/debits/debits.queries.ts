import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Creditor, ReturnReason } from '@tresen/domain/shop/debits';
import { postForFile } from '../../kit/download/index.ts';
import {
  CollectDebitsDocument,
  DebitCollectionDaysDocument,
  DebitCreditorDocument,
  type DebitCreditorFactsFragment,
  DebitFileDocument,
  type DebitFileFactsFragment,
  type DebitFileListedFragment,
  DebitFilesDocument,
  type OpenDebitFactsFragment,
  OpenDebitsDocument,
  RestoreDebitDocument,
  ReturnDebitDocument,
  SaveDebitCreditorDocument,
  ShowDebitAccountDocument,
  type ShowDebitAccountMutation,
  WithdrawDebitFileDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi, RequestError, savedId } from '../../kit/graphql/index.ts';

export type StoredCreditor = DebitCreditorFactsFragment;
/** An order that can be collected. Amounts in cents. */
export type OpenDebit = OpenDebitFactsFragment;
export type ListedFile = DebitFileListedFragment;
export type DebitFile = DebitFileFactsFragment;
export type DebitAccount = ShowDebitAccountMutation['showDebitAccount'];

const meta = { topics: ['orders'] } as const;

/** Who collects; null until somebody has entered it. */
export const creditorQuery = queryOptions({
  queryKey: ['debits', 'creditor'],
  queryFn: async () => (await generalApi.request(DebitCreditorDocument, {})).debitCreditor,
});

/** Between which days a file that is made now can be collected. */
export const collectionDaysQuery = queryOptions({
  queryKey: ['debits', 'days'],
  queryFn: async () => (await generalApi.request(DebitCollectionDaysDocument, {})).debitCollectionDays,
});

interface PageOf {
  readonly first: number;
  readonly after: string | null;
}

/** A page of what can be collected, and whether somebody has entered who collects. */
export const openDebitsQuery = (page: PageOf) =>
  queryOptions({
    queryKey: ['debits', 'open', page],
    queryFn: () => generalApi.request(OpenDebitsDocument, page),
    placeholderData: keepPreviousData,
    meta,
  });

export const debitFilesQuery = (page: PageOf) =>
  queryOptions({
    queryKey: ['debits', 'files', page],
    queryFn: async () => (await generalApi.request(DebitFilesDocument, page)).debitFiles,
    placeholderData: keepPreviousData,
    meta,
  });

/** A file with its debits. @throws {RequestError} NOT_FOUND */
export const debitFileQuery = (id: string) =>
  queryOptions({
    queryKey: ['debits', 'file', id],
    queryFn: async () => {
      const { debitFile } = await generalApi.request(DebitFileDocument, { id });
      if (debitFile === null) throw new RequestError('NOT_FOUND');
      return debitFile;
    },
    meta,
  });

interface Collected {
  /** Name of the file; null where it was made but could not be fetched. */
  readonly name: string | null;
}

interface Collect {
  readonly key: string;
  readonly orderIds: readonly string[];
  readonly collectOn: string | null;
  readonly password: string;
}

/** Makes a file of orders, once for each key, and fetches it. */
export const useCollect = () =>
  useDebitMutation(async ({ orderIds, ...rest }: Collect): Promise<Collected> => {
    const { collectDebits } = await generalApi.request(CollectDebitsDocument, {
      ...rest,
      orderIds: [...orderIds],
    });
    return { name: await fetchFile(savedId(collectDebits), rest.password).catch(() => null) };
  });

/** Fetches a file once more. */
export const useFetchFile = (id: string) => useDebitMutation((password: string) => fetchFile(id, password));

/** Shows the account of an order; that it was shown is logged. */
export const useShowAccount = (orderId: string) =>
  useDebitMutation(
    async (password: string): Promise<DebitAccount> =>
      (await generalApi.request(ShowDebitAccountDocument, { orderId, password })).showDebitAccount,
  );

export const useWithdrawFile = () =>
  useDebitMutation(async (id: string) =>
    savedId((await generalApi.request(WithdrawDebitFileDocument, { id })).withdrawDebitFile),
  );

export const useReturnDebit = () =>
  useDebitMutation(
    async (input: { readonly id: string; readonly reason: ReturnReason; readonly note: string }) =>
      savedId((await generalApi.request(ReturnDebitDocument, input)).returnDebit),
  );

export const useRestoreDebit = () =>
  useDebitMutation(async (id: string) =>
    savedId((await generalApi.request(RestoreDebitDocument, { id })).restoreDebit),
  );

/** Keeps who collects, over the version that was looked at. */
export const useSaveCreditor = () =>
  useDebitMutation(
    async (input: {
      readonly creditor: Creditor;
      readonly version: number | null;
      readonly password: string;
    }) => savedId((await generalApi.request(SaveDebitCreditorDocument, input)).saveDebitCreditor),
  );

function useDebitMutation<Input, Result>(run: (input: Input) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    // What was typed and shown here is nobody's to find later.
    gcTime: 0,
    // After a refusal, too: somebody else may have been quicker.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['debits'] }),
        client.invalidateQueries({ queryKey: ['shopOrder'] }),
        client.invalidateQueries({ queryKey: ['soldShopOrders'] }),
      ]),
  });
}

/** Fetches a file and gives it to the browser. Returns its name. */
function fetchFile(id: string, password: string): Promise<string> {
  return postForFile(`/api/debit-files/${id}`, { password });
}
