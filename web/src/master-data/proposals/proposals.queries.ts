import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  AcceptProposalDocument,
  type AcceptProposalMutation,
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

/**
 * What a decision says afterwards. It is told also when the proposal has left the page before the answer came: the hub
 * may be faster.
 */
interface Told<Answer> {
  readonly onSuccess: (answer: Answer) => void;
  readonly onError: (error: unknown) => void;
}

type Accepted = AcceptProposalMutation['acceptProposal'];

/** Accepts a proposal over the record as the person saw it; answers why it was not taken. Throws RequestError. */
export const useAcceptProposal = (told: Told<Accepted>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, version }: { readonly id: string; readonly version: number }) =>
      (await posApi.request(AcceptProposalDocument, { id, version })).acceptProposal,
    ...told,
    onSettled: () => client.invalidateQueries(),
  });
};

/** Refuses a proposal; the register hears the reason. Throws RequestError. */
export const useRefuseProposal = (told: Told<unknown>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (refusal: { readonly id: string; readonly reason: string }) =>
      posApi.request(RefuseProposalDocument, refusal),
    ...told,
    onSettled: () => client.invalidateQueries(),
  });
};
