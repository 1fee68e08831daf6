import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A piece of a text that one font draws. */
export interface TextRun {
  readonly text: string;
  /** The file of a font; undefined where our own has the letters. */
  readonly font: string | undefined;
  readonly isRightToLeft: boolean;
}

interface Family {
  readonly letters: RegExp;
  readonly isRightToLeft?: boolean;
  /** The address of its package's list of files, with the letters of each. */
  readonly files: () => string;
}

/** A part of a family: the file of its letters between two code points. */
interface Range {
  readonly from: number;
  readonly to: number;
  readonly part: string;
}

/** Of writings that Inter lacks: a name is printed as its owner writes it. Chinese and Korean come in a hundred small files each. */
const families: readonly Family[] = [
  {
    letters:
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\u30fb\u30fc\uff00-\uffef]/u,
    files: () => import.meta.resolve('@fontsource/noto-sans-sc/unicode.json'),
  },
  {
    letters: /\p{Script=Hangul}/u,
    files: () => import.meta.resolve('@fontsource/noto-sans-kr/unicode.json'),
  },
  {
    letters: /[\p{Script=Arabic}\u060c\u061b\u061f\u0640]/u,
    isRightToLeft: true,
    files: () => import.meta.resolve('@fontsource/noto-sans-arabic/unicode.json'),
  },
  {
    letters: /\p{Script=Hebrew}/u,
    isRightToLeft: true,
    files: () => import.meta.resolve('@fontsource/noto-sans-hebrew/unicode.json'),
  },
  {
    letters: /\p{Script=Thai}/u,
    files: () => import.meta.resolve('@fontsource/noto-sans-thai/unicode.json'),
  },
  {
    letters: /\p{Script=Devanagari}/u,
    files: () => import.meta.resolve('@fontsource/noto-sans-devanagari/unicode.json'),
  },
  {
    letters: /\p{Script=Georgian}/u,
    files: () => import.meta.resolve('@fontsource/noto-sans-georgian/unicode.json'),
  },
  {
    letters: /\p{Script=Armenian}/u,
    files: () => import.meta.resolve('@fontsource/noto-sans-armenian/unicode.json'),
  },
];

const anyOther = new RegExp(families.map(({ letters }) => letters.source).join('|'), 'u');
/** What stands on the letter before it. */
const mark = /[\p{Mark}\u200c\u200d]/u;

const ranges = new Map<Family, readonly Range[]>();

/** Whether a text has letters that our own font lacks and another has. */
export const hasOtherLetters = (text: string): boolean => anyOther.test(text);

/** Cuts a text into pieces of one font each, in the order of reading. */
export const runsOf = (text: string, isStrong: boolean): readonly TextRun[] => {
  const runs: { text: string; font: string | undefined; isRightToLeft: boolean }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    if (last && mark.test(letter)) {
      last.text += letter;
      continue;
    }
    const family = families.find(({ letters }) => letters.test(letter));
    const font = family && fontOf(family, letter.codePointAt(0) ?? 0, isStrong);
    if (last && last.font === font) last.text += letter;
    else
      runs.push({ text: letter, font, isRightToLeft: font !== undefined && family?.isRightToLeft === true });
  }
  return runs;
};

function fontOf(family: Family, codePoint: number, isStrong: boolean): string | undefined {
  const range = rangesOf(family).find(({ from, to }) => from <= codePoint && codePoint <= to);
  return range && fontFile(family, range.part, isStrong);
}

function rangesOf(family: Family): readonly Range[] {
  const known = ranges.get(family);
  if (known) return known;
  const listed = JSON.parse(readFileSync(fileURLToPath(family.files()), 'utf8')) as Readonly<
    Record<string, string>
  >;
  const read = Object.entries(listed).flatMap(([name, list]) =>
    list.split(',').map((range): Range => {
      const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
      return {
        from: Number.parseInt(from, 16),
        to: Number.parseInt(to, 16),
        part: name.replace(/^\[|\]$/g, ''),
      };
    }),
  );
  ranges.set(family, read);
  return read;
}

/** The library cannot take a part out of a woff2, hence the older kind. */
function fontFile(family: Family, part: string, isStrong: boolean): string {
  const files = new URL('files/', family.files());
  const name = files.pathname.split('/').at(-3) ?? '';
  return fileURLToPath(new URL(`${name}-${part}-${isStrong ? 600 : 400}-normal.woff`, files));
}
