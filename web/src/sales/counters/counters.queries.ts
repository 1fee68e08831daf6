import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { gapStates } from '@tresen/domain/sales/counters';
import { listParam } from '../../kit/address/index.ts';
import {
  AcknowledgeCounterGapsDocument,
  type CounterGapFilter,
  CounterGapsDocument,
  type CounterGapsQuery,
  RegisterCountersDocument,
  type RegisterCountersQuery,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';

export type Gap = CounterGapsQuery['counterGaps']['nodes'][number];
export type CounterState = RegisterCountersQuery['registerCounters']['counters'][number];

const topics = ['syncProblems', 'figures'] as const;

/** The state of gaps that an address shows: one of the domain's, or `closed`; all that last where it says nothing. */
export const gapState = (params: URLSearchParams): string =>
  [...gapStates, 'closed'].find((state) => state === params.get('state')) ?? '';

/** A page of the gaps that an address shows. */
export const gapsQuery = (params: URLSearchParams, rows: number) => {
  const variables = { filter: filterOf(params), first: rows, after: params.get('after') };
  return queryOptions({
    queryKey: ['counterGaps', variables],
    queryFn: () => posApi.request(CounterGapsDocument, variables),
    select: ({ counterGaps }) => counterGaps,
    placeholderData: keepPreviousData,
    meta: { topics },
  });
};

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

function filterOf(params: URLSearchParams): CounterGapFilter {
  const state = gapState(params);
  const [units, devices] = [listParam(params, 'units'), listParam(params, 'devices')];
  return {
    isClosed: state === 'closed',
    unitIds: units.length === 0 ? null : [...units],
    deviceIds: devices.length === 0 ? null : [...devices],
    states: state === '' || state === 'closed' ? null : [state],
  };
}
