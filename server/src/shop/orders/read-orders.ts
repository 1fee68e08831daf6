import { isIn } from '@tresen/domain/account/access';
import { AppError } from '@tresen/domain/errors';
import { type Ctx, tenantOf, userOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import type { PageInfo } from '../../kit/graphql/index.ts';
import {
  findOrder,
  listEvents,
  listKeys,
  type Order,
  type OrderEvent,
  type OrderKey,
} from './order.store.ts';
import { countOrders, cursorOf, type OrderFilter, type OrderRow, orderPage } from './order-list.store.ts';

/** A page of orders. */
export interface OrderConnection {
  readonly nodes: readonly OrderRow[];
  readonly pageInfo: PageInfo;
  readonly totalCount: number;
}

interface OrderPageArgs extends OrderFilter {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

const pageSize = { default: 25, most: 200 } as const;

/** Orders are sold by the Owner group alone; everybody signed in sees what their own tenant ordered. */
const sellsOrders = (ctx: Ctx): boolean => isIn('owner', userOf(ctx).principal);

/** @throws {AppError} FORBIDDEN where somebody below the Owner group asks for what the tenant sells */
export const admitToView = (ctx: Ctx, { view }: OrderFilter): void => {
  if (view === 'SELLER' && !sellsOrders(ctx)) throw new AppError('FORBIDDEN');
};

/**
 * A page of orders, newest first (SHP-19).
 * @throws {AppError} FORBIDDEN for the seller's view below the Owner group; INVALID_INPUT for a place that is none
 */
export const listOrders = (
  ctx: Ctx,
  { first, after, ...filter }: OrderPageArgs,
): Promise<OrderConnection> => {
  admitToView(ctx, filter);
  const size = Math.min(Math.max(first ?? pageSize.default, 1), pageSize.most);
  return inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const rows = await orderPage(tx, filter, size, after ?? undefined);
    const nodes = rows.slice(0, size);
    const last = nodes.at(-1);
    return {
      nodes,
      pageInfo: { endCursor: last ? cursorOf(last) : null, hasNextPage: rows.length > size },
      totalCount: await countOrders(tx, filter),
    };
  });
};

/** An order with all that became of it, as far as who asks may read it. */
export interface ShownOrder extends Omit<Order, 'sellerNote'> {
  readonly sellerNote: string | null;
  readonly events: readonly OrderEvent[];
  readonly keys: readonly OrderKey[];
}

/** An order that who asks has bought or sells; undefined for any other. */
export const readOrder = (ctx: Ctx, id: string): Promise<ShownOrder | undefined> =>
  inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const order = await findOrder(tx, id);
    if (!order) return undefined;
    const isSold = order.isSold && sellsOrders(ctx);
    if (!isSold && !order.isBought) return undefined;
    return {
      ...order,
      isSold,
      sellerNote: isSold ? order.sellerNote : null,
      events: await listEvents(tx, order),
      keys: await listKeys(tx, order),
    };
  });
