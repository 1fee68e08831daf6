import { type CodePage, type CodePageName, codePages } from './code-pages.ts';
import { latinOfCyrillic } from './cyrillic.ts';

/** What stands for a character that no code page has, and that is no letter with an accent. */
const unknown = '?';

/** Typographic signs, and money, by what every printer has. */
const plain: Readonly<Record<string, string>> = {
  ...latinOfCyrillic,
  '€': 'EUR',
  '₣': 'CHF',
  '₺': 'TRY',
  '₽': 'RUB',
  '£': 'GBP',
  '…': '...',
  '×': 'x',
  '✕': 'x',
  '÷': ':',
  '−': '-',
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '„': '"',
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '‚': "'",
  '‘': "'",
  '’': "'",
  '‹': "'",
  '›': "'",
  '·': '-',
  '•': '*',
  '§': 'Par.',
  '©': '(c)',
  '®': '(R)',
  '™': 'TM',
  '°': 'o',
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  ẞ: 'SS',
  ß: 'ss',
  ı: 'i',
  ł: 'l',
  Ł: 'L',
  ø: 'o',
  Ø: 'O',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  đ: 'd',
  Đ: 'D',
  þ: 'th',
  Þ: 'Th',
  ð: 'd',
  Ð: 'D',
};

let graphemes: Intl.Segmenter | undefined;
const onlyPlain = /^[ -~]*$/;
// Spaces of any kind; what is no character at all; what only changes the one before it or the direction.
const spaces = /[\s\p{Cc}]/u;
const invisible = /^[\p{Mn}\p{Me}\p{Cf}\p{Cs}\p{Co}\p{Cn}]+$/u;

/**
 * A text as a printer of this code page can print it: each character of the result is one byte and one column. Accents
 * are dropped where the page has no letter with them, Cyrillic becomes Latin where the page has none, what it does not
 * have at all becomes a question mark; line breaks stay only where `doKeepBreaks`.
 */
export function printable(text: string, name: CodePageName, doKeepBreaks = false): string {
  if (onlyPlain.test(text)) return text;
  const page = codePages[name];
  if (!doKeepBreaks) return write(text, page);
  return text
    .split(/\r\n?|\n/)
    .map((line) => write(line, page))
    .join('\n');
}

function write(text: string, page: CodePage): string {
  const composed = text.normalize('NFC');
  return writeCharacters(composed, page) ?? writeGraphemes(composed, page);
}

/** Most texts: each character has its place or is known; undefined for others, which are dear to take apart. */
function writeCharacters(text: string, page: CodePage): string | undefined {
  let printed = '';
  for (const one of text) {
    const written = page.byteOf(one) === undefined ? plain[one] : one;
    if (written === undefined) return undefined;
    printed += written;
  }
  return printed;
}

function writeGraphemes(text: string, page: CodePage): string {
  let printed = '';
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of graphemes.segment(text)) printed += writeOne(segment, page);
  return printed;
}

function writeOne(grapheme: string, page: CodePage): string {
  if (page.byteOf(grapheme) !== undefined) return grapheme;
  if (spaces.test(grapheme)) return ' ';
  if (invisible.test(grapheme)) return '';
  const known = plain[grapheme];
  if (known !== undefined) return known;
  const base = [...grapheme.normalize('NFKD')].filter((one) => !invisible.test(one));
  const written = base.map((one) => (page.byteOf(one) === undefined ? plain[one] : one));
  // A flag, a family, a word of another script: one mark for each, as each was one to its reader.
  return written.length > 0 && written.every((one) => one !== undefined) ? written.join('') : unknown;
}
