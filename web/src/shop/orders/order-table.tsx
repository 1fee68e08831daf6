import { cancelledByBuyer } from '@tresen/domain/shop/orders';
import { Link, useLocation } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { type Column, ListTable } from '../../kit/list/index.ts';
import { OrderStatusMark } from './order-status-mark.tsx';
import styles from './orders.module.css';
import type { ListedOrder } from './orders.queries.ts';
import { type OrderView, pathOfOrders } from './orders-address.ts';
import { orderTexts } from './orders-texts.ts';

const none = '–';

interface CellProps {
  readonly order: ListedOrder;
}

interface OrderTableProps {
  readonly view: OrderView;
  readonly orders: readonly ListedOrder[];
  /** The rows belong to the filter before; the new ones are on their way. */
  readonly isStale: boolean;
}

/** Rows of orders: a table, and cards on phones (SHP-76). */
export const OrderTable = ({ view, orders, isStale }: OrderTableProps) => (
  <ListTable
    label={useTexts(orderTexts).titles[view]}
    isStale={isStale}
    rows={orders}
    columns={useColumns(view)}
  />
);

function useColumns(view: OrderView): readonly Column<ListedOrder>[] {
  const t = useTexts(orderTexts);
  const f = useFormats();
  const { search } = useLocation();
  const name = useNameColumn(view);
  return [
    {
      key: 'number',
      name: t.number,
      role: 'title',
      cell: ({ id, number, purchaseOrderNumber }) => (
        <>
          <Link to={`${pathOfOrders[view]}/${id}`} state={{ list: search }} className={styles.name}>
            {number}
          </Link>
          {purchaseOrderNumber !== '' && (
            <span className={styles.detail}> {t.listedPurchaseOrder(purchaseOrderNumber)}</span>
          )}
        </>
      ),
    },
    { key: 'placedAt', name: t.placedAt, cell: ({ placedAt }) => f.dateTime(placedAt) },
    name,
    { key: 'articles', name: t.articles, cell: (order) => <Articles order={order} /> },
    {
      key: 'status',
      name: t.status,
      cell: ({ status, isCancelled }) => (
        <OrderStatusMark status={status} reason={isCancelled ? cancelledByBuyer : null} />
      ),
    },
    {
      key: 'contract',
      name: t.contract,
      role: 'wide',
      cell: ({ contractDurationMonths: months }) => (months === 0 ? none : t.months(months)),
    },
    { key: 'gross', name: t.gross, role: 'amount', cell: (order) => <Amount order={order} /> },
  ];
}

/** Sellers read which company ordered; a reseller, who orders for customers, for whom. */
function useNameColumn(view: OrderView): Column<ListedOrder> {
  const t = useTexts(orderTexts);
  if (view === 'BUYER')
    return { key: 'customer', name: t.customer, cell: ({ customerName }) => customerName };
  return {
    key: 'buyer',
    name: t.buyer,
    cell: ({ buyerName, customerName }) => (
      <>
        {buyerName}
        {customerName !== buyerName && <span className={styles.detail}> · {customerName}</span>}
      </>
    ),
  };
}

/** The first article and the first licence key, and how many more there are. */
function Articles({ order: { firstArticle, lineCount, licenceKeys } }: CellProps) {
  const t = useTexts(orderTexts);
  const [key] = licenceKeys;
  return (
    <>
      {firstArticle}
      {lineCount > 1 && <span className={styles.detail}>{t.moreArticles(lineCount - 1)}</span>}
      {key !== undefined && (
        <span className={styles.keys}>
          <bdi>{key}</bdi>
          {licenceKeys.length > 1 && t.moreKeys(licenceKeys.length - 1)}
        </span>
      )}
    </>
  );
}

function Amount({ order }: CellProps) {
  const t = useTexts(orderTexts);
  const f = useFormats();
  const setup = grossSetupOf(order);
  return (
    <>
      <bdi>{f.money(order.gross, 'EUR')}</bdi>
      {setup > 0 && <span className={styles.setup}>{t.setupFee(f.money(setup, 'EUR'))}</span>}
    </>
  );
}

/** The setup with its VAT, as the amount that it stands below. */
function grossSetupOf({ net, gross, setupFee }: ListedOrder): number {
  return net === 0 ? 0 : Math.round((setupFee * gross) / net);
}
