import { searchWordsOf, spellingsOf } from '@tresen/domain/kit/search';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** An entry that was found; the higher its score the better it fits. */
export interface EntryHit {
  readonly id: string;
  readonly score: number;
}

/** A word of a search, and the known words that it may stand for. */
export interface MeantWord {
  /** Two letters are somewhere in every text: they begin a word of title, tags or summary. */
  readonly isShort: boolean;
  readonly known: readonly string[];
}

/** Words that one stands for as their part, the shortest first: what is in more of them is in every text. */
const maxParts = 300;
/** Words that one is taken for that was mistyped. */
const maxNearest = 8;
/** From here on a word is like another one: a compound with one or two letters wrong. */
const likeFrom = 0.45;
/** What is less like it than this share of the nearest was not meant: "Tagesabschluss" where there is "Kassenabschluss". */
const nearlyAsLike = 0.85;

/** The words of a search as their parts are known, in whatever spelling. */
export const wordsAsTyped = (tx: Tx, search: string): Promise<MeantWord[]> => {
  const part = sql`select word from content_words
    where s.word <> '' and word like (case when s.is_short then '' else '%' end) || s.word || '%'
    order by length(word), word limit ${maxParts}`;
  return meant(tx, search, part);
};

/**
 * The words of a search where one of them was mistyped: each may stand for the known ones that are most like it, too. Those
 * that have it as a part are found already: a draft may be mistyped in the same way.
 */
export const wordsAsMistyped = async (
  tx: Tx,
  search: string,
  typed: readonly MeantWord[],
): Promise<MeantWord[]> => {
  // "reciept": of a short word two letters that changed places leave hardly a trigram.
  const swapped = sql`select w.word from content_words w where length(s.word) > 3 and w.word = any (array(
    select overlay(s.word placing reverse(substr(s.word, i, 2)) from i for 2)
    from generate_series(1, length(s.word) - 1) i))`;
  const nearest = sql`(${swapped}) union (select word from (
      select word, word_similarity(s.word, word) likeness, max(word_similarity(s.word, word)) over () best
      from content_words where s.word operator(public.<%) word and strpos(word, s.word) = 0) n
    where likeness >= best * ${nearlyAsLike}::real
    order by likeness desc, similarity(s.word, word) desc, word limit ${maxNearest})`;
  // They travel together, in this order.
  const [, like] = await Promise.all([
    sql`select set_config('pg_trgm.word_similarity_threshold', ${String(likeFrom)}, true)`.execute(tx),
    meant(tx, search, nearest),
  ]);
  return like.map(({ isShort, known }, index) => ({
    ...{ isShort, known: [...known, ...(typed[index]?.known ?? [])] },
  }));
};

/**
 * Entries one of whose texts has something of what each word may stand for; best where its title has it.
 * @param max of the best that are wanted; null for all
 */
export const hitsOf = async (
  tx: Tx,
  words: readonly MeantWord[],
  max: number | null,
): Promise<EntryHit[]> => {
  if (words.length === 0 || words.some(({ known }) => known.length === 0)) return [];
  // A word that so many have in title, tags or summary needs no look into the bodies of as many again.
  const best = words.length === 1 && max !== null ? await hitsIn('head_words', tx, words, max) : [];
  return max !== null && best.length === max ? best : hitsIn('words', tx, words, max);
};

async function hitsIn(
  where: 'head_words' | 'words',
  tx: Tx,
  words: readonly MeantWord[],
  max: number | null,
): Promise<EntryHit[]> {
  const has = (column: string, { known }: MeantWord) =>
    sql<boolean>`${sql.ref(`s.${column}`)} && ${known}::text[]`;
  const conditions = words.map((word) => has(word.isShort ? 'head_words' : where, word));
  const scores = words.map(
    (word) =>
      sql`case when ${has('title_words', word)} then 4 when ${has('head_words', word)} then 2 else 1 end`,
  );
  const { rows } = await sql<EntryHit>`
    select s.entry_id id, max(${sql.join(scores, sql` + `)}) score from content_texts s
    where ${sql.join(conditions, sql` and `)} group by s.entry_id
    order by score desc, s.entry_id limit ${max}::int`.execute(tx);
  return rows;
}

/** @param known a query for the words that `s.word` stands for */
async function meant(tx: Tx, search: string, known: RawBuilder<unknown>): Promise<MeantWord[]> {
  const words = searchWordsOf(search).flatMap(comparedWords);
  if (words.length === 0) return [];
  const spellings = words.flatMap((word, place) =>
    spellingsOf(word).map(
      (spelling) => sql`(${place}::int, ${isShort(word)}::boolean, searchable(${spelling}))`,
    ),
  );
  const { rows } = await sql<{ place: number; known: string[] }>`
    select s.place, array_agg(k.word) known
    from (select place, is_short, regexp_replace(spelt, '[^a-z0-9]', '', 'g') word
      from (values ${sql.join(spellings)}) v (place, is_short, spelt)) s, lateral (${known}) k
    group by s.place`.execute(tx);
  return words.map((word, place) => ({
    isShort: isShort(word),
    known: rows.find((row) => row.place === place)?.known ?? [],
  }));
}

/** As texts have them (`words_of` of the database): a compound with hyphens or dots as one word, other signs between words. */
function comparedWords(word: string): readonly string[] {
  return word
    .split(/[^\p{L}\p{N}\p{M}.-]+/u)
    .map((part) => part.replaceAll(/[.-]/g, ''))
    .filter(Boolean);
}

function isShort(word: string): boolean {
  return word.length < 3;
}
