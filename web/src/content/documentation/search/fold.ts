/** A text without case and accents, with the place in the original of each of its characters. */
interface Folded {
  readonly text: string;
  readonly places: readonly number[];
}

const foldCharacter = (character: string): string =>
  character.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');

/** Folds character by character, so that a find can be marked where it stands in the original. */
export const foldWithPlaces = (original: string): Folded => {
  let text = '';
  const places: number[] = [];
  for (let place = 0; place < original.length; place += 1) {
    const folded = foldCharacter(original[place] ?? '');
    text += folded;
    for (const _ of folded) places.push(place);
  }
  return { text, places };
};

/** Up to this many letters a word is too short to be looked for inside of others: "tse" is not in "itself". */
const shortLetters = 3;

const isLetter = (character: string | undefined): boolean => /[\p{L}\p{N}]/u.test(character ?? '');

/** Where a folded word stands in a folded text, from a place on; short ones only where a word begins. -1 if nowhere. */
export const indexOfWord = (text: string, word: string, from = 0): number => {
  const at = text.indexOf(word, from);
  if (at <= 0 || word.length > shortLetters || !isLetter(text[at - 1])) return at;
  return indexOfWord(text, word, at + 1);
};

/** A text without case and accents; ß is ss. */
export const fold = (text: string): string => foldWithPlaces(text).text;
