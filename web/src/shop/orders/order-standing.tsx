import { cancelledForEditing } from '@tresen/domain/shop/orders';
import { Link } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import styles from './order-page.module.css';
import { OrderStatusMark } from './order-status-mark.tsx';
import type { Order } from './orders.queries.ts';
import { type OrderView, pathOfOrders } from './orders-address.ts';
import { orderTexts } from './orders-texts.ts';

interface OrderStandingProps {
  readonly order: Order;
  readonly view: OrderView;
}

const Related = ({ order, view }: OrderStandingProps) => {
  const t = useTexts(orderTexts);
  const path = pathOfOrders[view];
  const { successorId, successorNumber, predecessorId, predecessorNumber } = order;
  return (
    <>
      {successorId && <Link to={`${path}/${successorId}`}>{t.successor(successorNumber ?? '')}</Link>}
      {predecessorId && <Link to={`${path}/${predecessorId}`}>{t.predecessor(predecessorNumber ?? '')}</Link>}
    </>
  );
};

/** Where the order stands, what that means, and what the seller says of it. */
export const OrderStanding = ({ order, view }: OrderStandingProps) => {
  const t = useTexts(orderTexts);
  const { status, statusReason, seller } = order;
  const isEdited = statusReason === cancelledForEditing;
  return (
    <section className={styles.standing} data-status={status} aria-label={t.status}>
      <OrderStatusMark status={status} />
      <p>{isEdited ? t.cancelledForEditing : t.explained[status]}</p>
      {statusReason !== null && !isEdited && (
        <p className={styles.quote}>
          <span className={styles.soft}>{t.reasonOf(seller.name)}</span> {statusReason}
        </p>
      )}
      <Related order={order} view={view} />
    </section>
  );
};
