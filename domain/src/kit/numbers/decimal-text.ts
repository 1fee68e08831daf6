/** What somebody typed where a number belongs. `text` is the number with a point, as a database takes it. */
export type DecimalText =
  | { readonly kind: 'empty' }
  | { readonly kind: 'number'; readonly value: number; readonly text: string }
  | { readonly kind: 'invalid' };

const invalid = { kind: 'invalid' } as const;

/** Digits beyond these a number in JavaScript does not hold. */
const maxDigits = 15;

/**
 * Reads a number as people here write it: a comma is the decimal point (SHL-85), as is a point; `1.234,50` and
 * `1,234.50` are the same, as are spaces and the Swiss apostrophe between thousands. A lone point never parts
 * thousands: `1.234` is 1.234, whatever the language, so boxes show numbers without groups.
 */
export const readDecimal = (typed: string): DecimalText => {
  const bare = typed.replaceAll(/[\s'’]/g, '').replace(/^[-−–]/, '-');
  if (bare === '') return { kind: 'empty' };
  const sign = bare.startsWith('-') ? '-' : '';
  const digits = bare.slice(sign.length);
  if (!/^[\d.,]*\d[\d.,]*$/.test(digits)) return invalid;
  const text = withPoint(digits);
  if (text === undefined || !/^\d+(?:\.\d+)?$/.test(text) || text.replace('.', '').length > maxDigits)
    return invalid;
  const value = Number(`${sign}${text}`);
  return { kind: 'number', value: value === 0 ? 0 : value, text: `${value === 0 ? '' : sign}${text}` };
};

/** A number as a box shows it for typing on: with the decimal mark of the language, without groups. */
export const decimalText = (value: number, language: 'de' | 'en'): string => {
  const plain = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 15 }).format(value);
  return language === 'de' ? plain.replace('.', ',') : plain;
};

function withPoint(text: string): string | undefined {
  const mark = decimalMark(text);
  if (mark === undefined) return withoutGroups(text, text.includes('.') ? '.' : ',');
  const at = text.lastIndexOf(mark);
  const whole = withoutGroups(text.slice(0, at), mark === '.' ? ',' : '.');
  return whole === undefined ? undefined : `${whole || '0'}.${text.slice(at + 1) || '0'}`;
}

/** Where a point and a comma stand, the last of them is the decimal point; of one kind, several part thousands. */
function decimalMark(text: string): '.' | ',' | undefined {
  const [points, commas] = [countOf(text, '.'), countOf(text, ',')];
  if (points > 0 && commas > 0) return text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
  if (points === 1) return '.';
  return commas === 1 ? ',' : undefined;
}

function countOf(text: string, mark: string): number {
  return text.split(mark).length - 1;
}

function withoutGroups(whole: string, mark: '.' | ','): string | undefined {
  if (!whole.includes(mark)) return whole;
  return isGrouped(whole, mark) ? whole.replaceAll(mark, '') : undefined;
}

/** `1.234.567`: groups of three. One point or comma alone is a decimal point (SHL-85). */
function isGrouped(text: string, mark: '.' | ','): boolean {
  return new RegExp(`^\\d{1,3}(?:\\${mark}\\d{3})+$`).test(text);
}
