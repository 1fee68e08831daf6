export { fold } from './fold.ts';
export { highlight, type Piece, spansOf } from './highlight.ts';
export { allSpellings, hasWords, type SearchedWord, searchedWords } from './match.ts';
export { Pieces } from './pieces.tsx';
export {
  type Found,
  hitLimit,
  type RecordHit,
  type RecordKind,
  type RecordSearch,
  RecordSearchProvider,
  useRecordSearches,
} from './record-search.ts';
