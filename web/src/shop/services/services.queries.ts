import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  CancelShopServiceDocument,
  RenewShopServiceDocument,
  type ShopServiceFactsFragment,
  ShopServicesDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi, savedId } from '../../kit/graphql/index.ts';
import { servicesVariables } from './services-address.ts';

/** Something that is booked for longer. Amounts in net cents. */
export type Service = ShopServiceFactsFragment;

/** A page of what is booked, by name. */
export const servicesQuery = (params: URLSearchParams, rows: number) => {
  const variables = servicesVariables(params, rows);
  return queryOptions({
    queryKey: ['shopServices', variables],
    queryFn: () => generalApi.request(ShopServicesDocument, variables),
    select: ({ shopServices: { sums, ...page } }) => ({
      ...page,
      totalCount: sums.count,
      yearlyPrice: sums.yearlyPrice,
    }),
    placeholderData: keepPreviousData,
    meta: { topics: ['services', 'orders'] },
  });
};

/** Cancels a service for the day that its row names. */
export const useCancelService = () =>
  useServiceMutation(async ({ id, version, endWhenCancelled: endsOn }: Service) =>
    savedId((await generalApi.request(CancelShopServiceDocument, { id, version, endsOn })).cancelShopService),
  );

/** Takes a cancellation back. */
export const useRenewService = () =>
  useServiceMutation(async ({ id, version }: Service) =>
    savedId((await generalApi.request(RenewShopServiceDocument, { id, version })).renewShopService),
  );

function useServiceMutation<Input>(run: (input: Input) => Promise<string>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    // After a refusal, too: somebody else may have been quicker.
    onSettled: () => client.invalidateQueries({ queryKey: ['shopServices'] }),
  });
}
