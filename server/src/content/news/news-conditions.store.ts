import type { NewsFilter, NewsLanguage } from '@tresen/domain/content/news';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** For whom news are read: front end, language and moment decide what is there. */
export interface NewsReader {
  readonly frontEndTypeId: number;
  readonly language: NewsLanguage;
  readonly now: Date;
}

/** The place of an item in the list: newest first, of one moment by order. */
export interface NewsPlace {
  readonly id: string;
  readonly order: number;
  readonly publishDate: Date;
}

/** What holds for news items `n`. */
export type Condition = RawBuilder<SqlBool>;

const maxWords = 8;

/** What a reader finds: published, in the reader's language, else in English (CON-01). */
export const readable = ({ frontEndTypeId, language, now }: NewsReader): Condition => sql<SqlBool>`
  n.front_end_type_id = ${frontEndTypeId} and not n.is_draft and n.publish_date <= ${now}
  and (n.language = ${language} or n.language = 'en' and not exists (
    select from news_items own where own.item_id = n.item_id and own.language = ${language}
      and own.front_end_type_id = n.front_end_type_id and not own.is_draft and own.publish_date <= ${now}))`;

/** Every word stands in the item, in whatever case, with accents or without; and it has the tag. */
export const matching = (reader: NewsReader, { search, tag }: Omit<NewsFilter, 'language'>): Condition[] => [
  readable(reader),
  ...(tag === '' ? [] : [sql<SqlBool>`${tag} = any (n.tags)`]),
  ...search
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, maxWords)
    .map(
      (word) => sql<SqlBool>`strpos(n.search_text || ' ' || searchable(array_to_string(n.tags, ' ')),
        searchable(${word})) > 0`,
    ),
];

/** Comes behind that place in the list. */
export const isOlder = ({ publishDate, order, id }: NewsPlace): Condition => sql<SqlBool>`
  n.publish_date <= ${publishDate}
  and (n.publish_date < ${publishDate} or (n.position, n.id) > (${order}::int, ${id}::uuid))`;

/** Comes before that place in the list. */
export const isNewer = ({ publishDate, order, id }: NewsPlace): Condition => sql<SqlBool>`
  n.publish_date >= ${publishDate}
  and (n.publish_date > ${publishDate} or (n.position, n.id) < (${order}::int, ${id}::uuid))`;
