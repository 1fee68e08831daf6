import type { SyncedName, SyncFacts } from '@tresen/domain/kit/entities';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { activeRegisters, isHeard } from './active-registers.store.ts';
import type { KnownFacts } from './known-facts.ts';

/** What of a record says how far registers are with it. */
export interface SyncedRecord {
  readonly id: string;
  /** Null is all branches. */
  readonly unitIds: readonly string[] | null;
  readonly changeSeq: number;
  readonly createdSeq: number;
}

/** How far the registers of a record's branches have come with it. */
export type RegisterFacts = Pick<SyncFacts, 'lowestCursor' | 'highestCursor' | 'hasFailed'>;

interface Cursors {
  /** Null is the whole tenant. */
  readonly unitId: string | null;
  readonly lowest: number | null;
  readonly highest: number | null;
}

interface Failure {
  readonly id: string;
  readonly seq: number;
}

interface StoredFacts {
  readonly cursors: readonly Cursors[] | null;
  readonly failures: readonly Failure[] | null;
  /** Some record of the kind was refused. */
  readonly hasFailures: boolean;
}

/**
 * How far registers are with each record (MDA-08). Registers that do not count (unlinked, silent for 30 days) are left
 * out; `syncStateOf` makes the state of it.
 */
export const createSyncFacts = (now: number, entity: SyncedName, facts: KnownFacts) => ({
  about: (rows: RawBuilder<unknown>) => factsAbout(now, entity, rows),
  of: (value: unknown, records: readonly SyncedRecord[]) => factsOf(value as StoredFacts, records),
  known: (tenantId: string, records: readonly SyncedRecord[]) => {
    const { cursors, unfailing } = facts.of(tenantId);
    const units = unitsOf(records);
    if (!unfailing.has(entity) || units.some((unitId) => !cursors.has(unitId))) return undefined;
    const known = units.flatMap((unitId) => {
      const bounds = cursors.get(unitId);
      return bounds ? [{ unitId, ...bounds }] : [];
    });
    return factsOf({ cursors: known, failures: null, hasFailures: false }, records);
  },
  learn: (tenantId: string) => {
    const { cursors, unfailing } = facts.of(tenantId);
    return (value: unknown, records: readonly SyncedRecord[]): void => {
      const read = value as StoredFacts;
      const byUnit = new Map(read.cursors?.map((one) => [one.unitId, one]));
      for (const unitId of unitsOf(records)) cursors.set(unitId, byUnit.get(unitId));
      if (!read.hasFailures) unfailing.add(entity);
    };
  },
});

/**
 * When the registers took a row `t` (MDA-05): the last of its registers' first acknowledgements that cover it, UTC. A
 * register that is behind counts with the time at which it took the record first. Null when none has it.
 */
export const syncTime = (now: number): RawBuilder<unknown> => sql`(
  select to_timestamp(max((
    select min(a.acknowledgements[i + 1]) from generate_series(1, cardinality(a.acknowledgements), 2) i
    where a.acknowledgements[i] >= case when a.cursor >= t.change_seq then t.change_seq else t.created_seq end)))
  from register_cursors a where a.tenant_id = (select current_tenant()) and ${isHeard(now)}
    and a.cursor >= t.created_seq and (t.unit_ids is null or a.unit_id = any (t.unit_ids)))`;

/** The same of records that were read before; one without an entry is on no register. */
export const syncTimesOf = async (
  tx: Tx,
  now: number,
  records: readonly SyncedRecord[],
): Promise<ReadonlyMap<string, Date>> => {
  const wire = records.map(({ id, unitIds, changeSeq, createdSeq }) => ({
    id,
    unit_ids: unitIds,
    change_seq: changeSeq,
    created_seq: createdSeq,
  }));
  const { rows } = await sql<{ id: string; at: Date | null }>`
    select t.id, ${syncTime(now)} as at from json_to_recordset(${JSON.stringify(wire)}::json)
      as t(id uuid, unit_ids uuid[], change_seq bigint, created_seq bigint)`.execute(tx);
  return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at]] : [])));
};

/** The cursors' bounds of the branches of the rows and of all, and the rows' failures. */
function factsAbout(now: number, entity: SyncedName, rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    with active as materialized (${activeRegisters(now)}), asked as materialized (${rows})
    select json_build_object(
      'cursors', (select json_agg(c) from (
        select null as "unitId", min(cursor) as lowest, max(cursor) as highest from active
        union all
        select unit_id, min(cursor), max(cursor) from active
        where unit_id = any (array(select unnest(asked."unitIds") from asked))
        group by unit_id) c),
      'failures', (select json_agg(f) from (
        select record_id as id, max(change_seq) as seq from sync_failures f
        where tenant_id = (select current_tenant()) and entity = ${entity}
          and record_id = any (array(select asked.id from asked))
          and exists (select from active a where a.device_id = f.device_id)
        group by record_id) f),
      'hasFailures', exists (select from sync_failures where tenant_id = (select current_tenant())
        and entity = ${entity})))`;
}

function factsOf(
  { cursors, failures }: StoredFacts,
  records: readonly SyncedRecord[],
): ReadonlyMap<string, RegisterFacts> {
  const failed = new Map(failures?.map(({ id, seq }) => [id, seq]));
  const byUnit = new Map(cursors?.map((one) => [one.unitId, one]));
  const ofOne = ({ id, unitIds, changeSeq }: SyncedRecord): RegisterFacts => {
    const own = (unitIds ?? [null]).flatMap((unitId) => byUnit.get(unitId) ?? []);
    return {
      lowestCursor: bound(
        own.map(({ lowest }) => lowest),
        Math.min,
      ),
      highestCursor: bound(
        own.map(({ highest }) => highest),
        Math.max,
      ),
      hasFailed: failed.get(id) === changeSeq,
    };
  };
  return new Map(records.map((record) => [record.id, ofOne(record)]));
}

/** The branches of the records; null is all of them. */
function unitsOf(records: readonly SyncedRecord[]): readonly (string | null)[] {
  return [...new Set(records.flatMap<string | null>(({ unitIds }) => unitIds ?? [null]))];
}

function bound(values: readonly (number | null)[], pick: (...values: number[]) => number): number | null {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? pick(...known) : null;
}
