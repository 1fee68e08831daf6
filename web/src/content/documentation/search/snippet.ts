import { foldWithPlaces, indexOfWord } from './fold.ts';

/** A piece of a text; the hits among them are marked. */
export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Characters shown before the first hit, and altogether. */
const before = 50;
const whole = 170;

/** Where the folded words stand in a text, in order and without overlap. */
const spansOf = (text: string, words: readonly string[]): readonly Span[] => {
  const folded = foldWithPlaces(text);
  const spans: Span[] = [];
  for (const word of words) {
    for (let at = indexOfWord(folded.text, word); at >= 0; at = indexOfWord(folded.text, word, at + 1)) {
      const last = folded.places[at + word.length - 1] ?? 0;
      spans.push({ from: folded.places[at] ?? 0, to: last + 1 });
    }
  }
  const sorted = spans.sort((one, other) => one.from - other.from || other.to - one.to);
  let end = 0;
  return sorted.filter(({ from, to }) => {
    const isFree = from >= end;
    if (isFree) end = to;
    return isFree;
  });
};

/** A text cut where the folded words stand in it. */
export const highlight = (text: string, words: readonly string[]): readonly Piece[] => {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { from, to } of spansOf(text, words)) {
    pieces.push({ text: text.slice(end, from), isHit: false }, { text: text.slice(from, to), isHit: true });
    end = to;
  }
  pieces.push({ text: text.slice(end), isHit: false });
  return pieces.filter((piece) => piece.text !== '');
};

/** The surroundings of the first hit, cut at spaces, with the hits marked; the beginning where there is none. */
export const snippetOf = (text: string, words: readonly string[]): readonly Piece[] => {
  const hit = spansOf(text, words)[0]?.from ?? 0;
  const start = hit <= before ? 0 : text.indexOf(' ', hit - before) + 1;
  const end = start + whole >= text.length ? text.length : text.lastIndexOf(' ', start + whole);
  const cut = `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
  return highlight(cut, words);
};
