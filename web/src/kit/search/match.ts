import { searchWordsOf, spellingsOf } from '@tresen/domain/kit/search';
import { fold } from './fold.ts';

/** One word of a search in its spellings, the given one first, without case and accents. */
export type SearchedWord = readonly string[];

/** The words of a search; each of them has to be found. */
export const searchedWords = (text: string): readonly SearchedWord[] =>
  searchWordsOf(text).map((word) => [...new Set(spellingsOf(word).map(fold))].filter(Boolean));

/** True where a text has every word, in whatever case and spelling, with accents or without (SHL-30). */
export const hasWords = (text: string, words: readonly SearchedWord[]): boolean => {
  const folded = fold(text);
  return words.every((spellings) => spellings.some((spelling) => folded.includes(spelling)));
};

/** All spellings of all words, to be marked where they stand. */
export const allSpellings = (words: readonly SearchedWord[]): readonly string[] => words.flat();
