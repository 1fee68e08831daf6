import { highlight, type Piece, spansOf } from '../../../kit/search/index.ts';
import { indexOfWord } from './index-of-word.ts';

/** Characters shown before the first hit, and altogether. */
const before = 50;
const whole = 170;

/** The surroundings of the first hit, cut at spaces, with the hits marked; the beginning where there is none. */
export const snippetOf = (text: string, words: readonly string[]): readonly Piece[] => {
  const hit = spansOf(text, words, indexOfWord)[0]?.from ?? 0;
  const start = hit <= before ? 0 : text.indexOf(' ', hit - before) + 1;
  const end = start + whole >= text.length ? text.length : text.lastIndexOf(' ', start + whole);
  const cut = `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
  return highlight(cut, words, indexOfWord);
};
