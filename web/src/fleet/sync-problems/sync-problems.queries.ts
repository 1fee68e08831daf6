import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  AcceptSyncProblemDocument,
  OpenSyncProblemsDocument,
  RetrySyncProblemDocument,
  SyncProblemsDocument,
  type SyncProblemsQuery,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi, savedId } from '../../kit/graphql/index.ts';

export type SyncProblem = SyncProblemsQuery['syncProblems']['nodes'][number];
export type Decision = 'retry' | 'accept';

export const syncProblemsQuery = (after: string | null, rows: number) =>
  queryOptions({
    queryKey: ['syncProblems', after, rows],
    queryFn: () => posApi.request(SyncProblemsDocument, { first: rows, after }),
    select: ({ syncProblems }) => syncProblems,
    placeholderData: keepPreviousData,
    meta: { topics: ['syncProblems'] },
  });

/** How many problems and proposals wait for a person (SHL-77). */
export const openProblemsQuery = queryOptions({
  queryKey: ['syncProblems', 'open'],
  queryFn: () => posApi.request(OpenSyncProblemsDocument, {}),
  select: ({ syncProblems, proposals }) => syncProblems.totalCount + proposals.totalCount,
  meta: { topics: ['syncProblems'] },
});

const retry = async (id: string) => {
  const { retrySyncProblem } = await posApi.request(RetrySyncProblemDocument, { id });
  // Not stored is an outcome here, not a failure: the record is still what it was.
  return retrySyncProblem.isSuccess;
};

const accept = async (id: string) => {
  savedId((await posApi.request(AcceptSyncProblemDocument, { id })).acceptSyncProblem);
  return true;
};

/** Decides a problem; answers whether it is settled. Throws RequestError. */
export const useDecideProblem = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, decision }: { readonly id: string; readonly decision: Decision }) =>
      decision === 'retry' ? retry(id) : accept(id),
    onSuccess: () => client.invalidateQueries(),
  });
};
