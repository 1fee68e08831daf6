import { AppError } from '@tresen/domain/kit/errors';
import { isIn } from '@tresen/domain/kit/groups';
import { mayAnswerOrder, mayEditOrder, readsAllKeys } from '@tresen/domain/shop/orders';
import * as z from 'zod/mini';
import { type Ctx, tenantOf, userOf } from '../../kit/context/index.ts';
import { inSystem, inTenant } from '../../kit/db/pools.ts';
import type { PageInfo } from '../../kit/graphql/index.ts';
import { once } from '../../kit/paging/index.ts';
import { isOwnOrder, readerOf } from './buyer-rights.ts';
import {
  findOrder,
  listDebits,
  listEvents,
  listKeys,
  type Order,
  type OrderDebit,
  type OrderEvent,
  type OrderKey,
} from './order.store.ts';
import { countOrders, cursorOf, type OrderFilter, type OrderRow, orderPage } from './order-list.store.ts';
import { countSoldOrders, findSoldOrders } from './order-search.store.ts';

/** A page of orders. */
export interface OrderConnection {
  readonly nodes: readonly OrderRow[];
  readonly pageInfo: PageInfo;
  /** Counted only where somebody asks, and once. */
  readonly totalCount: () => Promise<number>;
}

interface OrderPageArgs extends Omit<OrderFilter, 'keysOf'> {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

const pageSize = { default: 25, max: 200 } as const;

/** @throws {AppError} FORBIDDEN where somebody below the Owner group asks for what the tenant sells */
export const admitToView = (ctx: Ctx, { view }: Pick<OrderFilter, 'view'>): void => {
  if (view === 'SELLER' && !sellsOrders(ctx)) throw new AppError('FORBIDDEN');
};

/**
 * A page of orders, newest first (SHP-19).
 * @throws {AppError} FORBIDDEN for the seller's view below the Owner group; INVALID_INPUT for a place that is none
 */
export const listOrders = async (
  ctx: Ctx,
  { first, after, ...asked }: OrderPageArgs,
): Promise<OrderConnection> => {
  admitToView(ctx, asked);
  const reader = readerOf(ctx);
  const filter: OrderFilter = { ...asked, keysOf: readsAllKeys(reader) ? 'all' : reader.userIds };
  const tenantId = tenantOf(ctx);
  const isSold = filter.view === 'SELLER';
  const size = Math.min(Math.max(first ?? pageSize.default, 1), pageSize.max);
  const found = isSold ? await inSystem(ctx.db, (tx) => findSoldOrders(tx, tenantId, filter)) : undefined;
  const rows = await inTenant(ctx.db, tenantId, (tx) =>
    orderPage(tx, filter, size, after ?? undefined, found),
  );
  const nodes = rows.slice(0, size);
  const last = nodes.at(-1);
  const count = () =>
    isSold
      ? inSystem(ctx.db, (tx) => countSoldOrders(tx, tenantId, filter))
      : inTenant(ctx.db, tenantId, (tx) => countOrders(tx, filter));
  return {
    nodes,
    pageInfo: { endCursor: last ? cursorOf(last) : null, hasNextPage: rows.length > size },
    totalCount: once(async () => found?.length ?? count()),
  };
};

/** An order with all that became of it, as far as who asks may read it. */
export interface ShownOrder extends Omit<Order, 'sellerNote'> {
  readonly sellerNote: string | null;
  /** Who asks may take it back: edit it, or cancel it. */
  readonly mayTakeBack: boolean;
  readonly mayAnswer: boolean;
  /** Its licence keys are kept from who asks. */
  readonly hidesKeys: boolean;
  readonly events: readonly OrderEvent[];
  readonly keys: readonly OrderKey[];
  /** What became of collecting it, the newest first. */
  readonly debits: readonly OrderDebit[];
  /** Who asks sells it: nobody else may collect it, also not who looks after all orders. */
  readonly isOwnSale: boolean;
}

/** An order that who asks has bought or sells; undefined for any other, and for what is no id. */
export const readOrder = (ctx: Ctx, id: string): Promise<ShownOrder | undefined> =>
  inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const order = z.uuid().safeParse(id).success ? await findOrder(tx, id) : undefined;
    if (!order) return undefined;
    const isSold = order.isSold && sellsOrders(ctx);
    if (!isSold && !order.isBought) return undefined;
    const sides = sidesOf(ctx, order, isSold);
    return {
      ...order,
      ...sides,
      events: await listEvents(tx, order),
      keys: sides.hidesKeys ? [] : await listKeys(tx, order),
      debits: await listDebits(tx, order),
      isOwnSale: isSold && order.sellerId === tenantOf(ctx),
    };
  });

/** Orders are sold by the Owner group alone; everybody signed in sees what their own tenant ordered. */
function sellsOrders(ctx: Ctx): boolean {
  return isIn('owner', userOf(ctx).principal);
}

/** What the buyer's side may do with an order, and what of it only its seller reads. */
function sidesOf(ctx: Ctx, order: Order, isSold: boolean) {
  const isOwn = isOwnOrder(ctx, order);
  const hidesKeys = !isSold && !isOwn;
  return {
    isSold,
    hidesKeys,
    lines: hidesKeys ? order.lines.map((line) => ({ ...line, licenseKey: '' })) : order.lines,
    mayTakeBack: isOwn && !order.hasDebitUnderWay && mayEditOrder(order.status),
    mayAnswer: isOwn && mayAnswerOrder(order.status),
    sellerNote: isSold ? order.sellerNote : null,
    buyerEmail: isSold ? order.buyerEmail : null,
    buyerPhone: isSold ? order.buyerPhone : null,
  };
}
