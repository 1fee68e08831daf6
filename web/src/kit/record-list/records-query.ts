import { keepPreviousData, type QueryKey, queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import type { ChangedTopic } from '@tresen/domain/fleet/live';
import type { RecordVariables } from './record-address.ts';

// By itself: the first request of a list is asked for before the code of lists is there.

/** One page of records, as the API gives it. */
export interface RecordConnection<Row> {
  readonly nodes: readonly Row[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  /** Exact up to 10,000. */
  readonly totalCount: number;
  /** `atLeast` where not all could be looked at; else as exact as the number says. */
  readonly countPrecision?: string;
  /** The page is not full, and what is older than this has not been looked at. */
  readonly searchedUntil?: string | null;
  /** The same of a list in the order of an amount: it was looked to so many cents. */
  readonly searchedUntilGross?: number | null;
}

/** One page, which may tell more than its rows, such as their sums. */
export type Page<Row, More> = RecordConnection<Row> & More;

export type RecordsQuery<Row, More> = (
  variables: RecordVariables,
) => UseQueryOptions<Page<Row, More>, Error, Page<Row, More>, QueryKey> & { queryKey: QueryKey };

/**
 * The request of a list's pages: kept by filter, order and place, shown at once when somebody comes back, fetched again
 * when master data changes.
 * @param list name of the list, first part of the key; with what else the answer depends on, such as the language
 * @param topics what makes its rows old: master data, unless told
 * @param isKept the first page shows without a connection, too
 */
export const recordsQuery =
  <Row, More = unknown>(
    list: string | readonly string[],
    request: (variables: RecordVariables) => Promise<RecordConnection<Row> & NoInfer<More>>,
    topics: readonly ChangedTopic[] = ['masterData'],
    isKept = false,
  ): RecordsQuery<Row, More> =>
  (variables) =>
    queryOptions({
      queryKey: [...[list].flat(), variables] as QueryKey,
      queryFn: () => request(variables),
      placeholderData: keepPreviousData,
      meta: { topics, ...(isKept && { isKept: variables.after === null }) },
    });
