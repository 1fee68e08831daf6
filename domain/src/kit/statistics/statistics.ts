/**
 * The value below which a part of the values lies, between two of them in proportion; NaN for no values.
 * @param part 0 to 1
 */
export const quantileOf = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * part;
  const [low, high] = [sorted[Math.floor(place)] ?? NaN, sorted[Math.ceil(place)] ?? NaN];
  return low + (high - low) * (place - Math.floor(place));
};

/** The value in the middle; NaN for no values. */
export const medianOf = (values: readonly number[]): number => quantileOf(values, 0.5);

/**
 * How far values usually lie from their median: the median of these distances, in the measure of a standard deviation of
 * values that are spread normally. Single outliers do not move it, as they would move a mean.
 */
export const spreadOf = (values: readonly number[]): number => {
  const median = medianOf(values);
  return 1.4826 * medianOf(values.map((value) => Math.abs(value - median)));
};
