import type { PositionFigures, ReceiptFigures } from './receipt.ts';
import { groupOfPayment, paymentGroups } from './receipt-codes.ts';
import { grossOfPrice, settledPositions } from './receipt-vat.ts';
import { isTurnover, meaningOfPosition } from './turnover.ts';

/** What was sold of one article in one position. */
export interface ArticleFact {
  /** The register's own article key: roll-ups go by it (contract 14). */
  readonly key: string;
  readonly name: string;
  /** Thousandths; negative when taken back. */
  readonly quantity: number;
  /** Gross cents after the position's discounts. */
  readonly amount: number;
}

/** What one receipt adds to the figures. Money in cents of the receipt's currency. */
export interface ReceiptFacts {
  /** True for a `Beleg` with at least one turnover position: it is one of "receipts" on dashboards. */
  readonly counts: boolean;
  /** Gross of the turnover positions (contract 16), with its net and tax. */
  readonly turnover: number;
  readonly net: number;
  readonly tax: number;
  /** How guests paid: cash, card, digital, other, in the order of `paymentGroups`; tips and vouchers included. */
  readonly payments: readonly [number, number, number, number];
  /** Guests where the register sends them, else one per receipt that counts (decisions, Dashboards). */
  readonly customers: number;
  /** Price reductions given, positive: positions `Rabatt`, and discounts less surcharges inside positions. */
  readonly discounts: number;
  /** Value of cancelled positions, positive. */
  readonly cancelled: number;
  /** One entry per sold position that names an article; an article may occur several times. */
  readonly articles: readonly ArticleFact[];
}

interface Sums {
  counts: boolean;
  turnover: number;
  net: number;
  tax: number;
  payments: [number, number, number, number];
  customers: number;
  discounts: number;
  cancelled: number;
  articles: ArticleFact[];
}

const groupIndexes = {
  cash: paymentGroups.indexOf('cash'),
  card: paymentGroups.indexOf('card'),
  digital: paymentGroups.indexOf('digital'),
  other: paymentGroups.indexOf('other'),
} as const;

/**
 * What a receipt adds to roll-ups, screens, reports and exports: the only place where figures are read from a
 * receipt (contract 16). Receipts of other types than `Beleg` add nothing. Payments of pure cash movements
 * (opening float, transfer to the bank) add nothing either: nobody paid. Runs once per receipt in ingest, so
 * it makes few objects.
 */
export const receiptFacts = (receipt: ReceiptFigures): ReceiptFacts => {
  const sums = nothing();
  if (receipt.type !== 'Beleg') return sums;
  let isPaid = false;
  for (const position of settledPositions(receipt)) {
    const meaning = meaningOfPosition[position.kind];
    if (meaning !== 'cashMovement') isPaid = true;
    if (isTurnover(position.kind)) addTurnover(sums, position);
  }
  if (isPaid) addPayments(sums, receipt);
  if (sums.counts) sums.customers = receipt.guests ?? 1;
  return sums;
};

function nothing(): Sums {
  return {
    counts: false,
    turnover: 0,
    net: 0,
    tax: 0,
    payments: [0, 0, 0, 0],
    customers: 0,
    discounts: 0,
    cancelled: 0,
    articles: [],
  };
}

function addTurnover(sums: Sums, position: PositionFigures): void {
  sums.counts = true;
  for (const vat of position.vat) {
    sums.turnover += vat.gross;
    sums.net += vat.net;
    sums.tax += vat.tax;
  }
  addReductions(sums, position);
  if (position.cancellation) sums.cancelled -= position.amount;
  // A discount or surcharge on the whole receipt sells nothing, even where it names an article.
  if (position.kind !== 'Umsatz' || !position.article) return;
  sums.articles.push({
    key: position.article.key,
    name: position.text,
    quantity: position.quantity,
    amount: position.amount,
  });
}

function addReductions(sums: Sums, position: PositionFigures): void {
  if (position.kind === 'Rabatt') sums.discounts -= position.amount;
  if (position.discounts)
    for (const { amount } of position.discounts) sums.discounts -= grossOfPrice(position, amount);
}

function addPayments(sums: Sums, receipt: ReceiptFigures): void {
  for (const payment of receipt.payments) {
    const group = groupIndexes[groupOfPayment[payment.kind]] as 0 | 1 | 2 | 3;
    sums.payments[group] += payment.amount;
  }
}
