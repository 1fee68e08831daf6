import type { StockKind } from './movement.ts';

/** What is known of an article in a branch. Amounts in thousandths. */
export interface StockBefore {
  readonly amount: number;
  /** When it was counted last, in milliseconds UTC; null for never. */
  readonly countedAt: number | null;
}

interface Movement {
  readonly kind: StockKind;
  /** Thousandths; of a count what was found. */
  readonly quantity: number;
  /** Milliseconds UTC. */
  readonly madeAt: number;
}

const signs = { sale: -1, loss: -1, return: 1, delivery: 1 } as const;

/**
 * By how many thousandths a movement changes the amount (contract 22). A count makes it what was found. What happened
 * before a count and is told later changes nothing: whoever counted has seen it already.
 */
export const stockChange = (
  { kind, quantity, madeAt }: Movement,
  { amount, countedAt }: StockBefore,
): number => {
  if (countedAt !== null && madeAt <= countedAt && kind !== 'count') return 0;
  return kind === 'count' ? quantity - amount : signs[kind] * quantity;
};

/** How an amount is to be seen: never booked, used up, to be ordered, or enough. */
export const stockLevels = ['unknown', 'empty', 'low', 'enough'] as const;
export type StockLevel = (typeof stockLevels)[number];

/** @param amount thousandths; null when nothing was ever booked @param reorderQuantity thousandths; null for none */
export const stockLevelOf = (amount: number | null, reorderQuantity: number | null): StockLevel => {
  if (amount === null) return 'unknown';
  if (amount <= 0) return 'empty';
  return reorderQuantity !== null && amount <= reorderQuantity ? 'low' : 'enough';
};
