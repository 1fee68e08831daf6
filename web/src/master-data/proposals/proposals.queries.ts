import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  AcceptProposalDocument,
  ProposalsDocument,
  type ProposalsQuery,
  RefuseProposalDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';

export type Proposal = ProposalsQuery['proposals']['nodes'][number];

const perPage = 10;

/** Edits made at registers that nobody has decided, the newest first. */
export const proposalsQuery = infiniteQueryOptions({
  queryKey: ['proposals'],
  queryFn: async ({ pageParam }) =>
    (await posApi.request(ProposalsDocument, { first: perPage, after: pageParam })).proposals,
  initialPageParam: null as string | null,
  getNextPageParam: ({ pageInfo }) => (pageInfo.hasNextPage ? pageInfo.endCursor : undefined),
  select: ({ pages }) => ({
    nodes: pages.flatMap(({ nodes }) => nodes),
    totalCount: pages.at(-1)?.totalCount ?? 0,
  }),
  meta: { topics: ['syncProblems', 'masterData'] },
});

/** Accepts a proposal over the record as the person saw it; answers why it was not taken. Throws RequestError. */
export const useAcceptProposal = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, version }: { readonly id: string; readonly version: number }) =>
      (await posApi.request(AcceptProposalDocument, { id, version })).acceptProposal,
    onSettled: () => client.invalidateQueries(),
  });
};

/** Refuses a proposal; the register hears the reason. Throws RequestError. */
export const useRefuseProposal = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (refusal: { readonly id: string; readonly reason: string }) =>
      posApi.request(RefuseProposalDocument, refusal),
    onSettled: () => client.invalidateQueries(),
  });
};
