import type { Deletion, Entity, EntityName, Fault, ListedKind, Use } from '@tresen/domain/kit/entities';
import type { RawBuilder } from 'kysely';
import type { Tx } from '../db/pools.ts';
import { type DerivedField, describeColumns, type RecordColumns } from './columns.ts';

/** The columns that every table of master data has. */
export interface CommonValues {
  readonly id: string;
  readonly version: number;
  readonly status: number;
  readonly isActive: boolean;
  /** Branches that have the record; null is all of them, also future ones. */
  readonly unitIds: readonly string[] | null;
  readonly leftUnitIds: readonly string[];
  readonly changeSeq: number;
  readonly createdSeq: number;
  readonly createdAt: Date;
  readonly lastModifiedAt: Date;
  readonly lastModifiedByName: string;
}

/** A stored record: the values of its fields beside the common ones, and what its references name (`mainCategory`). */
export type StoredRecord = CommonValues & Readonly<Record<string, unknown>>;

/** A record that is about to be stored: right by the domain's rules. */
export interface RecordDraft {
  readonly id: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly unitIds: readonly string[] | null;
  readonly isActive: boolean;
}

/**
 * The drafts of one transaction by kind. What is stored along with a draft counts as it will be, and answers for itself:
 * its own references and rules are checked.
 */
export type Along = ReadonlyMap<EntityName, readonly RecordDraft[]>;

/** Words of a search, each in the ways in which it may be written. */
export type SearchWords = readonly (readonly string[])[];

/** An index of words over the tenant's records of a kind, without those that are deleted. */
export interface WordIndex {
  /** An SQL array of the ids of records that hold all words: the first by name, as many as `most`. */
  readonly find: (words: SearchWords, max: number) => RawBuilder<unknown>;
  readonly count: (tx: Tx, words: SearchWords) => Promise<number>;
}

/** Values that a record gets along with others. */
export interface CarriedChange {
  readonly entity: EntityName;
  readonly id: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** What the server knows of a kind of record beside its fields. */
export interface RecordSource {
  readonly entity: Entity;
  readonly table: string;
  /** Its names in the API: `Printer` and `printers`. */
  readonly type: string;
  readonly plural: string;
  readonly columns: RecordColumns;
  /** What the API answers beside the fields. */
  readonly derived: readonly DerivedField[];
  /** Its records are about the register that they name, and go along when it is moved; else they let go of it. */
  readonly goesWithDevice: boolean;
  /** Finds records by words through an index. Kinds with few records need none. */
  readonly index?: WordIndex;
  /** Rules that need other records; faults by the place of the draft. The tenant's counter is locked meanwhile. */
  readonly check: (
    tx: Tx,
    drafts: readonly RecordDraft[],
    along: Along,
  ) => Promise<ReadonlyMap<number, readonly Fault[]>>;
  /** What records that stand in the way by a rule of the kind have to become, so that the drafts can be stored. */
  readonly carry: (tx: Tx, drafts: readonly RecordDraft[], along: Along) => Promise<readonly CarriedChange[]>;
  /** What uses records beside the records of other kinds, such as branches. */
  readonly otherUses: (tx: Tx, ids: readonly string[]) => Promise<ReadonlyMap<string, readonly Use[]>>;
  /** The records that cannot be deleted although nothing uses them. */
  readonly keep: (tx: Tx, ids: readonly string[]) => Promise<ReadonlyMap<string, Deletion['reason']>>;
}

/** What lists need of what they show: its fields, and the columns of a row `t`. */
export interface ListedSource {
  readonly entity: Pick<ListedKind, 'fields' | 'title'>;
  readonly columns: RecordColumns;
}

interface SourceDescription {
  readonly entity: Entity;
  readonly table: string;
  readonly type: string;
  readonly plural: string;
  readonly derived?: readonly DerivedField[];
  readonly check?: RecordSource['check'];
  readonly carry?: RecordSource['carry'];
  readonly otherUses?: RecordSource['otherUses'];
  readonly keep?: RecordSource['keep'];
  readonly goesWithDevice?: boolean;
  readonly index?: WordIndex;
}

/** Describes a kind of record to the server; its table has a column for each field, in snake case (migration 0015). */
export const defineSource = (description: SourceDescription): RecordSource => ({
  check: async () => new Map(),
  carry: async () => [],
  otherUses: async () => new Map(),
  keep: async () => new Map(),
  derived: [],
  goesWithDevice: false,
  ...description,
  columns: describeColumns(description.entity, description.derived),
});
