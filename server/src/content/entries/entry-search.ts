import { searchWordsOf, spellingsOf } from '@tresen/domain/kit/search';
import { type RawBuilder, sql } from 'kysely';
import { hasIndexedWords } from '../../kit/db/word-search.ts';
import type { Condition } from './readable.ts';

/** How entries are found: those that match, and how well. */
export interface EntrySearch {
  readonly matches: Condition;
  /** The best comes first. */
  readonly score: RawBuilder<number>;
}

/** From here on a word is taken for another one that was mistyped: one or two letters of a German compound. */
export const misspeltFrom = 0.45;

/** Entries that have every word in one of their languages; best where the title has it. */
export const exactSearch = (search: string): EntrySearch => {
  const words = searchWordsOf(search);
  const scores = words.map(
    (word) => sql<number>`case
      when strpos(searchable(s.title), (select searchable(${word}))) > 0 then 4
      when strpos(s.head_text, (select searchable(${word}))) > 0 then 2 else 1 end`,
  );
  return searchOf(hasIndexedWords(sql.ref('s.search_text'), search), scores);
};

/**
 * The same for words that nothing has as they are typed: one counts, too, where it is like a word of the title, of the tags
 * or of the summary (trigrams; `pg_trgm.word_similarity_threshold` is set for it).
 */
export const misspeltSearch = (search: string): EntrySearch => {
  const words = searchWordsOf(search);
  const isLike = (word: string): Condition => {
    const spelt = spellingsOf(word).map(
      (spelling) => sql<boolean>`(select searchable(${spelling})) operator(public.<%) s.head_text`,
    );
    return sql`(${sql.join([...spelt, ...hasIndexedWords(sql.ref('s.search_text'), word)], sql` or `)})`;
  };
  const scores = words.map((word) => sql<number>`word_similarity((select searchable(${word})), s.head_text)`);
  return searchOf(words.map(isLike), scores);
};

function searchOf(conditions: readonly Condition[], scores: readonly RawBuilder<number>[]): EntrySearch {
  const found = sql<boolean>`${sql.join([sql`true`, ...conditions], sql` and `)}`;
  return {
    matches: sql`e.id in (select s.entry_id from content_texts s where ${found})`,
    score: sql`(select max(${sql.join([sql`0`, ...scores], sql` + `)}) from content_texts s
      where s.entry_id = e.id and ${found})`,
  };
}
