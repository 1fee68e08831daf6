import type { SyncFacts } from '@tresen/domain/kit/entities';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../context/index.ts';
import { emit, emitChanged, type Tx } from '../db/pools.ts';
import type { RecordSource, StoredRecord } from './source.ts';
import type { Writing } from './writing.ts';

/** How far the registers of a record's branches have come with it. */
export type RegisterFacts = Pick<SyncFacts, 'lowestCursor' | 'highestCursor' | 'hasFailed'>;

/** A change of master data, and the branches that it concerns; null is all of them. */
export interface RecordsChange {
  readonly tenantId: string;
  readonly unitIds: readonly string[] | null;
}

/** By a record's id; a record without an entry has no register. */
export type FactsByRecord = ReadonlyMap<string, RegisterFacts>;

/** How far registers are with the records of a kind. */
export interface FactsReader {
  /** One JSON value, about the rows of a query with `id` and `unitIds`. */
  readonly about: (rows: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** What the value says of each of these records. */
  readonly of: (value: unknown, records: readonly StoredRecord[]) => FactsByRecord;
  /** The same of what this process knows already; undefined where it has to ask. */
  readonly known: (tenantId: string, records: readonly StoredRecord[]) => FactsByRecord | undefined;
  /** Called before asking; what it gives is told the answer, which is kept until something changes. */
  readonly learn: (tenantId: string) => (value: unknown, records: readonly StoredRecord[]) => void;
}

/** What the records of all kinds need of others. */
export interface RecordsPort {
  /** Undefined for kinds that no register gets. */
  factsReader(source: RecordSource): FactsReader | undefined;
  /** When the registers took a row `t`; null where none has it. */
  syncTime(): RawBuilder<unknown>;
  /** When the registers took each of the records, by id; without an entry none has. */
  syncTimesOf(tx: Tx, records: readonly StoredRecord[]): Promise<ReadonlyMap<string, Date>>;
  /** Tells open pages and registers, once the change is committed. */
  tell(tx: Tx, change: RecordsChange): void;
}

/** The port of kinds that no register gets. */
export const portWithoutRegisters: RecordsPort = {
  factsReader: () => undefined,
  syncTime: () => sql`null`,
  syncTimesOf: async () => new Map(),
  tell: (tx, { tenantId }) => emitChanged(tx, 'masterData', tenantId),
};

/** Tells of a change that registers take: them, and open pages. */
export const emitRecords = (tx: Tx, { tenantId, unitIds }: RecordsChange): void => {
  for (const unitId of unitIds ?? [null])
    emit(tx, { topic: 'masterData', tenantId, unitId, forRegisters: true });
};

/** How far registers are with records that were read before, asked for now. */
export const readFacts = async (
  tx: Tx,
  port: RecordsPort,
  source: RecordSource,
  records: readonly StoredRecord[],
): Promise<FactsByRecord> => {
  const reader = port.factsReader(source);
  if (!reader || records.length === 0) return new Map();
  return reader.of(await askFacts(tx, reader, records), records);
};

/** The value about these records. */
export const askFacts = async (
  tx: Tx,
  reader: FactsReader,
  records: readonly StoredRecord[],
): Promise<unknown> => {
  const asked = JSON.stringify(records.map(({ id, unitIds }) => ({ id, unitIds })));
  const { rows } = await sql<{ facts: unknown }>`select ${reader.about(
    sql`select * from json_to_recordset(${asked}::json) as r(id uuid, "unitIds" uuid[])`,
  )} as facts`.execute(tx);
  return rows[0]?.facts;
};

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
