import Button from '@mui/material/Button';
import { orderList, orderListWords } from '@tresen/domain/shop/orders';
import { Link } from 'react-router';
import { ListPage } from '../../account/list-page/index.ts';
import { useTexts, useWords } from '../../kit/i18n/index.ts';
import { ReceiptLongOutlinedIcon } from '../../kit/icons/receipt-long-outlined.tsx';
import { ChoiceFilter, DaysFilter, LinkedList, useRecordList } from '../../kit/record-list/index.ts';
import { EmptyState } from '../../kit/states/index.ts';
import { debitsPath } from '../debits/index.ts';
import { useOrderColumns } from './order-columns.tsx';
import { type ListedOrder, ordersQueries } from './orders.queries.ts';
import { type OrderView, orderFilter, withListFilters } from './orders-address.ts';
import { orderTexts } from './orders-texts.ts';

interface OrdersPageProps {
  readonly view: OrderView;
}

/** What both lists are called in what is kept of them, and their files. */
const names: Readonly<Record<OrderView, string>> = { BUYER: 'shopOrders', SELLER: 'soldShopOrders' };

/** /apps/shop-orders */
export const OwnOrdersPage = () => <OrdersPage view="BUYER" />;

/** /manage/e-commerce/orders */
export const SoldOrdersPage = () => <OrdersPage view="SELLER" />;

/** A list of orders, newest first: those of the own company, or those that it sells (SHP-05, decisions SHP-06). */
function OrdersPage({ view }: OrdersPageProps) {
  return (
    <LinkedList read={withListFilters}>
      <Orders view={view} />
    </LinkedList>
  );
}

function Orders({ view }: OrdersPageProps) {
  const t = useTexts(orderTexts);
  const words = useWords(orderListWords);
  const name = names[view];
  const list = useRecordList({ name, entity: orderList, words, query: ordersQueries[view] });
  return (
    <ListPage
      title={t.titles[view]}
      list={list}
      columns={useOrderColumns(view)}
      nameOf={nameOf}
      head={
        view === 'SELLER' && (
          <Button component={Link} to={debitsPath}>
            {t.debits}
          </Button>
        )
      }
      searchLabel={t.search}
      filters={
        <>
          <ChoiceFilter list={list} field="status" />
          <DaysFilter list={list} field="placedAt" />
        </>
      }
      exported={[{ source: name }]}
      exportFilter={orderFilter}
      empty={<NoOrders view={view} />}
    />
  );
}

function nameOf({ number }: ListedOrder): string {
  return number;
}

function NoOrders({ view }: OrdersPageProps) {
  const t = useTexts(orderTexts);
  return (
    <EmptyState icon={<ReceiptLongOutlinedIcon />} title={t.emptyTitles[view]} text={t.emptyTexts[view]}>
      {view === 'BUYER' && (
        <Button component={Link} to="/apps/shop" variant="contained">
          {t.toShop}
        </Button>
      )}
    </EmptyState>
  );
}
