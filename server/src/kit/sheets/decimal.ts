/**
 * A decimal without exponent, without needless zeros, its point moved.
 * @param text a decimal with a point, with or without exponent
 * @param places to the right
 */
export const movePoint = (text: string, places: number): string => {
  const [, sign = '', whole = '0', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(text) ?? [];
  const digits = whole + fraction;
  const point = whole.length + Number(exponent) + places;
  const padded = point <= 0 ? '0'.repeat(1 - point) + digits : digits.padEnd(point, '0');
  const at = Math.max(point, 1);
  const before = padded.slice(0, at).replace(/^0+(?=\d)/, '');
  const after = padded.slice(at).replace(/0+$/, '');
  return `${sign}${before}${after && `.${after}`}`;
};

/** A number as a plain decimal with a point. @throws {TypeError} for what is none, such as NaN */
export const decimalText = (value: string | number): string => {
  const text = String(value);
  if (!/^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/.test(text)) throw new TypeError(`no number: ${text}`);
  return text.includes('e') ? movePoint(text, 0) : text;
};

/** Fills a decimal up with zeros. */
export const withDecimals = (text: string, decimals: number): string => {
  const point = text.indexOf('.');
  if (point < 0) return decimals > 0 ? `${text}.${'0'.repeat(decimals)}` : text;
  const missing = decimals - (text.length - point - 1);
  return missing > 0 ? text + '0'.repeat(missing) : text;
};
