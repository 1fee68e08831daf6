import { cancelledByBuyer } from '@tresen/domain/shop/orders';
import { useMemo } from 'react';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { type Column, type Columns, useColumns } from '../../kit/list/index.ts';
import { RecordLink } from '../../kit/record-list/index.ts';
import { OrderStatusMark } from './order-status-mark.tsx';
import styles from './orders.module.css';
import type { ListedOrder } from './orders.queries.ts';
import { type OrderView, pathOfOrders } from './orders-address.ts';
import { orderTexts } from './orders-texts.ts';

type Texts = (typeof orderTexts)['de'];

const none = '–';

interface CellProps {
  readonly order: ListedOrder;
}

/** The columns of a list. */
export const useOrderColumns = (view: OrderView): Columns<ListedOrder> =>
  useColumns(view === 'BUYER' ? 'shopOrders' : 'soldShopOrders', useChoices(view));

function useChoices(view: OrderView): readonly Column<ListedOrder>[] {
  const t = useTexts(orderTexts);
  const f = useFormats();
  return useMemo(
    () => [
      {
        key: 'number',
        name: t.number,
        role: 'title',
        cell: ({ id, number, purchaseOrderNumber }) => (
          <>
            <RecordLink to={`${pathOfOrders[view]}/${id}`}>
              <span className={styles.name}>{number}</span>
            </RecordLink>
            {purchaseOrderNumber !== '' && (
              <span className={styles.detail}> {t.listedPurchaseOrder(purchaseOrderNumber)}</span>
            )}
          </>
        ),
      },
      { key: 'placedAt', name: t.placedAt, cell: ({ placedAt }) => f.dateTime(placedAt) },
      nameColumn(view, t),
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
    ],
    [view, t, f],
  );
}

/** Sellers read which company ordered; a reseller, who orders for customers, for whom. */
function nameColumn(view: OrderView, t: Texts): Column<ListedOrder> {
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
