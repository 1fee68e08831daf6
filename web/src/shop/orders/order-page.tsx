import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useParams } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { failureCode } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { ArrowBackIcon } from '../../kit/icons/arrow-back.tsx';
import { PageHeader } from '../../kit/page/index.ts';
import { EmptyState, Loaded, Skeleton } from '../../kit/states/index.ts';
import { OrderDebit } from '../debits/index.ts';
import { CancelOrderButton } from './cancel-order-button.tsx';
import { EditOrderButton } from './edit-order-button.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import styles from './order-page.module.css';
import { OrderPdfButton } from './order-pdf-button.tsx';
import { OrderPeople } from './order-people.tsx';
import { OrderStanding } from './order-standing.tsx';
import { type Order, orderQuery } from './orders.queries.ts';
import { type OrderView, pathOfOrders } from './orders-address.ts';
import { orderTexts } from './orders-texts.ts';
import { ReorderButton } from './reorder-button.tsx';
import { SellerWork } from './seller-work.tsx';

interface OrderPageProps {
  readonly view: OrderView;
}

/** /apps/shop-orders/:orderId */
export const OwnOrderPage = () => <OrderPage view="BUYER" />;

/** /manage/e-commerce/orders/:orderId */
export const SoldOrderPage = () => <OrderPage view="SELLER" />;

/** One order: what was ordered, where it stands and what became of it (SHP-77, SHP-78). */
function OrderPage({ view }: OrderPageProps) {
  const t = useTexts(orderTexts);
  const { orderId = '' } = useParams();
  const query = useQuery(orderQuery(orderId));
  const order = query.data;
  const subtitle = useSubtitle(order);
  if (query.error && failureCode(query.error) === 'NOT_FOUND')
    return (
      <EmptyState isPage title={t.notFoundTitle} text={t.notFoundText}>
        <BackToList view={view} />
      </EmptyState>
    );
  return (
    <div className={styles.page}>
      <PageHeader title={order ? t.title(order.number) : t.order} subtitle={subtitle}>
        <BackToList view={view} />
        {view === 'BUYER' && order && <BuyerButtons order={order} />}
        {order && <OrderPdfButton order={order} />}
      </PageHeader>
      <Loaded query={query} skeleton={<OrderSkeleton />}>
        {(found) => <Contents order={found} view={view} />}
      </Loaded>
    </div>
  );
}

function useSubtitle(order: Order | undefined): string {
  const f = useFormats();
  return order ? `${f.dateTime(order.placedAt)} · ${order.customerName}` : ' ';
}

function BackToList({ view }: OrderPageProps) {
  const t = useTexts(orderTexts);
  const { state } = useLocation();
  return (
    <Button
      component={Link}
      to={`${pathOfOrders[view]}${state?.list ?? ''}`}
      startIcon={<ArrowBackIcon className="points" />}
    >
      {t.back[view]}
    </Button>
  );
}

function BuyerButtons({ order }: { readonly order: Order }) {
  return (
    <>
      {order.mayEdit && <EditOrderButton order={order} />}
      {order.mayEdit && <CancelOrderButton order={order} />}
      {order.isBought && <ReorderButton order={order} />}
    </>
  );
}

function OrderSkeleton() {
  return (
    <div className={styles.screen}>
      <Skeleton height={96} />
      <Skeleton height={320} />
      <Skeleton height={320} />
    </div>
  );
}

function Contents({ order, view }: OrderPageProps & { readonly order: Order }) {
  return (
    <div className={styles.screen}>
      <div className={styles.main}>
        <OrderStanding order={order} view={view} />
        <OrderLines order={order} />
      </div>
      <div className={styles.side}>
        {view === 'SELLER' && order.isSold && <SellerWork order={order} />}
        {order.payment.kind === 'sepaDebit' && <OrderDebit order={order} />}
        <OrderHistory order={order} />
        <OrderPeople order={order} />
      </div>
    </div>
  );
}
