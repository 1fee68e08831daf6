import { businessDayOf } from '../../kit/business-day/index.ts';
import {
  isTurnover,
  meaningOfPosition,
  type PaymentKind,
  type Receipt,
  type ReceiptPosition,
  receiptFacts,
  settledPositions,
} from '../receipts/index.ts';
import type { ClosingContents } from './closing.ts';
import { type ClosingSums, contentsOf, noSums } from './closing-sums.ts';
import { addCash } from './sum-cash.ts';
import { addCorrections, addReductions, addVouchersAndDeposits } from './sum-counted.ts';

/**
 * The contents of a closing from the receipts of its period, the same wherever it is computed: at the register, and in
 * the cloud that checks what registers send. Add them in any order and any pieces; memory grows with what is told apart
 * (articles, employees …), not with the receipts.
 * @param zone of the branch, for the hours of its wall clock
 */
export const createClosingSum = (zone: string) => {
  const sums = noSums();
  return {
    add: (receipt: Receipt): void => addReceipt(sums, receipt, zone),
    contents: (): ClosingContents => contentsOf(sums),
  };
};

/** The contents of a closing from all receipts of its period at once; see `createClosingSum`. */
export const sumClosing = (receipts: Iterable<Receipt>, zone: string): ClosingContents => {
  const sum = createClosingSum(zone);
  for (const receipt of receipts) sum.add(receipt);
  return sum.contents();
};

/** Adds one receipt. */
function addReceipt(sums: ClosingSums, receipt: Receipt, zone: string): void {
  sums.records += 1;
  if (receipt.type === 'Beleg') addBeleg(sums, receipt, zone);
  if (receipt.type === 'AVBelegabbruch') sums.aborted += 1;
  if (receipt.type !== 'AVTraining') return;
  sums.training.count += 1;
  sums.training.amount += receipt.gross;
}

function addBeleg(sums: ClosingSums, receipt: Receipt, zone: string): void {
  const facts = receiptFacts(receipt);
  sums.receipts += Number(facts.counts);
  sums.customers += facts.customers;
  sums.turnover.gross += facts.turnover;
  sums.turnover.net += facts.net;
  sums.turnover.tax += facts.tax;
  for (const position of settledPositions(receipt)) {
    addCases(sums, position);
    addSold(sums, position);
    addReductions(sums, position);
    addVouchersAndDeposits(sums, position);
  }
  addPayments(sums, receipt);
  addCorrections(sums, receipt);
  const tips = addTips(sums, receipt);
  const cash = addCash(sums.cash, receipt);
  if (facts.counts) {
    const { hour } = businessDayOf(Date.parse(receipt.end), zone, 0);
    sums.hours.add({ hour, receipts: 1, turnover: facts.turnover });
  }
  if (!facts.counts && tips === 0) return;
  sums.employees.add({
    key: receipt.employee?.key ?? null,
    name: receipt.employee?.name ?? '',
    receipts: Number(facts.counts),
    turnover: facts.turnover,
    cash,
    tips,
    cancelled: facts.cancelled,
    discounts: facts.discounts,
  });
}

function addCases(sums: ClosingSums, position: ReceiptPosition): void {
  for (const { key, rate, net, tax, gross } of position.vat) {
    sums.businessCases.add({
      kind: position.kind,
      name: position.kindName ?? null,
      agency: position.agency ?? null,
      vatKey: key,
      rate,
      gross,
      net,
      tax,
    });
    // What only changes the drawer is no supply: it has no place among the rates.
    if (meaningOfPosition[position.kind] !== 'cashMovement') sums.vat.add({ key, rate, net, tax, gross });
  }
}

function addSold(sums: ClosingSums, { kind, article, text, quantity, amount }: ReceiptPosition): void {
  if (!isTurnover(kind)) return;
  sums.categories.add({
    key: article?.categoryKey || null,
    name: article?.category ?? '',
    quantity: kind === 'Umsatz' ? quantity : 0,
    gross: amount,
  });
  if (kind === 'Umsatz' && article)
    sums.articles.add({ key: article.key, name: text, quantity, gross: amount });
}

function addPayments(sums: ClosingSums, { payments }: Receipt): void {
  for (const { kind, name, currency, amount, foreignAmount } of payments) {
    sums.payments.add({
      kind,
      name,
      currency,
      count: 1,
      amount,
      ...(foreignAmount != null && { foreignAmount }),
    });
    if (kind === 'Bar') sums.cashByCurrency.add({ currency, amount: foreignAmount ?? amount });
  }
}

function addTips(sums: ClosingSums, receipt: Receipt): number {
  const employee = tipsOf(receipt, 'TrinkgeldAN');
  const owner = tipsOf(receipt, 'TrinkgeldAG');
  const payment = paymentOfTip(receipt);
  if (employee !== 0) sums.tips.add({ recipient: 'employee', payment, count: 1, amount: employee });
  if (owner !== 0) sums.tips.add({ recipient: 'owner', payment, count: 1, amount: owner });
  return employee;
}

function tipsOf({ positions }: Receipt, kind: 'TrinkgeldAN' | 'TrinkgeldAG'): number {
  let sum = 0;
  for (const position of positions) {
    // A tip that leaves the drawer is paid out to whom it was for: `tipsPaid`, not a tip less.
    const isGiven = position.amount > 0 || position.cancellation === true;
    if (position.kind === kind && isGiven) sum += position.amount;
  }
  return sum;
}

/** A tip of a receipt that was paid in several ways stands beside the greatest of its payments. */
function paymentOfTip({ payments }: Receipt): PaymentKind {
  let greatest = payments[0];
  for (const payment of payments)
    if (greatest && Math.abs(payment.amount) > Math.abs(greatest.amount)) greatest = payment;
  return greatest?.kind ?? 'Keine';
}
