import ReceiptLong from '@mui/icons-material/ReceiptLong';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { changedParams, useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { isEstimate, Pager, placeNames, RowsSkeleton, useRowsPerPage } from '../../kit/list/index.ts';
import { PageHeader } from '../../kit/page/index.ts';
import { EmptyState, Loaded } from '../../kit/states/index.ts';
import { ReceiptFilters } from './receipt-filters.tsx';
import { ReceiptTable } from './receipt-table.tsx';
import { type ReceiptConnection, receiptsQuery } from './receipts.queries.ts';
import { filterNames, isFiltered } from './receipts-address.ts';
import { receiptTexts } from './receipts-texts.ts';

const NoReceipts = () => {
  const t = useTexts(receiptTexts);
  const { params, change } = useAddress();
  const names = [...filterNames, ...placeNames];
  if (isFiltered(params))
    return (
      <EmptyState icon={<ReceiptLong />} title={t.noMatchTitle} text={t.noMatchText}>
        <Button
          variant="outlined"
          onClick={() => change(Object.fromEntries(names.map((name) => [name, null])))}
        >
          {t.resetFilter}
        </Button>
      </EmptyState>
    );
  return (
    <EmptyState icon={<ReceiptLong />} title={t.emptyTitle} text={t.emptyText}>
      <Button variant="contained" onClick={() => change({ setup: 'register' })}>
        {t.connect}
      </Button>
    </EmptyState>
  );
};

/** The next page is fetched before anybody asks for it. */
const usePrefetchedNextPage = (connection: ReceiptConnection | undefined, isPlaceholder: boolean) => {
  const client = useQueryClient();
  const { params } = useAddress();
  const rows = useRowsPerPage();
  const cursor = connection?.pageInfo.hasNextPage && !isPlaceholder ? connection.pageInfo.endCursor : null;
  useEffect(() => {
    if (cursor) void client.prefetchQuery(receiptsQuery(changedParams(params, { after: cursor }), rows));
  }, [client, cursor, params, rows]);
};

/** /manage/receipts: newest first, 25 at a time (RCP-01). */
export const ReceiptsPage = () => {
  const t = useTexts(receiptTexts);
  const f = useFormats();
  const { params } = useAddress();
  const query = useQuery(receiptsQuery(params, useRowsPerPage()));
  usePrefetchedNextPage(query.data, query.isPlaceholderData);
  const count = query.data?.totalCount;
  const total =
    count === undefined
      ? ' '
      : count === 1
        ? t.one
        : (isEstimate(count) ? t.totalAbout : t.total)(f.number(count));
  return (
    <>
      <PageHeader title={t.title} subtitle={<span role="status">{total}</span>} />
      <ReceiptFilters />
      <Loaded query={query} skeleton={<RowsSkeleton rows={10} />}>
        {(connection) =>
          connection.nodes.length === 0 ? (
            <NoReceipts />
          ) : (
            <>
              <ReceiptTable receipts={connection.nodes} isStale={query.isPlaceholderData} />
              <Pager connection={connection} />
            </>
          )
        }
      </Loaded>
    </>
  );
};
