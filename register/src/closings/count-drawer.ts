import type { Currency } from '@tresen/domain/kit/money';
import { type CashCount, denominations } from '@tresen/domain/sales/closings';

type Denomination = CashCount['currencies'][number]['denominations'][number];

/** Of each note and coin at most so many lie in a drawer before the next smaller ones are used. */
const fullCompartment = 12;

/**
 * The cash count of an amount (cents, not negative): the notes and coins that somebody would have counted, small
 * change among them. What the smallest coin cannot pay (2 Rappen) counts in single cents, as the register's sums do.
 */
export function countDrawer(amount: number, currency: Currency): CashCount['currencies'][number] {
  let left = amount;
  const counts = new Map<number, number>();
  const take = (value: number, max: number) => {
    const count = Math.min(max, Math.floor(left / value));
    if (count === 0) return;
    counts.set(value, (counts.get(value) ?? 0) + count);
    left -= count * value;
  };
  // Small change first: a drawer is not paid out in the fewest pieces.
  for (const { value } of allOf(currency).toReversed()) if (value <= 1_000) take(value, fullCompartment);
  for (const { value } of allOf(currency)) take(value, Number.MAX_SAFE_INTEGER);
  const rows = allOf(currency).map(({ value, kind }) => {
    const count = counts.get(value) ?? 0;
    return { value, kind, count, amount: value * count };
  });
  const rest = left > 0 ? [{ value: 1, kind: 'coin' as const, count: left, amount: left }] : [];
  return { currency, denominations: [...rows.filter(({ count }) => count > 0), ...rest], total: amount };
}

function allOf(currency: Currency): Pick<Denomination, 'value' | 'kind'>[] {
  return [
    ...denominations[currency].note.map((value) => ({ value, kind: 'note' as const })),
    ...denominations[currency].coin.map((value) => ({ value, kind: 'coin' as const })),
  ];
}
