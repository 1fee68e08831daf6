import type {
  Audience,
  ContentDetails,
  ContentKind,
  ContentLanguage,
  ContentText,
} from '@tresen/domain/content/entries';
import {
  contentEntrySchema,
  contentLanguages,
  everybodySignedIn,
  noDetails,
} from '@tresen/domain/content/entries';
import { type Database, inSystem } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import { hasContent, insertEntries, type WrittenEntry } from './entry-editing.store.ts';

/** What an entry says in one language. */
export type PlannedText = Omit<ContentText, 'language'>;

/** An entry to be published, with what stands below it. */
export interface PlannedEntry {
  readonly kind: ContentKind;
  readonly slug: string;
  /** ISO 8601 in UTC. */
  readonly publishDate: string;
  readonly texts: Readonly<Record<ContentLanguage, PlannedText>>;
  readonly audience?: Partial<Audience>;
  readonly details?: Partial<ContentDetails>;
  readonly children?: readonly PlannedEntry[];
}

/** Publishes entries, in their order, where there are none yet. @param now milliseconds since 1970 */
export const publishContent = (db: Database, planned: readonly PlannedEntry[], now: number): Promise<void> =>
  inSystem(db, async (tx) => {
    if (await hasContent(tx)) return;
    const at = new Date(now);
    const parents = planned.map((entry, order) => ({ entry, written: written(entry, order, null, at) }));
    const children = parents.flatMap(({ entry, written: { id } }) =>
      (entry.children ?? []).map((child, order) => written(child, order, id, at)),
    );
    await insertEntries(
      tx,
      parents.map((parent) => parent.written),
    );
    if (children.length > 0) await insertEntries(tx, children);
  });

function written(planned: PlannedEntry, order: number, parentId: string | null, at: Date): WrittenEntry {
  const input = contentEntrySchema.parse({
    ...{ kind: planned.kind, slug: planned.slug, parentId, isDraft: false, isStillRight: true },
    // Of an application the newest release comes first, whatever is added to it later.
    order: planned.kind === 'release' ? 0 : order * 10,
    publishDate: planned.publishDate,
    audience: { ...everybodySignedIn, ...planned.audience },
    details: { ...noDetails, ...planned.details },
    texts: contentLanguages.map((language) => ({ language, ...planned.texts[language] })),
  });
  const { publishDate, texts, id: _id, version: _version, isStillRight: _isStillRight, ...values } = input;
  return {
    ...{ id: newId(), version: 1, texts, at, by: 'Tresen' },
    values: { ...values, publishDate: new Date(publishDate) },
    marks: { de: 1, en: 1 },
  };
}
