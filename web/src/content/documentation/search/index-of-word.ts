/** Up to this many letters a word is too short to be looked for inside of others: "tse" is not in "itself". */
const shortLetters = 3;

/** Where a folded word stands in a folded text, from a place on; short ones only where a word begins. -1 if nowhere. */
export const indexOfWord = (text: string, word: string, from = 0): number => {
  const at = text.indexOf(word, from);
  if (at <= 0 || word.length > shortLetters || !isLetter(text[at - 1])) return at;
  return indexOfWord(text, word, at + 1);
};

function isLetter(character: string | undefined): boolean {
  return /[\p{L}\p{N}]/u.test(character ?? '');
}
