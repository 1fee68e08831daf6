/** Letters that no decomposition turns into a plain one, and signs with a usual stand-in (EPC217-08). */
const standIns: Readonly<Record<string, string>> = {
  ...{ ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss', ẞ: 'SS' },
  ...{ æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ð: 'd', þ: 'th' },
  ...{ ı: 'i', '&': '+', '€': 'EUR', '@': '(at)', _: '-', '–': '-', '—': '-', '|': '/', '\\': '/' },
  ...{ '"': "'", '’': "'", '‘': "'", '`': "'", '´': "'", '„': "'", '“': "'", '”': "'", '«': "'", '»': "'" },
  ...{ '[': '(', ']': ')', '{': '(', '}': ')', ';': ',', '!': '.', '*': '.' },
};

const isAllowed = /[A-Za-z0-9/\-?:().,'+ ]/;

/**
 * A text as every bank of SEPA takes it: Latin letters, digits and `/ - ? : ( ) . , ' +`, no longer than a field is, with
 * no slash at its ends and no two in a row. What has no plain form becomes a full stop.
 */
export const sepaText = (text: string, max: number): string =>
  [...text.normalize('NFC')]
    .map(plainOf)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\/{2,}/g, '/')
    .replace(/^[ /]+/, '')
    .slice(0, max)
    .replace(/[ /]+$/, '');

/** True for a text of which the bank could read something. */
export const isSepaReadable = (text: string): boolean => /[A-Za-z0-9]/.test(sepaText(text, 70));

function plainOf(letter: string): string {
  const standIn = standIns[letter];
  if (standIn !== undefined) return standIn;
  const bare = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return [...bare].map((part) => (isAllowed.test(part) ? part : /\s/.test(part) ? ' ' : '.')).join('');
}
