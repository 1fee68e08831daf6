/** An axis with even steps, which zero is always one of. */
export interface Scale {
  /** Zero, or below it. */
  readonly bottom: number;
  readonly top: number;
  readonly ticks: readonly number[];
}

/** Where something lies on an axis, in percent from its bottom. */
export interface Extent {
  readonly from: number;
  readonly size: number;
}

const steps = [1, 2, 2.5, 5, 10];

/** An axis whose steps people can read (1, 2, 2.5 or 5 times a power of ten), about four of them. */
export const scaleOf = (values: readonly number[]): Scale => {
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  const span = highest - lowest;
  if (span === 0) return { bottom: 0, top: 1, ticks: [0] };
  const power = 10 ** Math.floor(Math.log10(span / 4));
  const step = power * (steps.find((factor) => power * factor * 4 >= span) ?? 10);
  const above = Math.ceil(highest / step);
  const below = Math.ceil(-lowest / step);
  return {
    bottom: 0 - step * below,
    top: step * above,
    ticks: Array.from({ length: below + above + 1 }, (_, index) => (index - below) * step),
  };
};

/** The place of a value on the axis in percent, from its bottom. */
export const placeOn = ({ bottom, top }: Scale, value: number): number =>
  Math.max(0, Math.min(100, ((value - bottom) / (top - bottom)) * 100));

/** What a column or bar covers of the axis: from zero up, or down for what is below it. */
export const extentOn = (scale: Scale, value: number): Extent => {
  const from = placeOn(scale, Math.min(0, value));
  return { from, size: placeOn(scale, Math.max(0, value)) - from };
};

/** An axis without steps, which its greatest value fills. */
export const tightScaleOf = (values: readonly number[]): Scale => {
  const bottom = Math.min(0, ...values);
  return { bottom, top: Math.max(bottom < 0 ? 0 : 1, ...values), ticks: [0] };
};
