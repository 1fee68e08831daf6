import { orderStatuses } from '@tresen/domain/shop/orders';
import * as z from 'zod/mini';
import type { Tx } from '../../kit/db/pools.ts';
import {
  columnsIn,
  type ExportPage,
  type ExportSource,
  keysetPages,
  rowOf,
  type TableColumn,
} from '../../kit/exports/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { orderColumns } from './order-columns.ts';
import { countOrders, cursorOf, type OrderFilter, type OrderRow, orderPage } from './order-list.store.ts';
import { admitToView } from './read-orders.ts';

/** The filter of `shopOrders` as it comes in JSON, without the view: that is the source's. */
const filterSchema = z.strictObject({
  search: z.nullish(z.string().check(z.maxLength(500))),
  status: z.nullish(z.array(z.enum(orderStatuses))),
  from: z.nullish(z.iso.datetime()),
  to: z.nullish(z.iso.datetime()),
});

const pageSize = 500;

/** Both lists of orders as files: what the tenant ordered, and what it sells. */
export const orderExports: readonly ExportSource[] = [
  {
    name: 'shopOrders',
    field: 'Query.shopOrders',
    title: { de: 'Bestellungen im Shop', en: 'Shop orders' },
    open: openView('BUYER'),
  },
  {
    name: 'soldShopOrders',
    field: 'Query.shopOrders',
    title: { de: 'Bestellungen von Kunden', en: 'Customer orders' },
    admit: (ctx) => admitToView(ctx, { view: 'SELLER' }),
    open: openView('SELLER'),
  },
];

function openView(view: OrderFilter['view']): ExportSource['open'] {
  return ({ filter: given, language, zone }) => {
    const keysOf = view === 'SELLER' ? 'all' : [];
    const filter: OrderFilter = { ...parseInput(filterSchema, given), view, keysOf };
    const columns = orderColumns(language, zone, view);
    return {
      columns: columnsIn(columns, language),
      count: (tx) => countOrders(tx, filter),
      pages: (tx) => orderPages(tx, filter, columns),
    };
  };
}

async function* orderPages(
  tx: Tx,
  filter: OrderFilter,
  columns: readonly TableColumn<OrderRow>[],
): AsyncGenerator<ExportPage> {
  const behind = async (last: OrderRow | undefined) =>
    (await orderPage(tx, filter, pageSize, last && cursorOf(last))).slice(0, pageSize);
  for await (const page of keysetPages(pageSize, behind))
    yield { rows: page.map((order) => rowOf(columns, order)), counted: page.length };
}
