import type { Condition, Deletion, Entity, EntityWords, RecordFilter } from '@tresen/domain/kit/entities';
import type { ComponentType } from 'react';
import type { Language } from '../i18n/index.ts';
import type { PlainWords } from './plain-words.ts';
import type { RecordInput, SaveOutcome, StoredRecord } from './stored-record.ts';

export interface Neighbours {
  readonly previousId: string | null;
  readonly nextId: string | null;
}

/** One change of a record: values by field, as they were and as they became; only what changed. */
export interface HistoryEntry {
  readonly id: string;
  /** UTC, ISO 8601 */
  readonly at: string;
  readonly actorName: string;
  readonly action: string;
  /** What a change of many records did, by language; null for a change of this one alone. */
  readonly description: Readonly<Record<Language, string>> | null;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}
export interface HistoryPage {
  readonly entries: readonly HistoryEntry[];
  /** Null on the last page. */
  readonly next: string | null;
}

/** A record that went together with what used it, and how both come back. */
export interface RemovedWithUsers {
  readonly deletion: Deletion | undefined;
  readonly restore: () => Promise<void>;
}

/** What a kind of record's screen asks of the server. All may throw RequestError. */
export interface RecordApi {
  /** Null when there is no such record. */
  readonly find: (id: string) => Promise<StoredRecord | null>;
  readonly save: (input: RecordInput) => Promise<SaveOutcome>;
  /** What would become of them. */
  readonly deletions: (ids: readonly string[]) => Promise<readonly Deletion[]>;
  readonly remove: (ids: readonly string[]) => Promise<readonly Deletion[]>;
  readonly restore: (ids: readonly string[]) => Promise<void>;
  /** Deletes a record in use with all that uses it; absent where that is not to be had. */
  readonly removeWithUsers?: (id: string) => Promise<RemovedWithUsers>;
  readonly neighbours: (id: string, filter: RecordFilter, sort: string | null) => Promise<Neighbours>;
  readonly history: (id: string, after: string | null) => Promise<HistoryPage>;
}

/** What is known of a record that cannot be saved, since others stand in its way. */
export interface AlongDialogProps {
  readonly kind: RecordKind;
  /** The record as it is to be saved. */
  readonly input: RecordInput;
  readonly title: string;
  readonly onClose: () => void;
  /** It is saved, and the others with it. */
  readonly onSaved: () => void;
}

/** A kind of record, as its screens know it. */
export interface RecordKind {
  readonly entity: Entity;
  /** Fields of others that name records of its entity, but never one of this kind: a main category is no subcategory. */
  readonly neverIn?: readonly string[];
  readonly words: Readonly<Record<Language, PlainWords>>;
  readonly api: RecordApi;
  /** What else than create, update, delete and restore its history tells, in words by the action. */
  readonly actions?: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** Changes a record together with those that refer to it; absent in kinds to which nothing refers. */
  readonly AlongDialog?: ComponentType<AlongDialogProps>;
  /** What makes its list a part of all records of the entity. */
  readonly fixed?: readonly Condition[];
  /** The page of its list. */
  readonly listPath: string;
  /** The page of a record, or of a new one for `new`; `values` are the record's, as far as they are known. */
  readonly pathOf: (id: string, values?: Readonly<Record<string, unknown>>) => string;
}

interface KindDescription<E extends Entity> extends Omit<RecordKind, 'entity' | 'words'> {
  readonly entity: E;
  readonly words: Readonly<Record<Language, EntityWords<E>>>;
}

/** Describes a kind of record to its screens; the words have to be those of the entity. */
export const defineRecordKind = <E extends Entity>(kind: KindDescription<E>): RecordKind => ({
  ...kind,
  words: plainWords(kind.words),
});

/** A kind of record that others refer to, as far as they need it. */
export type ReferredKind = Pick<RecordKind, 'entity' | 'words' | 'listPath'>;

export const referredKind = <E extends Entity>(
  kind: Pick<KindDescription<E>, keyof ReferredKind>,
): ReferredKind => ({
  ...kind,
  words: plainWords(kind.words),
});

// Words of one kind's fields are words of any kind's: screens look them up by name.
function plainWords(words: object) {
  return words as RecordKind['words'];
}
