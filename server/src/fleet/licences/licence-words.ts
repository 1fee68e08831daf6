import type { RecordFilter } from '@tresen/domain/kit/entities';
import { searchWordsOf } from '@tresen/domain/kit/search';

/** Below this length an index of trigrams does not help. */
const indexedLength = 3;

/** The words of a search that the index of trigrams knows, as a search. */
export const indexedWordsOf = ({ search }: RecordFilter): string =>
  searchWordsOf(search)
    .filter((word) => word.length >= indexedLength)
    .join(' ');

/** True where a filter names nothing but words. */
export const isOnlyWords = ({ conditions, unitIds, status }: RecordFilter): boolean =>
  conditions.length === 0 && unitIds.length === 0 && status === undefined;

/** True where the index of trigrams knows all that a filter names. */
export const isOnlyIndexedWords = (filter: RecordFilter): boolean =>
  isOnlyWords(filter) && searchWordsOf(filter.search).every((word) => word.length >= indexedLength);
