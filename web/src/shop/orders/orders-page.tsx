import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { ExportButton, type ExportOffer } from '../../kit/exports/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { Pager, placeNames, RowsSkeleton, useRowsPerPage } from '../../kit/list/index.ts';
import { PageHeader } from '../../kit/page/index.ts';
import { EmptyState, Loaded } from '../../kit/states/index.ts';
import { debitsPath } from '../debits/index.ts';
import { OrderFilters } from './order-filters.tsx';
import { OrderTable } from './order-table.tsx';
import { ordersQuery } from './orders.queries.ts';
import { filterNames, isFiltered, type OrderView, orderFilter } from './orders-address.ts';
import { orderTexts } from './orders-texts.ts';

interface OrdersPageProps {
  readonly view: OrderView;
}

const exported: Readonly<Record<OrderView, ExportOffer['sources']>> = {
  BUYER: [{ source: 'shopOrders' }],
  SELLER: [{ source: 'soldShopOrders' }],
};

/** /apps/shop-orders */
export const OwnOrdersPage = () => <OrdersPage view="BUYER" />;

/** /manage/e-commerce/orders */
export const SoldOrdersPage = () => <OrdersPage view="SELLER" />;

/** A list of orders, newest first: those of the own company, or those that it sells (SHP-05, decisions SHP-06). */
function OrdersPage({ view }: OrdersPageProps) {
  const t = useTexts(orderTexts);
  const f = useFormats();
  const { params } = useAddress();
  const filterWords = useFilterWords();
  const query = useQuery(ordersQuery(view, params, useRowsPerPage()));
  const count = query.data?.totalCount;
  const total = count === undefined ? ' ' : count === 1 ? t.one : t.total(f.number(count));
  return (
    <>
      <PageHeader title={t.titles[view]} subtitle={<span role="status">{total}</span>}>
        {view === 'SELLER' && (
          <Button component={Link} to={debitsPath}>
            {t.debits}
          </Button>
        )}
        <ExportButton
          offer={
            count === undefined
              ? undefined
              : {
                  sources: exported[view],
                  filter: orderFilter(params),
                  counted: total,
                  shown: count,
                  description: isFiltered(params) ? filterWords(params) : '',
                }
          }
        />
      </PageHeader>
      <OrderFilters />
      <Loaded query={query} skeleton={<RowsSkeleton rows={10} />}>
        {(connection) =>
          connection.nodes.length === 0 ? (
            <NoOrders view={view} />
          ) : (
            <>
              <OrderTable view={view} orders={connection.nodes} isStale={query.isPlaceholderData} />
              <Pager connection={connection} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

/** By what the list is narrowed. */
function useFilterWords() {
  const t = useTexts(orderTexts);
  const words: Readonly<Record<(typeof filterNames)[number], string>> = {
    search: t.search,
    status: t.status,
    from: t.from,
    to: t.to,
  };
  return (params: URLSearchParams): string =>
    filterNames
      .filter((name) => params.has(name))
      .map((name) => words[name])
      .join(', ');
}

function NoOrders({ view }: OrdersPageProps) {
  const t = useTexts(orderTexts);
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
    <EmptyState icon={<ReceiptLong />} title={t.emptyTitles[view]} text={t.emptyTexts[view]}>
      {view === 'BUYER' && (
        <Button component={Link} to="/apps/shop" variant="contained">
          {t.toShop}
        </Button>
      )}
    </EmptyState>
  );
}
