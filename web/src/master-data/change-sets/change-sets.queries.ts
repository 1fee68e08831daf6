import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { EntityName } from '@tresen/domain/kit/entities';
import type { BulkChange } from '@tresen/domain/master-data/change-sets';
import {
  CancelChangeSetDocument,
  type ChangedRecordFactsFragment,
  ChangeSetDocument,
  type ChangeSetFactsFragment,
  ChangeSetRecordsDocument,
  ChangeSetsDocument,
  PreviewChangeDocument,
  type PreviewChangeQuery,
  PreviewChangeRowsDocument,
  StartChangeDocument,
  UndoChangeSetDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi, savedId } from '../../kit/graphql/index.ts';
import type { Language } from '../../kit/i18n/index.ts';
import type { Target } from '../../kit/record-list/index.ts';

export type ChangeSet = ChangeSetFactsFragment;
export type ChangedRecord = ChangedRecordFactsFragment;
export type Preview = PreviewChangeQuery['previewChange'];

/** A change and the records that it is about. */
export interface BulkRequest {
  readonly entity: EntityName;
  readonly target: Target;
  readonly change: BulkChange;
}

/** What a change would do; asked anew each time, since it goes with the start. */
export const previewQuery = (request: BulkRequest) =>
  queryOptions({
    queryKey: ['previewChange', request],
    queryFn: async () => (await posApi.request(PreviewChangeDocument, variablesOf(request))).previewChange,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Rows of a preview behind one; fewer than 50 are the last. @throws {RequestError} */
export const morePreviewRows = async (
  request: BulkRequest,
  isFaulty: boolean,
  after: string,
): Promise<readonly ChangedRecord[]> =>
  (await posApi.request(PreviewChangeRowsDocument, { ...variablesOf(request), isFaulty, after }))
    .previewChangeRows;

/** Starts a change; the id of its set. @throws {RequestError} */
export const startChange = async (
  request: BulkRequest,
  requestKey: string,
  seenSeq: string,
): Promise<string> =>
  savedId(
    (await posApi.request(StartChangeDocument, { ...variablesOf(request), requestKey, seenSeq })).startChange,
  );

/** Ends a set; what it has changed stays. */
export const cancelChangeSet = async (id: string): Promise<void> =>
  void (await posApi.request(CancelChangeSetDocument, { id }));

/** Starts undoing a set; the id of the set that does it. @throws {RequestError} */
export const undoChangeSet = async (id: string, requestKey: string): Promise<string> =>
  savedId((await posApi.request(UndoChangeSetDocument, { id, requestKey })).undoChangeSet);

export const isUnderWay = ({ state }: Pick<ChangeSet, 'state'>): boolean =>
  state === 'waiting' || state === 'running';

/** Milliseconds: progress is seen without a live connection, too. */
const lookAgainMs = 2_000;

/** One set, followed until it ends. */
export const changeSetQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: ['changeSets', 'one', id, language],
    queryFn: async () => (await posApi.request(ChangeSetDocument, { id, language })).changeSet,
    refetchInterval: ({ state: { data } }) => (data && !isUnderWay(data) ? false : lookAgainMs),
    meta: { topics: ['changeSets'] },
  });

/** The sets of the last 90 days, newest first. */
export const changeSetsQuery = (language: Language) =>
  infiniteQueryOptions({
    queryKey: ['changeSets', 'all', language],
    queryFn: async ({ pageParam }) =>
      (await posApi.request(ChangeSetsDocument, { first: 25, after: pageParam, language })).changeSets,
    initialPageParam: null as string | null,
    getNextPageParam: ({ pageInfo }) => (pageInfo.hasNextPage ? pageInfo.endCursor : null),
    select: ({ pages }) => pages.flatMap(({ nodes }) => nodes),
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ nodes }) => nodes.some(isUnderWay)) ? lookAgainMs : false,
    meta: { topics: ['changeSets'] },
  });

/** What a set did to its records, or why it did nothing to them. */
export const changeSetRecordsQuery = (id: string, isChanged: boolean) =>
  infiniteQueryOptions({
    queryKey: ['changeSets', 'records', id, isChanged],
    queryFn: async ({ pageParam }) =>
      (await posApi.request(ChangeSetRecordsDocument, { id, isChanged, first: 50, after: pageParam }))
        .changeSetRecords,
    initialPageParam: null as string | null,
    getNextPageParam: ({ pageInfo }) => (pageInfo.hasNextPage ? pageInfo.endCursor : null),
    select: ({ pages }) => pages.flatMap(({ nodes }) => nodes),
  });

function variablesOf({ entity, target, change }: BulkRequest) {
  return {
    entity,
    change: JSON.stringify(change),
    ...('ids' in target ? { ids: [...target.ids] } : { filter: target.filter }),
  };
}
