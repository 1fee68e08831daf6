/** More words, or longer ones, find nothing that fewer do not find; and a search has to stay cheap. */
const maxWords = 8;
const longestWord = 60;
const longestText = 500;

/** The words of a search, each of which has to be found. Characters that no text of ours can hold are left out. */
export const searchWordsOf = (text: string): readonly string[] =>
  text
    .slice(0, longestText)
    .toWellFormed()
    .split(/[\s\0]+/)
    .filter(Boolean)
    .slice(0, maxWords)
    .map((word) => word.slice(0, longestWord).toWellFormed());
