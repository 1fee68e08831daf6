/** Cents as decimal text with two digits: `-1234.50`. Never `-0.00`. */
export const decimalOfCents = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
