import { cancelledByBuyer, cancelledForEditing, isCancelled } from '@tresen/domain/shop/orders';
import { Link } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import { AnswerForm } from './answer-form.tsx';
import styles from './order-page.module.css';
import { OrderStatusMark } from './order-status-mark.tsx';
import type { OrderTexts } from './orders.de.ts';
import type { Order } from './orders.queries.ts';
import { type OrderView, pathOfOrders } from './orders-address.ts';
import { orderTexts } from './orders-texts.ts';

interface OrderStandingProps {
  readonly order: Order;
  readonly view: OrderView;
}

/** What the buyer did with the order, in words; undefined for what the seller says. */
export const buyersReasonWords = (
  t: Pick<OrderTexts, 'cancelledForEditing' | 'cancelledByBuyer'>,
  reason: string | null,
): string | undefined => {
  if (reason === cancelledForEditing) return t.cancelledForEditing;
  return reason === cancelledByBuyer ? t.cancelledByBuyer : undefined;
};

/** Where the order stands, what that means, and what the seller says of it. */
export const OrderStanding = ({ order, view }: OrderStandingProps) => {
  const t = useTexts(orderTexts);
  const { status, statusReason, seller } = order;
  const buyersWords = buyersReasonWords(t, statusReason);
  return (
    <section className={styles.standing} data-status={status} aria-label={t.status}>
      <OrderStatusMark status={status} reason={statusReason} />
      <p>{buyersWords ?? t.explained[status]}</p>
      {statusReason !== null && !isCancelled(statusReason) && (
        <p className={styles.quote}>
          <span className={styles.soft}>{t.reasonOf(seller.name)}</span> {statusReason}
        </p>
      )}
      {view === 'BUYER' && order.mayAnswer && <AnswerForm order={order} />}
      <Related order={order} view={view} />
    </section>
  );
};

function Related({ order, view }: OrderStandingProps) {
  const t = useTexts(orderTexts);
  const path = pathOfOrders[view];
  const { successorId, successorNumber, predecessorId, predecessorNumber } = order;
  return (
    <>
      {successorId && <Link to={`${path}/${successorId}`}>{t.successor(successorNumber ?? '')}</Link>}
      {predecessorId && <Link to={`${path}/${predecessorId}`}>{t.predecessor(predecessorNumber ?? '')}</Link>}
    </>
  );
}
