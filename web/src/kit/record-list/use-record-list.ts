import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Condition, EntityWords, ListedKind, RecordFilter } from '@tresen/domain/kit/entities';
import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useChangeParams } from '../address/index.ts';
import { whenPageStands } from '../idle/index.ts';
import { type Order, type Selection, useRowsPerPage, useSelection } from '../list/index.ts';
import {
  filterParams,
  fromStart,
  type RecordVariables,
  recordVariables,
  viewQuery,
  withConditions,
} from './record-address.ts';
import type { Page, RecordsQuery } from './records-query.ts';

type Stored = Readonly<Record<string, unknown>> & { readonly id: string };

/** The parameter by which the address says that cells are entered. */
const editParam = { name: 'edit', value: 'cells' } as const;

/**
 * What a list shows and how to change that. The address holds all of it but the selection.
 */
export interface RecordList<Row, More = unknown> {
  /** Names the list in what this browser and the server keep of it. */
  readonly name: string;
  readonly entity: ListedKind;
  readonly words: EntityWords;
  readonly variables: RecordVariables;
  /** The filters that somebody has set. */
  readonly conditions: readonly Condition[];
  /** Those that make the list a part of the records. */
  readonly fixed: readonly Condition[];
  readonly isFiltered: boolean;
  /** There is nothing, and no filter hides it. */
  readonly isEmpty: boolean;
  readonly order: Order;
  readonly query: UseQueryResult<Page<Row, More>>;
  readonly selection: Selection;
  /** What a view of this list keeps of the address: `f=price.from.500&sort=-price`. */
  readonly viewQuery: string;
  readonly setConditions: (conditions: readonly Condition[]) => void;
  readonly setStatus: (status: RecordFilter['status']) => void;
  /** Its cells are being entered. */
  readonly isEdited: boolean;
  readonly setEdited: (isEdited: boolean) => void;
  /** Shows a record as it was just stored, until the list is asked for anew. */
  readonly showStored: (record: Stored) => void;
  /** Removes search, filters, branches and status. */
  readonly clearFilter: () => void;
}

/** The records that an action is meant for: some by their id, or whatever the filter matches. */
export type Target = { readonly ids: readonly string[] } | { readonly filter: RecordFilter };

/** What is chosen in a list, as actions on many records take it. */
export const targetOf = ({
  selection,
  variables,
}: Pick<RecordList<unknown>, 'selection' | 'variables'>): Target =>
  selection.isAll ? { filter: variables.filter } : { ids: [...selection.ids] };

interface RecordListInput<Row, More> {
  readonly name: string;
  readonly entity: ListedKind;
  readonly words: EntityWords;
  readonly query: RecordsQuery<Row, More>;
  /** What makes the list a part of the records; the same object between renderings. */
  readonly fixed?: readonly Condition[] | undefined;
}

const nothingFixed: readonly Condition[] = [];

/**
 * A list of records whose state stands in the address: search `q`, filters `f`, branches `units`, `status`, `sort`, and
 * the place `after`, `page`. Reload, back and a sent link show the same; a new filter starts at the first page.
 */
export const useRecordList = <Row, More = unknown>(
  input: RecordListInput<Row, More>,
): RecordList<Row, More> => {
  const { name, entity, words, query: ofPage, fixed = nothingFixed } = input;
  const { params, change } = useChanges();
  const rows = useRowsPerPage();
  const variables = useMemo(
    () => recordVariables(entity, params, { rows, fixed }),
    [entity, params, rows, fixed],
  );
  const query = useQuery(ofPage(variables));
  usePrefetchedNextPage<Row, More>(query, ofPage, variables);
  const showStored = useShowStored<Row, More>(ofPage, variables);
  const { filter, sort } = variables;
  const selection = useSelection(JSON.stringify(filter), query.data?.totalCount ?? 0);
  const order = useMemo(() => ({ value: sort, onChange: change.setSort }), [sort, change]);
  const { search, unitIds, status } = filter;
  const conditions = filter.conditions.slice(fixed.length);
  const isFiltered = search !== '' || unitIds.length > 0 || conditions.length > 0 || status !== undefined;
  return {
    name,
    entity,
    words,
    variables,
    conditions,
    fixed,
    isFiltered,
    isEmpty: query.data?.totalCount === 0 && !isFiltered,
    order,
    query,
    selection,
    viewQuery: viewQuery(params),
    setConditions: change.setConditions,
    setStatus: change.setStatus,
    isEdited: params.get(editParam.name) === editParam.value,
    setEdited: change.setEdited,
    showStored,
    clearFilter: change.clearFilter,
  };
};

function useChanges() {
  const [params] = useSearchParams();
  const changeParams = useChangeParams();
  const go = useCallback(
    (next: (current: URLSearchParams) => URLSearchParams) =>
      changeParams((current) => next(fromStart(current))),
    [changeParams],
  );
  const change = useMemo(() => {
    const set = (name: string, value: string | null | undefined) =>
      go((next) => {
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      });
    return {
      setEdited: (isEdited: boolean) =>
        changeParams(
          (current) => {
            const next = new URLSearchParams(current);
            if (isEdited) next.set(editParam.name, editParam.value);
            else next.delete(editParam.name);
            return next;
          },
          { replace: true },
        ),
      setSort: (sort: string | null) => set('sort', sort),
      setStatus: (status: RecordFilter['status']) => set('status', status),
      setConditions: (conditions: readonly Condition[]) => go((next) => withConditions(next, conditions)),
      clearFilter: () =>
        go((next) => {
          for (const name of filterParams) next.delete(name);
          return next;
        }),
    };
  }, [go, changeParams]);
  return { params, change };
}

/** The next page is fetched before anybody asks for it. */
function usePrefetchedNextPage<Row, More>(
  query: UseQueryResult<Page<Row, More>>,
  ofPage: RecordsQuery<Row, More>,
  variables: RecordVariables,
) {
  const client = useQueryClient();
  const { data, isPlaceholderData } = query;
  const after = data?.pageInfo.hasNextPage && !isPlaceholderData ? data.pageInfo.endCursor : null;
  useEffect(
    () =>
      after === null
        ? undefined
        : whenPageStands(() => void client.prefetchQuery(ofPage({ ...variables, after }))),
    [client, ofPage, variables, after],
  );
}

function useShowStored<Row, More>(ofPage: RecordsQuery<Row, More>, variables: RecordVariables) {
  const client = useQueryClient();
  return useCallback(
    (record: Stored) =>
      void client.setQueryData<Page<Row, More>>(
        ofPage(variables).queryKey,
        (page) =>
          page && {
            ...page,
            nodes: page.nodes.map((row) => {
              const shown = row as Row & object & { readonly id: string };
              return shown.id === record.id ? renewed(shown, record) : row;
            }),
          },
      ),
    [client, ofPage, variables],
  );
}

/** A row with what it shows of a record that was stored. */
function renewed<Row extends object>(row: Row, record: Stored): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, record[name] === undefined ? value : record[name]]),
  ) as Row;
}
