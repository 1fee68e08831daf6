import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  DataOverviewDocument,
  type DataOverviewQuery,
  EnableLiveCommunicationDocument,
  OverviewRegistersDocument,
  type OverviewRegistersQuery,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';

export type Branch = DataOverviewQuery['dataOverview']['branches'][number];
export type KindFigures = DataOverviewQuery['dataOverview']['kinds'][number];
export type OverviewRegister = OverviewRegistersQuery['overviewRegisters']['nodes'][number];

const key = 'dataOverview';

/** All that the page shows but registers. It has no live topics: `useCalmRefresh` fetches it anew. */
export const overviewQuery = queryOptions({
  queryKey: [key],
  queryFn: () => posApi.request(DataOverviewDocument, {}),
  initialData: () => posApi.takeArrived(DataOverviewDocument, {}),
  select: ({ dataOverview }) => dataOverview,
});

/** Every query of the page. */
export const overviewKey = [key] as const;

/** The linked registers of a branch, or of all for null. */
export const registersQuery = (unitId: string | null, onlyUnreachable: boolean, first: number | null) =>
  queryOptions({
    queryKey: [key, 'registers', { unitId, onlyUnreachable, first }],
    queryFn: async () =>
      (await posApi.request(OverviewRegistersDocument, { unitId, onlyUnreachable, first })).overviewRegisters,
    placeholderData: keepPreviousData,
  });

interface EnableLiveOptions {
  /** Gets the number of registers; also when what asked for it is gone by then, since there is nothing left to switch. */
  readonly onDone: (count: number) => void;
  readonly onError: (error: unknown) => void;
}

/** Switches live communication on for a branch's registers, or all for null. */
export const useEnableLive = ({ onDone, onError }: EnableLiveOptions) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (unitId: string | null) =>
      (await posApi.request(EnableLiveCommunicationDocument, { unitId })).enableLiveCommunication.count,
    onSuccess: onDone,
    onError,
    onSettled: () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [first] }) => first === key || first === 'devices',
      }),
  });
};
