/** Cents as decimal text with two digits: `-1234.50`. Never `-0.00`. */
export const decimalOfCents = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Cents of a decimal text that a machine wrote (`3.1`, `-12`, `0.80`); undefined for anything else. */
export const centsOfDecimal = (text: string): number | undefined => {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text);
  if (match === null) return undefined;
  const [, sign, euros, fraction = ''] = match;
  const cents = Number(euros) * 100 + Number(fraction.padEnd(2, '0'));
  return sign === '-' && cents > 0 ? -cents : cents;
};

// Groups of three behind one kind of mark, then a decimal mark of another kind: `1.234,50`, `1'234.50`, `1 234,5`.
const grouped = /^-?\d{1,3}([.,'’ \u00a0\u202f])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d{1,2})?$/;
const plain = /^-?\d+(?:[.,]\d{0,2})?$/;

/**
 * Cents of what a person typed, in German, English or Swiss habit: `1.234,50`, `1,234.50`, `1'234.50`, `12,5`,
 * `12.5` (SHL-85: a comma is a decimal point). Money has at most two decimals, so three digits behind a single
 * mark are thousands: `1.234` is 1,234 euro. Undefined for what can be read in no way.
 */
export const centsOfInput = (input: string): number | undefined => {
  const text = input.trim().replace('−', '-');
  if (grouped.test(text)) {
    const decimal = /[.,](\d{1,2})$/.exec(text);
    const whole = decimal === null ? text : text.slice(0, decimal.index);
    return centsOfDecimal(`${whole.replaceAll(/[^\d-]/g, '')}${decimal === null ? '' : `.${decimal[1]}`}`);
  }
  return plain.test(text) ? centsOfDecimal(text.replace(',', '.').replace(/\.$/, '')) : undefined;
};
