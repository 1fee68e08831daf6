/**
 * A line through values from left to right, as the path of an SVG that is 100 wide; broken where a value is missing. One
 * value alone is a dot.
 * @param topOf how far a value is from the top
 */
export const pathOf = (values: readonly (number | null)[], topOf: (value: number) => number): string => {
  const step = 100 / Math.max(1, values.length - 1);
  return values
    .map((value, at) => {
      if (value === null) return '';
      const place = `${rounded(at * step)} ${rounded(topOf(value))}`;
      return (values[at - 1] ?? null) === null ? `M${place}L${place}` : `L${place}`;
    })
    .join('');
};

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
