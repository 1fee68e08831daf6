import type {
  ContentDetails,
  ContentFilter,
  ContentKind,
  ContentLanguage,
} from '@tresen/domain/content/entries';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { type EntryHit, hitsOf, type MeantWord, wordsAsMistyped, wordsAsTyped } from './entry-search.ts';
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
  { after, withBody }: { readonly after?: EntryPlace | undefined; readonly withBody?: boolean } = {},
): Promise<ContentEntry[]> => {
  const conditions = matching(reader, filter);
  return select(tx, reader, after ? [...conditions, isBehind(after)] : conditions, limit, { withBody });
};

/** Without what they say: all of a kind, to count them or to list them. */
export const listHeads = (
  tx: Tx,
  reader: ContentReader,
  kind: ContentKind,
  limit: number,
): Promise<ContentHead[]> => {
  const filter = { kinds: [kind], search: '', parent: null };
  return select(tx, reader, matching(reader, filter), limit, { withBody: false });
};

/** Hits that are put into their order: a word may be in thousands, of which fifty are shown. */
const maxRanked = 300;

/** Entries that have the words, the best first; where none has them, those whose words are like them. */
export const findEntries = async (
  tx: Tx,
  reader: ContentReader,
  filter: ContentFilter,
  limit: number,
  { withBody }: { readonly withBody?: boolean } = {},
): Promise<ContentEntry[]> => {
  const among = async (hits: readonly EntryHit[]) =>
    hits.length === 0 ? [] : select(tx, reader, matching(reader, filter), limit, { hits, withBody });
  const find = async (words: readonly MeantWord[]) => {
    const best = await hitsOf(tx, words, maxRanked);
    const found = await among(best);
    // Of the best too few may be for this reader, or of these kinds.
    return found.length < limit && best.length === maxRanked ? among(await hitsOf(tx, words, null)) : found;
  };
  const typed = await wordsAsTyped(tx, filter.search);
  const found = await find(typed);
  return found.length > 0 ? found : find(await wordsAsMistyped(tx, filter.search, typed));
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

interface Selection {
  /** Only these, the best first. */
  readonly hits?: readonly EntryHit[];
  /** Without it what they say stays where it is, and is empty. */
  readonly withBody?: boolean | undefined;
}

/** Chooses first, by little, and reads texts of what was chosen alone: of thousands that a word is in, fifty are shown. */
async function select(
  tx: Tx,
  { language }: ContentReader,
  conditions: readonly Condition[],
  limit: number,
  { hits, withBody = true }: Selection = {},
): Promise<ContentEntry[]> {
  const order = hits
    ? sql`h.score desc, p.position nulls first, p.id, e.position, e.publish_date desc, e.id`
    : place;
  const { rows } = await sql<ContentEntry>`
    with chosen as (
      select e.id, row_number() over (order by ${order}) as place
      from content_entries e left join content_entries p on p.id = e.parent_id
      ${hits ? sql`join unnest(${hits.map(({ id }) => id)}::uuid[], ${hits.map(({ score }) => score)}::int[]) h (id, score) on h.id = e.id` : sql``}
      where ${sql.join(conditions, sql` and `)} order by place limit ${limit})
    select e.id, e.kind, e.slug, t.language, t.title, t.summary, ${withBody ? sql`t.body` : sql`'' body`}, t.tags, e.position "order",
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
