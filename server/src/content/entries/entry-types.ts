import { outOfDate } from '@tresen/domain/content/entries';
import type { Kit } from '../../kit/graphql/index.ts';
import type { EntriesPage, EntryReading } from './entries.service.ts';
import type { ContentEntry } from './entries.store.ts';
import type { EditedEntry, EditedText, Revision } from './entry-editing.store.ts';
import type { Comment } from './votes.store.ts';

type DetailsType = ReturnType<typeof detailsType>;

/** What only some kinds have. */
export function detailsType({ builder }: Kit) {
  const file = builder.objectRef<ContentEntry['details']['files'][number]>('DownloadVersion').implement({
    description: 'A version of a download.',
    fields: (t) => ({
      version: t.exposeString('version'),
      releasedOn: t.expose('releasedOn', { type: 'Day' }),
      address: t.exposeString('address', { description: 'Path on this server, or https.' }),
      bytes: t.exposeFloat('bytes'),
      sha256: t.exposeString('sha256', { description: 'Of the file, 64 hexadecimal digits.' }),
      minimumRegisterVersion: t.exposeString('minimumRegisterVersion', {
        description: 'Empty if any register may use it.',
      }),
    }),
  });
  return builder.objectRef<ContentEntry['details']>('ContentDetails').implement({
    description: 'What only some kinds of content have; otherwise empty.',
    fields: (t) => ({
      version: t.exposeString('version', { description: 'Of a release.' }),
      frontEnd: t.exposeString('frontEnd', { nullable: true, description: 'Where an application runs.' }),
      files: t.expose('files', { type: [file], description: 'Versions of a download, newest first.' }),
    }),
  });
}

/** An entry for its reader. */
export function entryType({ builder }: Kit, details: DetailsType) {
  return builder.objectRef<ContentEntry>('ContentEntry').implement({
    description: 'Something the vendor has written, in the reader’s language where available.',
    fields: (t) => ({
      id: t.exposeID('id'),
      kind: t.exposeString('kind'),
      slug: t.exposeString('slug', { description: 'Its address, unique within its kind.' }),
      language: t.exposeString('language', { description: '`de` or `en`.' }),
      title: t.exposeString('title'),
      summary: t.exposeString('summary'),
      body: t.exposeString('body', { description: 'Markdown.' }),
      tags: t.exposeStringList('tags'),
      isPublic: t.exposeBoolean('isPublic', { description: 'Guests may read it, too.' }),
      details: t.expose('details', { type: details }),
      publishDate: t.expose('publishDate', { type: 'DateTime' }),
      lastModified: t.expose('lastModified', { type: 'DateTime' }),
      parentSlug: t.exposeString('parentSlug', { nullable: true }),
      parentTitle: t.exposeString('parentTitle', { nullable: true }),
    }),
  });
}

/** A page of entries, and an entry with what its reader said of it. */
export function readingTypes({ builder, pageInfo }: Kit, entry: ReturnType<typeof entryType>) {
  const page = builder.objectRef<EntriesPage>('ContentEntryConnection').implement({
    fields: (t) => ({
      nodes: t.expose('nodes', { type: [entry] }),
      pageInfo: t.expose('pageInfo', { type: pageInfo }),
    }),
  });
  const reading = builder.objectRef<EntryReading>('ContentReading').implement({
    fields: (t) => ({
      entry: t.expose('entry', { type: entry }),
      wasHelpful: t.exposeBoolean('wasHelpful', {
        nullable: true,
        description: 'What the caller said about it; null if nothing yet.',
      }),
    }),
  });
  return { page, reading };
}

/** An entry for its authors. */
export function editedType({ builder }: Kit, details: DetailsType) {
  const audience = builder.objectRef<EditedEntry['audience']>('ContentAudience').implement({
    description: 'Who an entry is for. Empty lists include everyone who is signed in.',
    fields: (t) => ({
      isPublic: t.exposeBoolean('isPublic'),
      roles: t.exposeStringList('roles'),
      countries: t.exposeStringList('countries'),
      frontEnds: t.exposeStringList('frontEnds'),
      editions: t.exposeStringList('editions'),
    }),
  });
  const text = builder
    .objectRef<EditedText & { readonly isOutOfDate: boolean }>('EditedContentText')
    .implement({
      fields: (t) => ({
        language: t.exposeString('language'),
        title: t.exposeString('title'),
        summary: t.exposeString('summary'),
        body: t.exposeString('body'),
        tags: t.exposeStringList('tags'),
        isOutOfDate: t.exposeBoolean('isOutOfDate', {
          description: 'Another language has been changed since.',
        }),
      }),
    });
  return builder.objectRef<EditedEntry>('EditedContentEntry').implement({
    description: 'Content as its authors see it, published or not.',
    fields: (t) => ({
      id: t.exposeID('id'),
      kind: t.exposeString('kind'),
      slug: t.exposeString('slug'),
      parentId: t.exposeID('parentId', { nullable: true }),
      order: t.exposeInt('order'),
      isDraft: t.exposeBoolean('isDraft'),
      publishDate: t.expose('publishDate', { type: 'DateTime' }),
      audience: t.expose('audience', { type: audience }),
      details: t.expose('details', { type: details }),
      texts: t.field({ type: [text], resolve: ({ texts }) => judged(texts) }),
      version: t.exposeInt('version'),
      lastModified: t.expose('lastModified', { type: 'DateTime' }),
      lastModifiedBy: t.exposeString('lastModifiedBy'),
      helpful: t.exposeInt('helpful', { description: 'Readers who found it helpful.' }),
      notHelpful: t.exposeInt('notHelpful'),
    }),
  });
}

/** A state that an entry was saved in. */
export function revisionType({ builder }: Kit) {
  const text = builder.objectRef<Revision['texts'][number]>('ContentRevisionText').implement({
    fields: (t) => ({
      language: t.exposeString('language'),
      title: t.exposeString('title'),
      summary: t.exposeString('summary'),
      body: t.exposeString('body'),
      tags: t.exposeStringList('tags'),
    }),
  });
  return builder.objectRef<Revision>('ContentRevision').implement({
    fields: (t) => ({
      version: t.exposeInt('version'),
      savedAt: t.expose('savedAt', { type: 'DateTime' }),
      savedBy: t.exposeString('savedBy'),
      isDraft: t.exposeBoolean('isDraft'),
      publishDate: t.expose('publishDate', { type: 'DateTime' }),
      texts: t.expose('texts', { type: [text] }),
    }),
  });
}

/** What a reader said. */
export function commentType({ builder }: Kit) {
  return builder.objectRef<Comment>('ContentComment').implement({
    fields: (t) => ({
      isHelpful: t.exposeBoolean('isHelpful'),
      comment: t.exposeString('comment'),
      votedAt: t.expose('votedAt', { type: 'DateTime' }),
    }),
  });
}

function judged(texts: readonly EditedText[]) {
  const behind = outOfDate(Object.fromEntries(texts.map(({ language, mark }) => [language, mark])));
  return texts.map((text) => ({ ...text, isOutOfDate: behind.includes(text.language) }));
}
