import type { EntityName } from '@tresen/domain/kit/entities';
import type { FaultGroup, ImportOptions, Mapping } from '@tresen/domain/master-data/files';

/** What becomes of an upload. `started` ones go on as change sets. */
export type ImportState = 'uploaded' | 'checking' | 'checked' | 'started' | 'cancelled' | 'failed';

/** How a file is read: as it was guessed, or as somebody said. */
export interface Reading {
  readonly kind: 'csv' | 'xlsx';
  readonly encoding?: string | undefined;
  readonly separator?: string | undefined;
  readonly sheet?: string | undefined;
  readonly sheets?: readonly string[] | undefined;
  /** Number of the row with the heads, null for none. */
  readonly headerRow: number | null;
}

/** A column of the file, with the first of its cells. */
export interface ImportColumn {
  readonly head: string;
  readonly samples: readonly string[];
}

/** A change as the check shows it: what a field says now, and what it would say. */
export interface PreviewChange {
  readonly target: string;
  readonly head: string;
  readonly old: string | null;
  readonly new: string;
}
export interface PreviewRow {
  readonly row: number;
  readonly name: string;
  readonly isNew: boolean;
  readonly changes: readonly PreviewChange[];
}

/** Records that would be made since rows name them. */
export interface Creation {
  readonly entity: EntityName;
  readonly count: number;
  /** The first of them. */
  readonly names: readonly string[];
}

/** What a check found. */
export interface ImportReport {
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly faulty: number;
  readonly faults: number;
  /** Absent from what was checked before there were any. */
  readonly groups?: readonly FaultGroup[];
  readonly creations: readonly Creation[];
  readonly preview: readonly PreviewRow[];
}

/** A change set that was started. */
export interface StartedSet {
  readonly entity: EntityName;
  readonly id: string;
}

export interface ImportRow {
  readonly id: string;
  readonly entity: EntityName;
  readonly state: ImportState;
  readonly fileName: string;
  readonly size: number;
  readonly reading: Reading;
  readonly columns: readonly ImportColumn[];
  readonly rows: number;
  readonly mapping: Mapping;
  readonly options: ImportOptions;
  readonly language: 'de' | 'en';
  readonly checkId: string | null;
  readonly checkedRows: number;
  readonly report: ImportReport | null;
  readonly failure: { readonly code: string; readonly parameters: Record<string, unknown> } | null;
  readonly seenSeq: number | null;
  readonly sets: readonly StartedSet[];
  readonly createdAt: Date;
}
