import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  CancelShopServiceDocument,
  RenewShopServiceDocument,
  type ShopServiceFactsFragment,
  ShopServicesDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi, savedId } from '../../kit/graphql/index.ts';
import { recordsQuery } from '../../kit/record-list/index.ts';
import { servicesRequest } from './services-address.ts';

/** Something that is booked for longer. Amounts in net cents. */
export type Service = ShopServiceFactsFragment;

/** Pages of what is booked, by name, and what all of it costs in a year. */
export const servicesQuery = recordsQuery<Service, { readonly yearlyPrice: number }>(
  'shopServices',
  async (variables) => {
    const { shopServices } = await generalApi.request(ShopServicesDocument, servicesRequest(variables));
    const { sums, ...page } = shopServices;
    return { ...page, totalCount: sums.count, yearlyPrice: sums.yearlyPrice };
  },
  ['services', 'orders'],
);

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
