import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ContentReader } from './reader.ts';

export type Condition = RawBuilder<SqlBool>;

/**
 * What the reader finds: published, and for such as the reader; so is what holds it together, or a step of a course that is
 * still being written would be read on its own.
 */
export const readable = (reader: ContentReader): Condition =>
  sql`${isOpen('e', reader)} and (e.parent_id is null or ${isOpen('p', reader)})`;

/** The entry of an alias is published, and each of its lists that is not empty names what the reader is. */
function isOpen(alias: 'e' | 'p', reader: ContentReader): Condition {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const published = sql<SqlBool>`not ${column('is_draft')} and ${column('publish_date')} <= ${reader.now}`;
  if (reader.role === null) return sql`${published} and ${column('is_public')}`;
  const names = (list: string, own: readonly string[]) =>
    sql<SqlBool>`(${column(list)} = '{}' or ${column(list)} && ${own}::text[])`;
  return sql`${sql.join(
    [
      published,
      names('roles', [reader.role]),
      names('countries', reader.countries),
      names('front_ends', [reader.frontEnd]),
      names('editions', reader.editions),
    ],
    sql` and `,
  )}`;
}
