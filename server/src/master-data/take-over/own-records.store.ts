import { type Fault, type SyncedName, syncedNames } from '@tresen/domain/kit/entities';
import { kinds } from '@tresen/domain/master-data/kinds';
import {
  comparedFields,
  type OwnRecord,
  type PlannedRecord,
  type PresentRecord,
} from '@tresen/domain/master-data/take-over';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { describeColumns, tableOf } from '../../kit/records/index.ts';

const ownTenant = sql`tenant_id = (select current_tenant())`;

/** Keeps records that a register sends; one that it sent before takes the new content. */
export const keepOwnRecords = async (
  tx: Tx,
  tenantId: string,
  deviceId: string,
  records: readonly OwnRecord[],
): Promise<void> => {
  await sql`insert into take_over_records (tenant_id, device_id, entity, key, content)
    select ${tenantId}::uuid, ${deviceId}::uuid, r.entity, r.key, r.content
    from json_to_recordset(${JSON.stringify(records)}::json) as r(entity text, key text, content json)
    on conflict (tenant_id, device_id, entity, key) do update set content = excluded.content, place = null`.execute(
    tx,
  );
};

export const countOwnRecords = async (tx: Tx, deviceId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int count from take_over_records
    where ${ownTenant} and device_id = ${deviceId}`.execute(tx);
  return rows[0]?.count ?? 0;
};

export const listOwnRecords = async (tx: Tx, deviceId: string): Promise<OwnRecord[]> => {
  const { rows } = await sql<OwnRecord>`select entity, key, content from take_over_records
    where ${ownTenant} and device_id = ${deviceId} order by entity, key`.execute(tx);
  return rows;
};

/** What is in a branch already, with the values that are compared. */
export const presentRecords = async (tx: Tx, unitId: string): Promise<PresentRecord[]> => {
  const found: PresentRecord[] = [];
  for (const entity of syncedNames) {
    const { byField } = describeColumns(kinds[entity]);
    const columns = comparedFields(entity).flatMap((field) => {
      const name = byField.get(field)?.name;
      return name ? [sql`${sql.raw(name)} as ${sql.ref(field)}`] : [];
    });
    const { rows } = await sql<Readonly<Record<string, unknown>> & { id: string }>`
      select id, ${sql.join(columns)} from ${sql.table(tableOf(entity))}
      where ${ownTenant} and status >= 0 and (unit_ids is null or ${unitId}::uuid = any (unit_ids))`.execute(
      tx,
    );
    found.push(...rows.map(({ id, ...values }) => ({ entity, id, values })));
  }
  return found;
};

/** A planned record, with the number of those of its kind that are stored together with it. */
export type ChunkedRecord = PlannedRecord & { readonly chunk: number };

/** Keeps what is to become of each record. */
export const savePlan = async (
  tx: Tx,
  deviceId: string,
  planned: readonly ChunkedRecord[],
): Promise<void> => {
  const rows = planned.map((record, place) => ({
    entity: record.entity,
    key: record.key,
    place,
    chunk: record.chunk,
    name: record.name,
    outcome: record.outcome,
    cloud: record.id,
    record: record.outcome === 'new' ? { ...record.values, isActive: record.isActive } : null,
    faults: record.outcome === 'faulty' ? record.faults : null,
  }));
  await sql`update take_over_records t set place = r.place, chunk = r.chunk, name = r.name, outcome = r.outcome,
      cloud_id = r.cloud, record = r.record, faults = r.faults
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(entity text, key text, place int, chunk int, name text,
      outcome text, cloud uuid, record jsonb, faults jsonb)
    where t.${ownTenant} and t.device_id = ${deviceId} and t.entity = r.entity and t.key = r.key`.execute(tx);
};

/** How many records of each kind are to be made. */
export const countNew = async (
  tx: Tx,
  deviceId: string,
): Promise<{ readonly entity: SyncedName; readonly count: number }[]> => {
  const { rows } = await sql<{ entity: SyncedName; count: number }>`select entity, count(*)::int count
    from take_over_records where ${ownTenant} and device_id = ${deviceId} and outcome = 'new' group by entity`.execute(
    tx,
  );
  return rows;
};

/** A record that is to be made: its id, and its values with `isActive`. */
export interface NewRecord {
  readonly cloudId: string;
  readonly record: Readonly<Record<string, unknown>>;
}

/** The records of a kind that are made together, in their order. */
export const newRecordsOf = async (
  tx: Tx,
  deviceId: string,
  entity: SyncedName,
  chunk: number,
): Promise<NewRecord[]> => {
  const { rows } = await sql<NewRecord>`select cloud_id "cloudId", record from take_over_records
    where ${ownTenant} and device_id = ${deviceId} and entity = ${entity} and chunk = ${chunk} and outcome = 'new'
    order by place`.execute(tx);
  return rows;
};

/** Takes note of the records that were not made after all, since something spoke against them by then. */
export const noteUnmade = async (tx: Tx, deviceId: string, setIds: readonly string[]): Promise<void> => {
  await sql`update take_over_records t set outcome = 'faulty', cloud_id = null,
      faults = coalesce((select nullif(r.faults, 'null') from change_set_records r where r.tenant_id = t.tenant_id
        and r.set_id = any (${[...setIds]}::uuid[]) and r.record_id = t.cloud_id), '[]')
    where t.${ownTenant} and t.device_id = ${deviceId} and t.outcome = 'new' and not exists (
      select from change_set_records r where r.tenant_id = t.tenant_id and r.set_id = any (${[...setIds]}::uuid[])
        and r.record_id = t.cloud_id and r.outcome = 'changed')`.execute(tx);
  await sql`update take_over_records t set record = null where ${ownTenant} and device_id = ${deviceId}`.execute(
    tx,
  );
};

/** What is to become of the records of a kind, or has become. */
export interface PlanCounts {
  readonly entity: SyncedName;
  readonly received: number;
  readonly fresh: number;
  readonly matching: number;
  readonly faulty: number;
}

export const countPlan = async (tx: Tx, deviceId: string): Promise<PlanCounts[]> => {
  const { rows } = await sql<PlanCounts>`select entity, count(*)::int received,
      count(*) filter (where outcome = 'new')::int fresh, count(*) filter (where outcome = 'matches')::int matching,
      count(*) filter (where outcome = 'faulty')::int faulty
    from take_over_records where ${ownTenant} and device_id = ${deviceId} group by entity`.execute(tx);
  return rows.toSorted((one, other) => syncedNames.indexOf(one.entity) - syncedNames.indexOf(other.entity));
};

/** A record that cannot be taken over, and why. */
export interface FaultyRecord {
  readonly entity: SyncedName;
  readonly key: string;
  readonly name: string;
  readonly faults: readonly Fault[];
}

export const listFaulty = async (tx: Tx, deviceId: string, limit: number): Promise<FaultyRecord[]> => {
  const { rows } = await sql<FaultyRecord>`select entity, key, name, faults from take_over_records
    where ${ownTenant} and device_id = ${deviceId} and outcome = 'faulty' order by place limit ${limit}`.execute(
    tx,
  );
  return rows;
};

/** A key of the register with the id under which the cloud has the record. */
export interface MappedRecord {
  readonly place: number;
  readonly entity: SyncedName;
  readonly key: string;
  readonly id: string;
}

export const mappedAfter = async (
  tx: Tx,
  deviceId: string,
  place: number,
  limit: number,
): Promise<MappedRecord[]> => {
  const { rows } = await sql<MappedRecord>`select place, entity, key, cloud_id id from take_over_records
    where ${ownTenant} and device_id = ${deviceId} and place > ${place} and cloud_id is not null
    order by place limit ${limit}`.execute(tx);
  return rows;
};
