import { searchWordsOf, spellingsOf } from '@tresen/domain/kit/search';
import { type RawBuilder, sql } from 'kysely';
import { hasIndexedWords } from '../../kit/db/word-search.ts';
import type { Condition } from './readable.ts';

/** A query for what was found: `entry_id`, and `score`, of which the highest comes first. */
export type EntryHits = RawBuilder<unknown>;

/** From here on a word is taken for another one that was mistyped: one or two letters of a German compound. */
export const misspeltFrom = 0.45;

/** Entries that have every word in one of their languages; best where the title has it. */
export const exactSearch = (search: string): EntryHits => {
  const words = searchWordsOf(search);
  // The title is the beginning of the head.
  const scores = words.map(
    (word) => sql<number>`(select case when at = 0 then 1 when at <= length(s.title) then 4 else 2 end
      from strpos(s.head_text, (select searchable(${word}))) at)`,
  );
  return searchOf(words.flatMap(isIn), scores);
};

/**
 * The same for words that nothing has as they are typed: one counts, too, where it is like a word of the title, of the tags
 * or of the summary (trigrams; `pg_trgm.word_similarity_threshold` is set for it).
 */
export const misspeltSearch = (search: string): EntryHits => {
  const words = searchWordsOf(search);
  const isLike = (word: string): Condition => {
    const spelt = spellingsOf(word).map(
      (spelling) => sql<boolean>`(select searchable(${spelling})) operator(public.<%) s.head_text`,
    );
    return sql`(${sql.join([...spelt, ...isIn(word)], sql` or `)})`;
  };
  const scores = words.map((word) => sql<number>`word_similarity((select searchable(${word})), s.head_text)`);
  return searchOf(words.map(isLike), scores);
};

/** Two letters are somewhere in every text, and no index has them: they count in title, tags and summary. */
function isIn(word: string): readonly Condition[] {
  return hasIndexedWords(sql.ref(word.length < 3 ? 's.head_text' : 's.search_text'), word);
}

function searchOf(conditions: readonly Condition[], scores: readonly RawBuilder<number>[]): EntryHits {
  return sql`select s.entry_id, max(${sql.join([sql`0`, ...scores], sql` + `)}) score from content_texts s
    where ${sql.join([sql`true`, ...conditions], sql` and `)} group by s.entry_id`;
}
