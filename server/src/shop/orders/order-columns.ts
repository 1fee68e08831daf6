import type { ExportLanguage } from '@tresen/domain/kit/exports';
import { decimalOfCents } from '@tresen/domain/kit/money';
import { cancelledByBuyer, orderStateWord } from '@tresen/domain/shop/orders';
import { clockOf, type TableColumn } from '../../kit/exports/index.ts';
import type { OrderFilter, OrderRow } from './order-list.store.ts';

const keyColumn: TableColumn<OrderRow> = {
  head: { de: 'Lizenzschlüssel', en: 'Licence keys' },
  width: 30,
  cell: ({ licenceKeys }) => licenceKeys.join(', ') || null,
};

/** The columns of a list of orders as a file; the seller's has the keys of licences, too. */
export const orderColumns = (
  language: ExportLanguage,
  zone: string,
  view: OrderFilter['view'],
): readonly TableColumn<OrderRow>[] => {
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
};

function money(de: string, en: string, cents: (order: OrderRow) => number): TableColumn<OrderRow> {
  return {
    head: { de, en },
    type: 'number',
    decimals: 2,
    cell: (order) => decimalOfCents(cents(order)),
  };
}
