import type { ExportLanguage } from '@tresen/domain/kit/exports';
import { decimalOfCents } from '@tresen/domain/kit/money';
import { cancelledByBuyer, orderStateWord, orderStatuses } from '@tresen/domain/shop/orders';
import * as z from 'zod/mini';
import type { Tx } from '../../kit/db/pools.ts';
import {
  clockOf,
  columnsIn,
  type ExportPage,
  type ExportSource,
  keysetPages,
  rowOf,
  type TableColumn,
} from '../../kit/exports/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { countOrders, cursorOf, type OrderFilter, type OrderRow, orderPage } from './order-list.store.ts';
import { admitToView } from './read-orders.ts';

/** The filter of `shopOrders` as it comes in JSON, without the view: that is the source's. */
const filterSchema = z.strictObject({
  search: z.nullish(z.string().check(z.maxLength(500))),
  status: z.nullish(z.array(z.enum(orderStatuses))),
  from: z.nullish(z.iso.datetime()),
  to: z.nullish(z.iso.datetime()),
});

const keyColumn: TableColumn<OrderRow> = {
  head: { de: 'Lizenzschlüssel', en: 'Licence keys' },
  width: 30,
  cell: ({ licenceKeys }) => licenceKeys.join(', ') || null,
};

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

function money(de: string, en: string, cents: (order: OrderRow) => number): TableColumn<OrderRow> {
  return {
    head: { de, en },
    type: 'number',
    decimals: 2,
    cell: (order) => decimalOfCents(cents(order)),
  };
}

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

function orderColumns(
  language: ExportLanguage,
  zone: string,
  view: OrderFilter['view'],
): readonly TableColumn<OrderRow>[] {
  const clock = clockOf(zone);
  return [
    { head: { de: 'Bestellung', en: 'Order' }, width: 16, cell: ({ number }) => number },
    {
      head: { de: 'Bestellt am', en: 'Ordered on' },
      type: 'date',
      width: 17,
      cell: ({ placedAt }) => clock(placedAt),
    },
    {
      head: { de: 'Nummer des Bestellers', en: 'PO number' },
      width: 18,
      cell: ({ purchaseOrderNumber }) => purchaseOrderNumber || null,
    },
    { head: { de: 'Bestellt von', en: 'Ordered by' }, width: 22, cell: ({ placedByName }) => placedByName },
    { head: { de: 'Besteller', en: 'Buyer' }, width: 26, cell: ({ buyerName }) => buyerName },
    { head: { de: 'Kunde', en: 'Customer' }, width: 26, cell: ({ customerName }) => customerName },
    { head: { de: 'Verkäufer', en: 'Seller' }, width: 22, cell: ({ sellerName }) => sellerName },
    {
      head: { de: 'Stand', en: 'Status' },
      width: 20,
      cell: ({ status, isCancelled }) =>
        orderStateWord(language, { status, reason: isCancelled ? cancelledByBuyer : null }),
    },
    {
      head: { de: 'Erster Artikel', en: 'First product' },
      width: 30,
      cell: ({ firstArticle }) => firstArticle,
    },
    { head: { de: 'Positionen', en: 'Lines' }, type: 'number', cell: ({ lineCount }) => lineCount },
    // What a company ordered everybody in it may take along, and files are shared; keys stand in the list of licences.
    ...(view === 'SELLER' ? [keyColumn] : []),
    {
      head: { de: 'Laufzeit in Monaten', en: 'Term in months' },
      type: 'number',
      cell: ({ contractDurationMonths }) => contractDurationMonths || null,
    },
    money('Einrichtung', 'Setup', ({ setupFee }) => setupFee),
    money('Netto', 'Net', ({ net }) => net),
    money('Gesamtbetrag', 'Total', ({ gross }) => gross),
    { head: { de: 'Rechnung', en: 'Invoice' }, width: 16, cell: ({ invoiceNumber }) => invoiceNumber },
    { head: { de: 'ID', en: 'ID' }, width: 38, cell: ({ id }) => id },
  ];
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
