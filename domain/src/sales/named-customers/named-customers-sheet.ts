import type { ReportTable } from '../closing-reports/index.ts';
import { type NamedCustomer, perVisit } from './named-customers.ts';

export interface NamedCustomersWords {
  readonly title: string;
  readonly customer: string;
  readonly visits: string;
  readonly receipts: string;
  readonly turnover: string;
  readonly perVisit: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly read: (receipts: string) => string;
  readonly readSince: (receipts: string, day: string) => string;
}

/** The words of customers that receipts name, on their page, on paper and in files. */
export const namedCustomersWords: Readonly<Record<'de' | 'en', NamedCustomersWords>> = {
  de: {
    title: 'Kunden auf Belegen',
    customer: 'Kunde',
    visits: 'Besuche',
    receipts: 'Belege',
    turnover: 'Umsatz brutto',
    perVisit: 'Ø je Besuch',
    firstDay: 'Zuerst',
    lastDay: 'Zuletzt',
    read: (receipts) => `Aus ${receipts} Belegen mit dem Namen eines Kunden`,
    readSince: (receipts, day) =>
      `Aus den neuesten ${receipts} Belegen mit dem Namen eines Kunden, ab ${day}`,
  },
  en: {
    title: 'Customers on receipts',
    customer: 'Customer',
    visits: 'Visits',
    receipts: 'Receipts',
    turnover: 'Gross turnover',
    perVisit: 'Average per visit',
    firstDay: 'First',
    lastDay: 'Last',
    read: (receipts) => `From ${receipts} receipts that name a customer`,
    readSince: (receipts, day) => `From the newest ${receipts} receipts that name a customer, from ${day}`,
  },
};

/** Customers as a table whose cells are values, for paper and files. */
export const namedCustomersSheet = (
  customers: readonly NamedCustomer[],
  currency: string,
  words: NamedCustomersWords,
): ReportTable => ({
  kind: 'table',
  name: words.title,
  columns: [
    { name: words.customer, isAmount: false },
    ...[words.visits, words.receipts, words.turnover, words.perVisit].map((name) => ({
      name,
      isAmount: true,
    })),
    { name: words.firstDay, isAmount: false },
    { name: words.lastDay, isAmount: false },
  ],
  rows: customers.map((customer) => ({
    cells: [
      { kind: 'text', text: customer.name },
      { kind: 'count', count: customer.visits },
      { kind: 'count', count: customer.receipts },
      { kind: 'money', cents: customer.turnover, currency },
      { kind: 'money', cents: perVisit(customer), currency },
      { kind: 'day', day: customer.firstDay },
      { kind: 'day', day: customer.lastDay },
    ],
  })),
});
