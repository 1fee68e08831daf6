import type {
  Audience,
  ContentDetails,
  ContentKind,
  ContentText,
  TranslationMarks,
} from '@tresen/domain/content/entries';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { hasIndexedWords } from '../../kit/db/word-search.ts';

/** What an entry is beside its texts. */
export interface EntryValues {
  readonly kind: ContentKind;
  readonly slug: string;
  readonly parentId: string | null;
  readonly order: number;
  readonly isDraft: boolean;
  readonly publishDate: Date;
  readonly audience: Audience;
  readonly details: ContentDetails;
}

/** A text as its author sees it. */
export interface EditedText extends ContentText {
  readonly mark: number;
}

/** An entry as its author sees it, published or not. */
export interface EditedEntry extends EntryValues {
  readonly id: string;
  readonly version: number;
  readonly lastModified: Date;
  readonly lastModifiedBy: string;
  readonly texts: readonly EditedText[];
  /** Readers whom it helped, and whom it did not. */
  readonly helpful: number;
  readonly notHelpful: number;
}

const columns = sql`e.id, e.kind, e.slug, e.parent_id "parentId", e.position "order", e.is_draft "isDraft",
  e.publish_date "publishDate", e.details, e.version, e.last_modified_at "lastModified",
  e.last_modified_by "lastModifiedBy",
  json_build_object('isPublic', e.is_public, 'roles', e.roles, 'countries', e.countries, 'frontEnds', e.front_ends,
    'editions', e.editions) audience,
  (select count(*) from content_votes v where v.entry_id = e.id and v.is_helpful) helpful,
  (select count(*) from content_votes v where v.entry_id = e.id and not v.is_helpful) "notHelpful",
  (select coalesce(json_agg(json_build_object('language', t.language, 'title', t.title, 'summary', t.summary,
    'body', t.body, 'tags', t.tags, 'mark', t.mark) order by t.language), '[]') from content_texts t
    where t.entry_id = e.id) texts`;

const maxEdited = 500;

/** The first 500 entries of a kind that have the words, in the order of reading. */
export const listEdited = async (tx: Tx, kind: ContentKind, search: string): Promise<EditedEntry[]> => {
  const words = hasIndexedWords(sql.ref('s.search_text'), search);
  const { rows } = await sql<EditedEntry>`select ${columns} from content_entries e
    left join content_entries p on p.id = e.parent_id
    where e.kind = ${kind} and e.id in (select s.entry_id from content_texts s
      where ${sql.join([sql`true`, ...words], sql` and `)})
    order by p.position, p.id, e.position, e.publish_date desc, e.id limit ${maxEdited}`.execute(tx);
  return rows;
};

/** An entry, held until the transaction ends. */
export const holdEntry = async (tx: Tx, id: string): Promise<EditedEntry | undefined> => {
  const { rows } = await sql<EditedEntry>`
    select ${columns} from content_entries e where e.id = ${id}::uuid for update of e`.execute(tx);
  return rows[0];
};

/** The kind of an entry; undefined where there is none of the id. */
export const kindOfEntry = async (tx: Tx, id: string): Promise<string | undefined> =>
  (await tx.selectFrom('content_entries').select('kind').where('id', '=', id).executeTakeFirst())?.kind;

export const hasChildren = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx
    .selectFrom('content_entries')
    .select('id')
    .where('parent_id', '=', id)
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const hasContent = async (tx: Tx): Promise<boolean> =>
  (await tx.selectFrom('content_entries').select('id').limit(1).executeTakeFirst()) !== undefined;

/** What is written of an entry. */
export interface WrittenEntry {
  readonly id: string;
  readonly version: number;
  readonly values: EntryValues;
  readonly texts: readonly ContentText[];
  readonly marks: TranslationMarks;
  readonly at: Date;
  readonly by: string;
}

/** Adds entries with their texts and first revisions, all with two statements each. */
export const insertEntries = async (tx: Tx, entries: readonly WrittenEntry[]): Promise<void> => {
  await tx
    .insertInto('content_entries')
    .values(entries.map(({ id, ...entry }) => ({ id, ...entryColumns(entry) })))
    .execute();
  await insertTexts(tx, entries);
};

/** Writes an entry anew. */
export const updateEntry = async (tx: Tx, entry: WrittenEntry): Promise<void> => {
  await tx.updateTable('content_entries').set(entryColumns(entry)).where('id', '=', entry.id).execute();
  await tx.deleteFrom('content_texts').where('entry_id', '=', entry.id).execute();
  await insertTexts(tx, [entry]);
};

export const deleteEntry = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('content_entries').where('id', '=', id).execute();
};

/** A state that an entry was saved in. */
export interface Revision {
  readonly version: number;
  readonly savedAt: Date;
  readonly savedBy: string;
  readonly isDraft: boolean;
  readonly publishDate: Date;
  readonly texts: readonly ContentText[];
}

const maxRevisions = 100;

/** The latest 100 states of an entry, the newest first. */
export const revisionsOf = async (tx: Tx, id: string): Promise<Revision[]> => {
  const { rows } = await sql<Revision>`
    select version, saved_at "savedAt", saved_by "savedBy", is_draft "isDraft", publish_date "publishDate", texts
    from content_revisions where entry_id = ${id}::uuid order by version desc limit ${maxRevisions}`.execute(
    tx,
  );
  return rows;
};

async function insertTexts(tx: Tx, entries: readonly WrittenEntry[]): Promise<void> {
  await tx
    .insertInto('content_texts')
    .values(
      entries.flatMap(({ id, texts, marks }) =>
        texts.map(({ tags, ...text }) => ({
          ...{ entry_id: id, ...text, tags: [...tags], tag_words: tags.join(' ') },
          mark: marks[text.language] ?? 0,
        })),
      ),
    )
    .execute();
  await tx
    .insertInto('content_revisions')
    .values(
      entries.map(({ id, version, at, by, values, texts }) => ({
        ...{ entry_id: id, version, saved_at: at, saved_by: by },
        ...{ is_draft: values.isDraft, publish_date: values.publishDate, texts: JSON.stringify(texts) },
      })),
    )
    .execute();
}

function entryColumns({ values, version, at, by }: Omit<WrittenEntry, 'id'>) {
  const { audience } = values;
  return {
    ...{ kind: values.kind, slug: values.slug, parent_id: values.parentId, position: values.order },
    ...{
      is_draft: values.isDraft,
      publish_date: values.publishDate,
      details: JSON.stringify(values.details),
    },
    ...{ is_public: audience.isPublic, roles: [...audience.roles], countries: [...audience.countries] },
    ...{ front_ends: [...audience.frontEnds], editions: [...audience.editions] },
    ...{ version, last_modified_at: at, last_modified_by: by },
  };
}
