/** What stands before the decimals of a number in a file. */
export type DecimalMark = ',' | '.';

/** Digits behind the decimal point that people write, of each kind of number: cents are written as euros. */
export const decimalsOf = { whole: 0, cents: 2, percent: 2, thousandths: 3 } as const;
export type NumberKind = keyof typeof decimalsOf;

// Calculated cells carry the noise of binary fractions: 3.4999999999999996.
const noiseLength = 9;
const maxDigits = 15;

const currency = /^(?:€|EUR|CHF|Fr\.|SFr\.|\$|£)|(?:€|EUR|CHF|Fr\.|SFr\.|\$|£|%)$/giu;

export type ReadNumber =
  | { readonly value: number }
  | { readonly code: 'NOT_A_NUMBER' }
  /** It has more decimals than the value can hold. */
  | { readonly code: 'TOO_PRECISE'; readonly parameters: { readonly decimals: number } };

/**
 * Reads a number of a file into whole units of its kind: cents, hundredths of a percent, thousandths.
 * @param mark decides what `1.234` is; where only one reading makes sense it is taken, whatever the mark
 */
export const readFileNumber = (text: string, kind: NumberKind, mark: DecimalMark): ReadNumber => {
  const bare = bareOf(text);
  const isNegative = bare.startsWith('-');
  const digits = isNegative ? bare.slice(1) : bare;
  const parts = partsOf(digits, mark) ?? partsOf(digits, otherMark(mark));
  if (!parts) return { code: 'NOT_A_NUMBER' };
  const read = scaled(...parts, decimalsOf[kind]);
  return 'value' in read && isNegative ? { value: read.value === 0 ? 0 : -read.value } : read;
};

/** The decimal mark that most numbers of a column speak for. @param fallback when none does */
export const guessDecimal = (texts: readonly string[], fallback: DecimalMark): DecimalMark => {
  const votes = texts.map(voteOf);
  const points = votes.filter((vote) => vote === '.').length;
  const commas = votes.filter((vote) => vote === ',').length;
  if (points === commas) return fallback;
  return points > commas ? '.' : ',';
};

/** A number of whole units as people write it: `-1234,50`, without groups; always with all its decimals. */
export const fileNumber = (value: number, kind: NumberKind, mark: DecimalMark): string => {
  const decimals = decimalsOf[kind];
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0');
  const fraction = decimals === 0 ? '' : digits.slice(-decimals);
  const shown = kind === 'cents' ? fraction : fraction.replace(/0+$/, '');
  const whole = decimals === 0 ? digits : digits.slice(0, -decimals);
  return `${value < 0 ? '-' : ''}${whole}${shown === '' ? '' : mark}${shown}`;
};

/** Without spaces, Swiss apostrophes, currency and percent signs; `3,–` is `3`. */
function bareOf(text: string): string {
  return (
    text
      .replaceAll(/[\s'’`]/g, '')
      .replaceAll(currency, '')
      .replace(/[.,][-–—]+$/, '')
      .replace(/^[−–]/, '-')
      // Old trade programs write the sign behind the number.
      .replace(/^([\d.,]+)-$/, '-$1')
  );
}

/** Whole and fraction; undefined for what is no number with this decimal mark. */
function partsOf(digits: string, mark: DecimalMark): readonly [string, string] | undefined {
  const [whole = '', fraction = '', ...more] = digits.split(mark);
  if (more.length > 0 || !/^\d*$/.test(fraction) || whole + fraction === '') return undefined;
  if (/^\d*$/.test(whole)) return [whole || '0', fraction];
  return isGrouped(whole, otherMark(mark)) ? [whole.replaceAll(otherMark(mark), ''), fraction] : undefined;
}

function isGrouped(whole: string, mark: DecimalMark): boolean {
  return mark === '.' ? /^\d{1,3}(?:\.\d{3})+$/.test(whole) : /^\d{1,3}(?:,\d{3})+$/.test(whole);
}

function otherMark(mark: DecimalMark): DecimalMark {
  return mark === ',' ? '.' : ',';
}

function scaled(whole: string, fraction: string, decimals: number): ReadNumber {
  const kept = fraction.slice(0, decimals).padEnd(decimals, '0');
  const rest = fraction.slice(decimals).replace(/0+$/, '');
  if (rest !== '' && fraction.length < noiseLength) return { code: 'TOO_PRECISE', parameters: { decimals } };
  const digits = `${whole}${kept}`.replace(/^0+(?=\d)/, '');
  if (digits.length > maxDigits) return { code: 'NOT_A_NUMBER' };
  return { value: Number(digits) + (rest !== '' && rest >= '5' ? 1 : 0) };
}

/** What one number says of the decimal mark; nothing for `1.234` and `5`. */
function voteOf(text: string): DecimalMark | undefined {
  const digits = bareOf(text).replace(/^-/, '');
  if (!/^[\d.,]*\d[\d.,]*$/.test(digits)) return undefined;
  const last = digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ',';
  const count = digits.split(last).length - 1;
  if (count === 0) return undefined;
  if (digits.includes(otherMark(last))) return last;
  if (count > 1) return otherMark(last);
  return isGrouped(digits, last) && !digits.startsWith('0') ? undefined : last;
}
