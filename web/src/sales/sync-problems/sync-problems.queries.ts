import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  AcceptSyncProblemsDocument,
  ForeseeSyncProblemsDocument,
  OpenSyncProblemsDocument,
  RetrySyncProblemsDocument,
  SyncProblemCountsDocument,
  type SyncProblemCountsQuery,
  SyncProblemDocument,
  type SyncProblemFilter,
  type SyncProblemQuery,
  SyncProblemsDocument,
  type SyncProblemsQuery,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { recordsQuery } from '../../kit/record-list/index.ts';
import { problemFilter } from './problems-address.ts';

export type SyncProblem = SyncProblemsQuery['syncProblems']['nodes'][number];
export type ProblemCount = SyncProblemCountsQuery['syncProblemCounts'][number];
export type ProblemDetail = SyncProblemQuery['syncProblem'];
export type Decision = 'retry' | 'accept';

/** Which problems are meant: these, or all open ones of a filter. */
export type ProblemTarget = { readonly ids: string[] } | { readonly filter: SyncProblemFilter };

const topics = ['syncProblems'] as const;

/** Names the lists in what is kept of them. */
export type ProblemListName = 'syncProblems' | 'settledProblems';

/** Pages of the lists. */
export const problemsQueries = {
  syncProblems: pagesOf('syncProblems', false),
  settledProblems: pagesOf('settledProblems', true),
};

/** How many there are of each register and reason, whatever else the address says. */
export const problemCountsQuery = (isDone: boolean) =>
  queryOptions({
    queryKey: ['syncProblems', 'counts', isDone],
    queryFn: () => posApi.request(SyncProblemCountsDocument, { filter: { isDone } }),
    select: ({ syncProblemCounts }) => syncProblemCounts,
    placeholderData: keepPreviousData,
    meta: { topics },
  });

/** One problem with what the register sent, and what decisions would do to it. */
export const syncProblemQuery = (id: string) =>
  queryOptions({
    queryKey: ['syncProblems', 'one', id],
    queryFn: () => posApi.request(SyncProblemDocument, { id }),
    meta: { topics },
  });

/** What decisions would do to several. */
export const foreseenQuery = (target: ProblemTarget) =>
  queryOptions({
    queryKey: ['syncProblems', 'foreseen', target],
    queryFn: () => posApi.request(ForeseeSyncProblemsDocument, target),
    select: ({ foreseeSyncProblems }) => foreseeSyncProblems,
    staleTime: 0,
    gcTime: 0,
  });

/** How many problems and proposals wait for a person (SHL-77). */
export const openProblemsQuery = queryOptions({
  queryKey: ['syncProblems', 'open'],
  queryFn: () => posApi.request(OpenSyncProblemsDocument, {}),
  select: ({ syncProblems, proposals }) => syncProblems.totalCount + proposals.totalCount,
  meta: { topics: ['syncProblems'] },
});

/** How the problems fared that somebody decided about. */
export interface Outcome {
  readonly stored: number;
  readonly noted: number;
  readonly wrong: number;
  readonly gone: number;
}

interface DecideVariables {
  readonly target: ProblemTarget;
  readonly decision: Decision;
  readonly onProgress?: (done: number) => void;
}

/**
 * What a decision says afterwards. It is told also when the problems have left the page before the answer came: the hub
 * may be faster.
 */
interface Told {
  readonly onSuccess: (outcome: Outcome, decided: DecideVariables) => void;
  readonly onError: (error: unknown) => void;
}

/** Decides about problems, 200 at a time; answers how they fared. Throws RequestError. */
export const useDecideProblems = (told: Told) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ target, decision, onProgress = () => undefined }: DecideVariables) =>
      decide(target, decision, onProgress),
    ...told,
    onSettled: () => client.invalidateQueries(),
  });
};

function pagesOf(name: ProblemListName, isDone: boolean) {
  const filterOf = problemFilter(isDone);
  return recordsQuery<SyncProblem>(
    name,
    async ({ filter, first, after }) =>
      (await posApi.request(SyncProblemsDocument, { filter: filterOf(filter), first, after })).syncProblems,
    ['syncProblems'],
  );
}

async function decide(
  target: ProblemTarget,
  decision: Decision,
  onProgress: (done: number) => void,
): Promise<Outcome> {
  let sum: Outcome = { stored: 0, noted: 0, wrong: 0, gone: 0 };
  for (let after: string | null = null; ; ) {
    const { stored, noted, wrong, gone, next } = await decideNext(decision, { ...target, after });
    sum = {
      stored: sum.stored + stored,
      noted: sum.noted + noted,
      wrong: sum.wrong + wrong,
      gone: sum.gone + gone,
    };
    if (next === null) return sum;
    after = next;
    onProgress(sum.stored + sum.noted + sum.wrong + sum.gone);
  }
}

async function decideNext(decision: Decision, variables: ProblemTarget & { after: string | null }) {
  return decision === 'retry'
    ? (await posApi.request(RetrySyncProblemsDocument, variables)).retrySyncProblems
    : (await posApi.request(AcceptSyncProblemsDocument, variables)).acceptSyncProblems;
}
