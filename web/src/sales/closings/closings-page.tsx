import AssignmentTurnedIn from '@mui/icons-material/AssignmentTurnedIn';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { changedParams, useAddress } from '../../kit/address/index.ts';
import { ExportButton } from '../../kit/exports/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { Pager, placeNames, RowsSkeleton, useRowsPerPage } from '../../kit/list/index.ts';
import { PageHeader } from '../../kit/page/index.ts';
import { EmptyState, Loaded } from '../../kit/states/index.ts';
import { ClosingFilters } from './closing-filters.tsx';
import { ClosingTable } from './closing-table.tsx';
import { ClosingTotals } from './closing-totals.tsx';
import { type ClosingConnection, closingsQuery } from './closings.queries.ts';
import { closingsVariables, filterNames, isFiltered } from './closings-address.ts';
import { closingTexts } from './closings-texts.ts';
import { MissingClosings } from './missing-closings.tsx';

const NoClosings = () => {
  const t = useTexts(closingTexts);
  const { params, change } = useAddress();
  const names = [...filterNames, ...placeNames];
  if (isFiltered(params))
    return (
      <EmptyState icon={<AssignmentTurnedIn />} title={t.noMatchTitle} text={t.noMatchText}>
        <Button
          variant="outlined"
          onClick={() => change(Object.fromEntries(names.map((name) => [name, null])))}
        >
          {t.resetFilter}
        </Button>
      </EmptyState>
    );
  return (
    <EmptyState icon={<AssignmentTurnedIn />} title={t.emptyTitle} text={t.emptyText}>
      <Button variant="contained" onClick={() => change({ setup: 'register' })}>
        {t.connect}
      </Button>
    </EmptyState>
  );
};

const exported = [{ source: 'closings' }];

/** By what the list is narrowed. */
const useFilterWords = (): ((params: URLSearchParams) => string) => {
  const t = useTexts(closingTexts);
  const words: Readonly<Record<(typeof filterNames)[number], string>> = {
    units: t.branch,
    devices: t.register,
    types: t.type,
    states: t.state,
    difference: t.difference,
    from: t.from,
    to: t.to,
    number: t.searchNumber,
  };
  return (params) =>
    filterNames
      .filter((name) => params.has(name))
      .map((name) => words[name])
      .join(', ');
};

/** The next page is fetched before anybody asks for it. */
const usePrefetchedNextPage = (connection: ClosingConnection | undefined, isPlaceholder: boolean) => {
  const client = useQueryClient();
  const { params } = useAddress();
  const rows = useRowsPerPage();
  const cursor = connection?.pageInfo.hasNextPage && !isPlaceholder ? connection.pageInfo.endCursor : null;
  useEffect(() => {
    if (cursor) void client.prefetchQuery(closingsQuery(changedParams(params, { after: cursor }), rows));
  }, [client, cursor, params, rows]);
};

/** /manage/closings: newest first, 25 at a time, with the sums of all that the filter matches (RCP-02). */
export const ClosingsPage = () => {
  const t = useTexts(closingTexts);
  const f = useFormats();
  const { params } = useAddress();
  const filterWords = useFilterWords();
  const query = useQuery(closingsQuery(params, useRowsPerPage()));
  usePrefetchedNextPage(query.data, query.isPlaceholderData);
  const count = query.data?.totalCount;
  const total = count === undefined ? ' ' : count === 1 ? t.one : t.total(f.number(count));
  return (
    <>
      <PageHeader title={t.title} subtitle={<span role="status">{total}</span>}>
        <ExportButton
          offer={
            count === undefined
              ? undefined
              : {
                  sources: exported,
                  filter: closingsVariables(params).filter ?? {},
                  counted: total,
                  shown: count,
                  description: isFiltered(params) ? filterWords(params) : '',
                }
          }
        />
      </PageHeader>
      <MissingClosings />
      <ClosingFilters />
      <Loaded query={query} skeleton={<RowsSkeleton rows={10} />}>
        {(connection) =>
          connection.nodes.length === 0 ? (
            <NoClosings />
          ) : (
            <>
              <ClosingTotals totals={connection.totals} />
              <ClosingTable closings={connection.nodes} isStale={query.isPlaceholderData} />
              <Pager connection={connection} />
            </>
          )
        }
      </Loaded>
    </>
  );
};
