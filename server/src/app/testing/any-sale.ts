import type { Currency } from '@tresen/domain/kit/money';
import type { Receipt } from '@tresen/domain/sales/receipts';
import { anyReceipt } from '@tresen/domain/sales/receipts/testing';
import fc from 'fast-check';
import { newId } from '../../kit/ids/index.ts';
import type { LinkedRegister } from './link-register.ts';

/** Nights of another clock, of another year and of another month, and any time between. */
const nights = ['2026-03-29', '2026-10-25', '2025-12-31', '2026-12-31', '2026-02-28'].map((day) =>
  Date.parse(`${day}T20:00:00Z`),
);
const moments = fc.oneof(
  fc
    .record({ night: fc.constantFrom(...nights), after: fc.nat(12 * 3_600_000) })
    .map(({ night, after }) => night + after),
  fc.integer({ min: Date.parse('2026-01-01T12:00:00Z'), max: Date.parse('2026-12-31T12:00:00Z') }),
);

/** A receipt of one of some registers, of few articles and employees, so that sums meet. */
export const anySale = fc.record({
  receipt: anyReceipt,
  place: fc.nat(3),
  end: moments,
  employee: fc.constantFrom(null, { key: '1', name: 'Ada' }, { key: '2', name: 'Ben' }),
  article: fc.constantFrom('a', 'b', 'c'),
  /** Every second one is what most receipts are: something sold, and nothing else. */
  isUsual: fc.boolean(),
});
export type Sale = typeof anySale extends fc.Arbitrary<infer T> ? T : never;

/** A register with the currency of its branch. */
export type Till = LinkedRegister & { readonly currency: Currency };

export interface Sold {
  readonly till: Till;
  readonly receipt: Receipt;
}

/** The sale as one of the registers makes it. */
export const soldAt = (tills: readonly Till[], sale: Sale): Sold => {
  const { receipt, place, end, employee, article, isUsual } = sale;
  const till = tills[place % tills.length];
  if (!till) throw new Error('no register');
  const { currency, databaseId } = till;
  const positions = mixed(receipt.positions).map((position) => ({
    ...position,
    ...(position.article && { article: { ...position.article, key: article } }),
    ...(isUsual && { kind: 'Umsatz' as const }),
  }));
  const payments = receipt.payments.map((payment) => ({ ...payment, currency }));
  const times = { start: iso(end - 60_000), end: iso(end) };
  const made = { id: newId(), databaseId, currency, positions, payments, employee, ...times };
  return { till, receipt: { ...receipt, ...made, ...(isUsual && { type: 'Beleg' as const }) } };
};

/** A position of mixed VAT: a menu of food and drink at one price. */
function mixed(positions: Receipt['positions']): Receipt['positions'] {
  return positions.map((position, index) => {
    const [vat] = position.vat;
    if (index % 3 !== 0 || !vat) return position;
    const free = Math.trunc(vat.gross / 4);
    const rest = vat.gross - free;
    const tax = rest - Math.round((rest * 10_000) / 11_900);
    return {
      ...position,
      vat: [
        { key: 5, rate: 0, net: free, tax: 0, gross: free },
        { key: 1, rate: 1900, net: rest - tax, tax, gross: rest },
      ],
    };
  });
}

function iso(instant: number): string {
  return new Date(instant).toISOString();
}
