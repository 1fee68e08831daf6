import { searchWordsOf, spellingsOf } from '@tresen/domain/kit/search';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * The same as `hasWords` where the text has an index of trigrams (gin_trgm_ops): for tables of many rows that everybody
 * reads, since the planner does not use it below a policy that looks at rows (contract 4).
 */
export const hasIndexedWords = (text: Expression<unknown>, search: string): readonly RawBuilder<SqlBool>[] =>
  perWord(search, (spelling) => {
    const pattern = `%${spelling.replaceAll(/[\\%_]/g, '\\$&')}%`;
    return sql`${text} like (select searchable(${pattern}))`;
  });

/**
 * One condition per word of a search: it stands in the text, in whatever case, with accents or without, with ü or ue
 * (SHL-30). Reads every row that the other conditions leave: for the few rows of one tenant, not for receipts.
 * @param text an SQL expression whose value is already `searchable`
 * A word is made searchable once, not for each row: hence the subselect, since prepared statements keep no constants.
 */
export const hasWords = (text: Expression<unknown>, search: string): readonly RawBuilder<SqlBool>[] =>
  perWord(search, (spelling) => sql`strpos(${text}, (select searchable(${spelling}))) > 0`);

/** The conditions of a search, one per word, each true where any of the word's spellings is. */
function perWord(
  search: string,
  isIn: (spelling: string) => RawBuilder<unknown>,
): readonly RawBuilder<SqlBool>[] {
  return searchWordsOf(search).map(
    (word) => sql<SqlBool>`(${sql.join(spellingsOf(word).map(isIn), sql` or `)})`,
  );
}
