import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  AcknowledgeCounterGapsDocument,
  CounterGapsDocument,
  type CounterGapsQuery,
  RegisterCountersDocument,
  type RegisterCountersQuery,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { recordsQuery } from '../../kit/record-list/index.ts';
import { gapFilter } from './gaps-address.ts';

export type Gap = CounterGapsQuery['counterGaps']['nodes'][number];
export type CounterState = RegisterCountersQuery['registerCounters']['counters'][number];

const topics = ['syncProblems', 'figures'] as const;

/** Pages of the gaps of all registers, those found last first. */
export const gapsQuery = recordsQuery<Gap>(
  'counterGaps',
  async ({ filter, first, after }) =>
    (await posApi.request(CounterGapsDocument, { filter: gapFilter(filter), first, after })).counterGaps,
  topics,
);

/** The counters of one register. */
export const registerCountersQuery = (deviceId: string) =>
  queryOptions({
    queryKey: ['registerCounters', deviceId],
    queryFn: () => posApi.request(RegisterCountersDocument, { deviceId }),
    select: ({ registerCounters }) => registerCounters,
    meta: { topics },
  });

/** What an explanation says afterwards, also when the gap has left the page before the answer came. */
interface Told {
  readonly onSuccess: () => void;
  readonly onError: (error: unknown) => void;
}

/** Says why numbers are missing. Throws RequestError. */
export const useAcknowledgeGaps = (told: Told) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (variables: { readonly ids: readonly string[]; readonly reason: string }) =>
      posApi.request(AcknowledgeCounterGapsDocument, { ...variables, ids: [...variables.ids] }),
    ...told,
    onSettled: () => client.invalidateQueries(),
  });
};
