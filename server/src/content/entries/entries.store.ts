import type {
  ContentDetails,
  ContentFilter,
  ContentKind,
  ContentLanguage,
} from '@tresen/domain/content/entries';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { type EntryHits, exactSearch, misspeltFrom, misspeltSearch } from './entry-search.ts';
import { type Condition, readable } from './readable.ts';
import type { ContentReader } from './reader.ts';

/** What a list shows of an entry, in its reader's language, else in English, else in the one that there is. */
export interface ContentHead {
  readonly id: string;
  readonly kind: ContentKind;
  readonly slug: string;
  readonly language: ContentLanguage;
  readonly title: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly order: number;
  readonly isPublic: boolean;
  readonly details: ContentDetails;
  readonly publishDate: Date;
  readonly lastModified: Date;
  readonly parentId: string | null;
  readonly parentOrder: number;
  readonly parentSlug: string | null;
  readonly parentTitle: string | null;
}

/** An entry as its reader sees it. */
export interface ContentEntry extends ContentHead {
  /** Markdown. */
  readonly body: string;
}

/** The place of an entry in the list: by what holds them together, by their order, of one order the newest first. */
export type EntryPlace = Pick<ContentEntry, 'id' | 'order' | 'parentId' | 'parentOrder' | 'publishDate'>;

const place = sql`coalesce(p.position, 0), coalesce(p.id::text, ''), e.position,
  -extract(epoch from e.publish_date), e.id`;

/** Entries in their order, at most `limit`, behind the place where the page before ended. */
export const listEntries = (
  tx: Tx,
  reader: ContentReader,
  filter: ContentFilter,
  limit: number,
  after?: EntryPlace,
): Promise<ContentEntry[]> => {
  const conditions = matching(reader, filter);
  return select(tx, reader, after ? [...conditions, isBehind(after)] : conditions, limit);
};

/** The same without what they say: all of a kind, to count them or to list them. */
export const listHeads = (
  tx: Tx,
  reader: ContentReader,
  kind: ContentKind,
  limit: number,
): Promise<ContentHead[]> => {
  const filter = { kinds: [kind], search: '', parent: null };
  return choose<ContentHead>(tx, reader, matching(reader, filter), limit);
};

/** Entries that have the words, the best first; where none has them, those whose words are like them. */
export const findEntries = async (
  tx: Tx,
  reader: ContentReader,
  filter: ContentFilter,
  limit: number,
): Promise<ContentEntry[]> => {
  const find = (hits: EntryHits) => select(tx, reader, matching(reader, filter), limit, hits);
  const exact = await find(exactSearch(filter.search));
  if (exact.length > 0) return exact;
  await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(misspeltFrom)}, true)`.execute(
    tx,
  );
  return find(misspeltSearch(filter.search));
};

/** The entry of an address. */
export const findEntry = async (
  tx: Tx,
  reader: ContentReader,
  kind: ContentKind,
  slug: string,
): Promise<ContentEntry | undefined> => {
  const conditions = [readable(reader), sql<boolean>`e.kind = ${kind} and e.slug = ${slug}`];
  return (await select(tx, reader, conditions, 1))[0];
};

/** The kind of the entry of an id; undefined where the reader does not find it. */
export const readableKind = async (
  tx: Tx,
  reader: ContentReader,
  id: string,
): Promise<ContentKind | undefined> => {
  const conditions = [readable(reader), sql<boolean>`e.id = ${id}::uuid`];
  return (await select(tx, reader, conditions, 1))[0]?.kind;
};

function matching(reader: ContentReader, { kinds, parent }: ContentFilter): Condition[] {
  return [
    readable(reader),
    sql<boolean>`e.kind = any (${kinds}::text[])`,
    ...(parent === null ? [] : [sql<boolean>`p.slug = ${parent}`]),
  ];
}

function isBehind({ parentOrder, parentId, order, publishDate, id }: EntryPlace): Condition {
  return sql`(${place}) > (${parentOrder}::int, ${parentId ?? ''}::text, ${order}::int,
    -extract(epoch from ${publishDate}::timestamptz), ${id}::uuid)`;
}

function select(
  tx: Tx,
  reader: ContentReader,
  conditions: readonly Condition[],
  limit: number,
  hits?: EntryHits,
): Promise<ContentEntry[]> {
  return choose<ContentEntry>(tx, reader, conditions, limit, { more: sql`t.body,`, hits });
}

interface Selection {
  /** Columns beside those of the head. */
  readonly more?: RawBuilder<unknown>;
  readonly hits?: EntryHits | undefined;
}

/** Chooses first, by little, and reads texts of what was chosen alone: of thousands that a word is in, fifty are shown. */
async function choose<Row extends ContentHead>(
  tx: Tx,
  { language }: ContentReader,
  conditions: readonly Condition[],
  limit: number,
  { more = sql``, hits }: Selection = {},
): Promise<Row[]> {
  const order = hits ? sql`h.score desc, ${place}` : place;
  const { rows } = await sql<Row>`
    with chosen as (
      select e.id, row_number() over (order by ${order}) as place
      from content_entries e left join content_entries p on p.id = e.parent_id
      ${hits ? sql`join (${hits}) h on h.entry_id = e.id` : sql``}
      where ${sql.join(conditions, sql` and `)} order by place limit ${limit})
    select e.id, e.kind, e.slug, t.language, t.title, t.summary, ${more} t.tags, e.position "order",
      e.is_public "isPublic", e.details, e.publish_date "publishDate", e.last_modified_at "lastModified",
      p.id "parentId", coalesce(p.position, 0) "parentOrder", p.slug "parentSlug", pt.title "parentTitle"
    from chosen join content_entries e on e.id = chosen.id
    join lateral (${inLanguage('e', language)}) t on true
    left join content_entries p on p.id = e.parent_id
    left join lateral (${inLanguage('p', language)}) pt on true
    order by chosen.place`.execute(tx);
  return rows;
}

function inLanguage(alias: 'e' | 'p', language: ContentLanguage): RawBuilder<unknown> {
  return sql`select * from content_texts l where l.entry_id = ${sql.ref(`${alias}.id`)}
    order by l.language = ${language} desc, l.language = 'en' desc limit 1`;
}
