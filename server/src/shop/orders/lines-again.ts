import type { CartLine } from '@tresen/domain/shop/cart';
import { rebuildLine } from '@tresen/domain/shop/checkout';
import type { OrderLine } from '@tresen/domain/shop/orders';
import type { Ctx } from '../../kit/context/index.ts';
import type { Tx } from '../../kit/db/pools.ts';
import type { Order } from './order.store.ts';
import type { OrdersPort } from './orders-port.ts';

/** The lines of an order as lines of a cart. */
export interface LinesAgain {
  readonly lines: readonly CartLine[];
  /** Names of articles that are not sold any more. */
  readonly leftOut: readonly string[];
}

/** What was ordered with the words and prices of today, keys to be verified anew. */
export const linesAgain = async (
  ctx: Ctx,
  port: Pick<OrdersPort, 'catalogueOfLines'>,
  tx: Tx,
  { lines, customerId }: Pick<Order, 'lines' | 'customerId'>,
  language: 'de' | 'en',
): Promise<LinesAgain> => {
  const nowMs = ctx.now();
  const ordered = lines.map(orderedOf);
  const catalogue = await port.catalogueOfLines(tx, ordered, { language, now: new Date(nowMs) });
  const rebuilt = ordered.map((line) => rebuildLine(line, { catalogue, customerId, nowMs }));
  return {
    lines: rebuilt.flatMap(({ line }) => line ?? []),
    leftOut: lines.filter((_line, index) => rebuilt[index]?.fault).map(({ name }) => name),
  };
};

function orderedOf({ addOns, subProducts, ...line }: OrderLine) {
  return {
    ...line,
    addOns: addOns.map(({ shopNumber }) => shopNumber),
    subProducts: subProducts.map(({ shopNumber }) => shopNumber),
  };
}
