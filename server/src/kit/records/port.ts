import type { SyncFacts } from '@tresen/domain/master-data/entities';
import type { Ctx } from '../context/index.ts';
import type { Tx } from '../db/pools.ts';
import type { RecordSource, StoredRecord } from './source.ts';
import type { Writing } from './writing.ts';

/** How far the registers of a record's branches have come with it. */
export type RegisterFacts = Pick<SyncFacts, 'lowestCursor' | 'highestCursor' | 'hasFailed'>;

/** A change of master data that was committed, and the branches that it concerns; null is all of them. */
export interface RecordsChange {
  readonly tenantId: string;
  readonly unitIds: readonly string[] | null;
}

/** What the records of all kinds need of others. */
export interface RecordsPort {
  /** How far registers are with each of the records, by id; a record without an entry has no register. */
  factsOf(
    tx: Tx,
    source: RecordSource,
    records: readonly StoredRecord[],
  ): Promise<ReadonlyMap<string, RegisterFacts>>;
  /** When the registers took each of the records, by id; without an entry none has. */
  syncTimesOf(tx: Tx, records: readonly StoredRecord[]): Promise<ReadonlyMap<string, Date>>;
  /** Tells open pages and registers, after the commit. */
  onChange(change: RecordsChange): void;
}

/** The port of kinds that no register gets. */
export const portWithoutRegisters = (onChange: RecordsPort['onChange']): RecordsPort => ({
  factsOf: async () => new Map(),
  syncTimesOf: async () => new Map(),
  onChange,
});

/** The facts of a record that no register has. */
export const noRegister: RegisterFacts = { lowestCursor: null, highestCursor: null, hasFailed: false };

/** Who writes, now, with the numbers behind `beforeSeq`. */
export const writingOf = ({ caller, now }: Ctx, tenantId: string, beforeSeq: number): Writing => ({
  tenantId,
  beforeSeq,
  now: now(),
  userId: caller.kind === 'user' ? caller.userId : null,
  userName: caller.kind === 'public' ? 'system' : caller.name,
});
