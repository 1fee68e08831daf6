import type { RecordFilter } from '@tresen/domain/kit/entities';
import { searchWordsOf, spellingsOf } from '@tresen/domain/kit/search';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { hasIndexedWords, hasWords } from '../../kit/db/word-search.ts';
import { listConditions } from '../../kit/records/index.ts';
import { licenceSource } from './licence-rows.store.ts';

type Where = RawBuilder<SqlBool>;

/** Below this length an index of trigrams knows the beginnings of words alone. */
const indexedLength = 3;

/** True where a filter names nothing but words. */
export const isOnlyWords = ({ conditions, unitIds, status }: RecordFilter): boolean =>
  conditions.length === 0 && unitIds.length === 0 && status === undefined;

/** True where a word of the search is so short that only beginnings are meant: these may be very many. */
export const hasShortWords = ({ search }: RecordFilter): boolean => searchWordsOf(search).some(isShort);

/** What a row `t` of the list fulfils. */
export const matches = (filter: RecordFilter): Where =>
  sql`${sql.join([listConditions(licenceSource, { ...filter, search: '' }), hasEach(filter, hasWords)], sql` and `)}`;

/** The words of a search in a row `t`, where they are looked for in one row after the other. */
export const hasSearch = (filter: RecordFilter): Where => hasEach(filter, hasWords);

/** The same where the index of trigrams finds them. */
export const isFoundBySearch = (filter: RecordFilter): Where => hasEach(filter, hasIndexedWords);

/** Words of one or two letters begin a word of the row: in the middle of words nobody means them, and no index finds them. */
function hasEach({ search }: RecordFilter, hasLong: typeof hasWords): Where {
  const text = sql`t.search_text`;
  const conditions = searchWordsOf(search).flatMap((word) =>
    isShort(word) ? [beginsWord(text, word)] : hasLong(text, word),
  );
  return sql`${sql.join([sql`true`, ...conditions], sql` and `)}`;
}

/** What is not a letter or digit stands anywhere. */
function isShort(word: string): boolean {
  return word.length < indexedLength && /^[\p{L}\p{N}]/u.test(word);
}

/** One pattern, from which the index of trigrams takes the blank before the word; what words mean in patterns is taken from them. */
function beginsWord(text: RawBuilder<unknown>, word: string): Where {
  const each = spellingsOf(word).map(
    (spelling) => sql`${text} ~ (select '(^|[-_ /.,;:&+(''"])'
      || regexp_replace(searchable(${spelling}), '[][\\\\^$.|?*+(){}-]', '\\\\\\&', 'g'))`,
  );
  return sql`(${sql.join(each, sql` or `)})`;
}
