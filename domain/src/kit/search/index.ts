export { searchWordsOf } from './search-words.ts';
export { spellingsOf } from './spellings.ts';
