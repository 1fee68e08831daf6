import type { Fault, SyncState } from '@tresen/domain/kit/entities';

/** What the API tells of every record beside its fields. */
export interface RecordFacts {
  readonly id: string;
  readonly version: number;
  readonly isActive: boolean;
  /** Branches that have it; null is all of them, also future ones. Absent in kinds that no register gets. */
  readonly unitIds?: readonly string[] | null;
  /** Absent likewise. */
  readonly syncState?: SyncState;
  /** When the last of its registers took it (MDA-05), UTC, ISO 8601; null when none has. Absent in the answer to a save. */
  readonly syncedAt?: string | null;
  /** UTC, ISO 8601 */
  readonly lastModifiedAt: string;
  readonly lastModifiedByName: string;
}

/** A record as the API answers it: its facts, its fields, and `{id, name}` behind each reference. */
export type StoredRecord = RecordFacts & Readonly<Record<string, unknown>>;

/** What is sent to be saved, fields by name. Without an id it is a new one; of another, what is left out stays as it is. */
export interface RecordInput {
  readonly id?: string;
  /** The id that a new one gets: a second try, after a lost answer, is the same one. */
  readonly newId?: string;
  readonly version?: number;
  readonly isActive?: boolean;
  /** Only of kinds that belong to branches. */
  readonly unitIds?: readonly string[] | null;
  readonly [field: string]: unknown;
}

/** How saving ended. `gone`: somebody has deleted it meanwhile. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly record: StoredRecord }
  | { readonly kind: 'refused'; readonly faults: readonly Fault[] }
  | { readonly kind: 'conflict'; readonly record: StoredRecord }
  | { readonly kind: 'gone' };
