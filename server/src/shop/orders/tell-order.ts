import { stepKindOf } from '@tresen/domain/shop/orders';
import type { OrderAlert } from '../../content/notifications/index.ts';
import { type Database, emitChanged, inSystem, type Tx } from '../../kit/db/pools.ts';
import type { JobHandler } from '../../kit/jobs/index.ts';
import type { Mail } from '../../kit/mail/index.ts';
import type { Order } from './order.store.ts';
import { orderMail } from './order-mail.ts';
import type { OrdersPort } from './orders-port.ts';
import { type OrderNews, readOrderNews } from './tell-order.store.ts';

/** Name of the job that tells buyer and seller of a step of an order. */
export const tellOrderJob = 'tellOrder';

interface Payload {
  readonly tenantId: string;
  readonly eventId: string;
}

/** In the transaction of the step: people are told of it once that commits. */
export const askToTell = (
  tx: Tx,
  { jobs }: Pick<OrdersPort, 'jobs'>,
  { tenantId }: Pick<Order, 'tenantId'>,
  eventId: string,
): Promise<void> => jobs.add(tx, tellOrderJob, { tenantId, eventId } satisfies Payload);

/** What telling needs of the rest of the server. */
export interface TellOrderDeps {
  readonly db: Database;
  readonly publicUrl: string;
  readonly queueMail: (tx: Tx, mail: Mail) => Promise<void>;
  /** Raises what buyer and seller see in the app. */
  readonly alert: (tx: Tx, alert: OrderAlert) => Promise<void>;
}

/**
 * Tells the people of a tenant, by a notification and whoever ordered by a mail, what its seller made of their order; the
 * seller of a new one, and of an answer.
 */
export const createOrderTelling =
  ({ db, publicUrl, queueMail, alert }: TellOrderDeps): JobHandler =>
  async (payload) => {
    const { tenantId, eventId } = payload as Payload;
    await inSystem(db, async (tx) => {
      const found = await readOrderNews(tx, tenantId, eventId);
      if (!found) return;
      await alert(tx, alertOf(found));
      // Nobody is told of what they did themselves; the mail of a new order is the checkout's.
      if (found.email !== null && found.bySeller)
        await queueMail(tx, { to: found.email, ...orderMail(publicUrl, found) });
      for (const topic of ['orders', 'alerts'] as const)
        emitChanged(tx, topic, found.tenantId, found.sellerId, ...found.vendorIds);
    });
  };

function alertOf(news: OrderNews): OrderAlert {
  return {
    orderId: news.orderId,
    number: news.number,
    status: news.status,
    step: stepKindOf(news),
    buyerId: news.tenantId,
    buyerName: news.buyerName,
    sellerId: news.sellerId,
    at: news.at,
  };
}
