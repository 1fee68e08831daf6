import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { TakeOverChoice } from '@tresen/domain/master-data/take-over';
import {
  ChooseTakeOverDocument,
  TakeOverOfferDocument,
  type TakeOverOfferQuery,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi, savedId } from '../../kit/graphql/index.ts';

export type Offer = NonNullable<TakeOverOfferQuery['takeOverOffer']>;

/** The data that a register held before it was linked; null when there is none. */
export const takeOverOfferQuery = (deviceId: string) =>
  queryOptions({
    queryKey: ['takeOverOffer', deviceId],
    queryFn: async () => (await posApi.request(TakeOverOfferDocument, { deviceId })).takeOverOffer ?? null,
    enabled: deviceId !== '',
    meta: { topics: ['masterData'] },
  });

/** Decides what becomes of the data. Throws RequestError. */
export const useChooseTakeOver = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (chosen: { readonly deviceId: string; readonly choice: TakeOverChoice }) =>
      savedId((await posApi.request(ChooseTakeOverDocument, chosen)).chooseTakeOver),
    onSettled: () => client.invalidateQueries(),
  });
};
