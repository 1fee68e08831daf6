/**
 * To what a price is rounded: whole cents, 5, 10 or 50 cents, whole euros; or to prices that end in 9 (`1.29`) or in
 * 99 (`1.99`).
 */
export const roundings = [
  'cent',
  'fiveCents',
  'tenCents',
  'fiftyCents',
  'euro',
  'nine',
  'ninetyNine',
] as const;
export type Rounding = (typeof roundings)[number];

/** `nearest` goes up in the middle. Of prices below zero, `up` is away from zero: the amount is rounded. */
export const roundingDirections = ['nearest', 'up', 'down'] as const;
export type RoundingDirection = (typeof roundingDirections)[number];

/** Prices of a rounding are `first`, `first + step`, `first + 2 step` …, in cents. */
const patterns = {
  cent: { step: 1, first: 0 },
  fiveCents: { step: 5, first: 0 },
  tenCents: { step: 10, first: 0 },
  fiftyCents: { step: 50, first: 0 },
  euro: { step: 100, first: 0 },
  nine: { step: 10, first: 9 },
  ninetyNine: { step: 100, first: 99 },
} as const satisfies Record<Rounding, { readonly step: number; readonly first: number }>;

/**
 * Rounds an amount that is a fraction of cents, exactly. It never becomes less than the first price of its pattern:
 * 0.40 ending in 99 is 0.99, whatever the direction.
 * @param amount numerator of the cents, a whole number
 * @param per denominator, above zero
 * @returns cents
 */
export const roundCents = (
  amount: number,
  per: number,
  rounding: Rounding,
  direction: RoundingDirection,
): number => {
  const { step, first } = patterns[rounding];
  const size = BigInt(Math.abs(amount));
  const above = size - BigInt(first) * BigInt(per);
  const steps = above <= 0n ? 0n : stepsIn(above, BigInt(step) * BigInt(per), direction);
  const cents = first + step * Number(steps);
  return amount < 0 && cents > 0 ? -cents : cents;
};

function stepsIn(above: bigint, step: bigint, direction: RoundingDirection): bigint {
  const [whole, rest] = [above / step, above % step];
  const goesUp = direction === 'up' ? rest > 0n : direction === 'nearest' && rest * 2n >= step;
  return goesUp ? whole + 1n : whole;
}
