/** The top of an axis and its even steps, from zero upwards. */
export interface Scale {
  readonly top: number;
  readonly ticks: readonly number[];
}

const steps = [1, 2, 2.5, 5, 10];

/** An axis whose steps people can read (1, 2, 2.5 or 5 times a power of ten), with at most four of them. */
export const scaleOf = (values: readonly number[]): Scale => {
  const highest = Math.max(0, ...values);
  if (highest === 0) return { top: 1, ticks: [0] };
  const power = 10 ** Math.floor(Math.log10(highest / 4));
  const step = power * (steps.find((factor) => power * factor * 4 >= highest) ?? 10);
  const count = Math.ceil(highest / step);
  return { top: step * count, ticks: Array.from({ length: count + 1 }, (_, index) => index * step) };
};

/** Share of the axis in percent; what lies below zero has no height. */
export const heightOn = (scale: Scale, value: number): number =>
  Math.max(0, Math.min(100, (value / scale.top) * 100));
