import { decimalOfCents } from '../../kit/money/index.ts';
import type { Receipt, ReceiptPayment, ReceiptPosition } from './receipt.ts';
import { grossOfPrice, settledPositions } from './receipt-vat.ts';

/** What a register gives its security device to sign when a receipt ends (fiscal.md 2.2). */
export interface TseProcess {
  readonly processType: 'Kassenbeleg-V1' | 'Bestellung-V1';
  readonly processData: string;
}

// Rates that a free VAT key (1000 and more) can stand for, today's and those before, in the order of the amounts.
const slotOfRate = new Map([
  [1900, 0],
  [1600, 0],
  [700, 1],
  [500, 1],
  [1070, 2],
  [950, 2],
  [900, 2],
  [840, 2],
  [780, 2],
  [550, 3],
]);

/**
 * Process type and data of a receipt, as DSFinV-K annex I writes them (fiscal.md 2.2): a point before two
 * decimals, no grouping, no plus, never `-0.00`; five amounts always; payments of one kind summed and left out
 * when zero. An aborted receipt has amounts of zero and no payment; an order lists its positions.
 */
export const tseProcess = (receipt: Pick<Receipt, 'type' | 'positions' | 'vat' | 'payments'>): TseProcess => {
  const { type, positions, payments } = receipt;
  if (type === 'AVBestellung') {
    return { processType: 'Bestellung-V1', processData: positions.map(orderLine).join('\r') };
  }
  const isAborted = type === 'AVBelegabbruch';
  const amounts = amountsOf(isAborted ? [] : settledPositions(receipt));
  const paid = paymentsOf(isAborted ? [] : payments);
  return { processType: 'Kassenbeleg-V1', processData: `${type}^${amounts}^${paid}` };
};

function orderLine(position: ReceiptPosition): string {
  const { quantity, text, unitPrice } = position;
  const price = decimalOfCents(grossOfPrice(position, unitPrice));
  return `${decimalOfQuantity(quantity)};"${text.replaceAll('"', '""')}";${price}`;
}

function decimalOfQuantity(quantity: number): string {
  return String(quantity / 1000);
}

function amountsOf(positions: readonly ReceiptPosition[]): string {
  const sums: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (const { vat } of positions) {
    for (const { key, rate, gross } of vat) sums[slotOf(key, rate) as 0 | 1 | 2 | 3 | 4] += gross;
  }
  return sums.map(decimalOfCents).join('_');
}

/**
 * Which of the five amounts a VAT entry belongs to: general, reduced, §24(1) no. 3, §24(1) no. 1, zero. Keys
 * of two digits are former rates, and their last digit is the key of today (fiscal.md 1.3).
 */
function slotOf(key: number, rate: number): number {
  if (key >= 100) return slotOfRate.get(rate) ?? 4;
  const today = key % 10;
  return today >= 1 && today <= 4 ? today - 1 : 4;
}

function paymentsOf(payments: readonly ReceiptPayment[]): string {
  const sums = new Map<string, number>();
  for (const payment of payments) {
    if (payment.kind === 'Keine') continue;
    const amount = payment.currency === 'EUR' ? payment.amount : (payment.foreignAmount ?? payment.amount);
    const key = paymentKey(payment);
    sums.set(key, (sums.get(key) ?? 0) + amount);
  }
  // By kind, then currency: `Bar` before `Bar:USD` before `Unbar`, which is the order of the texts themselves.
  return [...sums]
    .filter(([, amount]) => amount !== 0)
    .sort(([first], [second]) => (first < second ? -1 : 1))
    .map(([key, amount]) => `${decimalOfCents(amount)}:${key}`)
    .join('_');
}

/** The device knows cash and no cash; a foreign currency is named behind, in its own amount. */
function paymentKey({ kind, currency }: ReceiptPayment): string {
  return `${kind === 'Bar' ? 'Bar' : 'Unbar'}${currency === 'EUR' ? '' : `:${currency}`}`;
}
