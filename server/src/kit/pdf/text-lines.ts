import { hasOtherLetters, runsOf, type TextRun } from './other-letters.ts';

export type Line = readonly TextRun[];

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Breaks a text with letters of several fonts into lines; the library does it for one font alone.
 * @param widthOf how wide a line would be
 * @returns each line's pieces from left to right
 */
export const linesOf = (
  text: string,
  isStrong: boolean,
  width: number,
  widthOf: (line: Line) => number,
): readonly Line[] => {
  const measure = (piece: string) => widthOf(runsOf(piece, isStrong));
  return text
    .split(/\r?\n/)
    .flatMap((paragraph) => brokenInto(paragraph, width, measure))
    .map((line) => asSeen(runsOf(line, isStrong)));
};

/** Each piece is measured once, so that a long text costs no more than its letters. */
function brokenInto(paragraph: string, width: number, measure: (piece: string) => number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  let taken = 0;
  // Chinese has no spaces between its words: what is too long breaks anywhere.
  const pieces = paragraph
    .split(/(?<= )/)
    .flatMap((word) => (isDense(word) || measure(word.trimEnd()) > width ? graphemesOf(word) : [word]));
  for (const piece of pieces) {
    if (line !== '' && taken + measure(piece.trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
      taken = 0;
    }
    line += piece;
    taken += measure(piece);
  }
  return [...lines, line.trimEnd()];
}

function isDense(word: string): boolean {
  return hasOtherLetters(word) && /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word);
}

function graphemesOf(word: string): readonly string[] {
  return Array.from(graphemes.segment(word), ({ segment }) => segment);
}

/** Turns round what is read from right to left: the letters of a word the library turns, the words we do. */
function asSeen(runs: readonly TextRun[]): Line {
  const words = runs.flatMap((run) =>
    run.isRightToLeft ? run.text.split(/(?= )|(?<= )/).map((text) => ({ ...run, text })) : [run],
  );
  const seen: TextRun[] = [];
  for (let index = 0; index < words.length; ) {
    const end = words[index]?.isRightToLeft ? endOfTurned(words, index) : index + 1;
    seen.push(...words.slice(index, end).reverse());
    index = end;
  }
  return seen;
}

/** Behind the last word that is read from right to left, with nothing but spaces between. */
function endOfTurned(words: readonly TextRun[], start: number): number {
  let end = start + 1;
  for (let index = end; index < words.length; index += 1) {
    const word = words[index];
    if (word?.isRightToLeft) end = index + 1;
    else if (word?.text.trim() !== '') break;
  }
  return end;
}
