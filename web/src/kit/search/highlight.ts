import { foldWithPlaces } from './fold.ts';

/** A piece of a text; the hits among them are marked. */
export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Finds a folded word in a folded text, from a place on; -1 if it is nowhere. */
export type FindWord = (text: string, word: string, from?: number) => number;

const anywhere: FindWord = (text, word, from) => text.indexOf(word, from);

/** Where the folded words stand in a text, in order and without overlap. */
export const spansOf = (text: string, words: readonly string[], find = anywhere): readonly Span[] => {
  const folded = foldWithPlaces(text);
  const spans: Span[] = [];
  for (const word of words) {
    for (let at = find(folded.text, word); at >= 0; at = find(folded.text, word, at + 1)) {
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

/** A text cut where the folded words stand in it; none of them is empty. */
export const highlight = (text: string, words: readonly string[], find = anywhere): readonly Piece[] => {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { from, to } of spansOf(text, words, find)) {
    pieces.push({ text: text.slice(end, from), isHit: false }, { text: text.slice(from, to), isHit: true });
    end = to;
  }
  pieces.push({ text: text.slice(end), isHit: false });
  return pieces.filter((piece) => piece.text !== '');
};
