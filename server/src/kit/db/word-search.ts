import { searchWordsOf, spellingsOf } from '@tresen/domain/search';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * One condition per word of a search: it stands in the text, in whatever case, with accents or without, with ü or ue
 * (SHL-30). Reads every row that the other conditions leave: for the few rows of one tenant, not for receipts.
 * @param text an SQL expression whose value is already `searchable`
 * A word is made searchable once, not for each row: hence the subselect, since prepared statements keep no constants.
 */
export const hasWords = (text: Expression<unknown>, search: string): readonly RawBuilder<SqlBool>[] =>
  searchWordsOf(search).map((word) => {
    const found = spellingsOf(word).map(
      (spelling) => sql`strpos(${text}, (select searchable(${spelling}))) > 0`,
    );
    return sql<SqlBool>`(${sql.join(found, sql` or `)})`;
  });
