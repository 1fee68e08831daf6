import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { Panel } from '../../kit/page/index.ts';
import styles from './order-page.module.css';
import { buyersReasonWords } from './order-standing.tsx';
import { OrderStatusMark } from './order-status-mark.tsx';
import type { Order } from './orders.queries.ts';
import { orderTexts } from './orders-texts.ts';

/** What became of the order, the newest first (SHP-78). */
export const OrderHistory = ({ order }: { readonly order: Order }) => {
  const t = useTexts(orderTexts);
  const f = useFormats();
  return (
    <Panel title={t.history}>
      <ol className={styles.history}>
        {order.events.toReversed().map(({ id, status, reason, byName, bySeller, at }) => (
          <li key={id}>
            <OrderStatusMark status={status} reason={reason} />
            <div className={styles.soft}>
              {[f.dateTime(at), byName, ...(bySeller ? [order.seller.name] : [])].join(' · ')}
            </div>
            {reason !== null && <p className={styles.quote}>{buyersReasonWords(t, reason) ?? reason}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  );
};
