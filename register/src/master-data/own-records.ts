import type { SyncedName } from '@tresen/domain/kit/entities';
import type { OwnCounts, OwnRecord } from '@tresen/domain/master-data/take-over';
import { inTransaction, readSetting, type Store, writeSetting } from '../store/index.ts';

/** A record that this register had before it was linked; `cloudId` once the cloud has taken it over. */
export type KeptRecord = OwnRecord & Readonly<{ seq: number; cloudId: string | null }>;

/** What has become of the register's own data. `pushed` is the last one that the cloud has. */
export type OwnDataState = Readonly<{ isSettled: boolean; pushed: number; mapped: string | null }>;

const name = 'ownData';
const beginning: OwnDataState = { isSettled: false, pushed: 0, mapped: null };

export const readOwnDataState = (store: Store): OwnDataState =>
  readSetting<OwnDataState>(store, name) ?? beginning;

export const writeOwnDataState = (store: Store, state: OwnDataState): void =>
  writeSetting(store, name, state);

/** Puts records into a register that has none of the cloud's yet; one with a known key takes its place. */
export function seedOwnRecords(store: Store, records: readonly OwnRecord[]): void {
  inTransaction(store, () => {
    for (const { entity, key, content } of records)
      store.sql
        .run`insert into own_records (entity, key, content) values (${entity}, ${key}, ${JSON.stringify(content)})
        on conflict (entity, key) do update set content = excluded.content`;
  });
}

/** Own records in the order in which they came, behind one of them. */
export const ownRecordsAfter = (store: Store, seq: number, max: number): KeptRecord[] =>
  store.sql.all`select seq, entity, key, content, cloud_id from own_records
    where seq > ${seq} order by seq limit ${max}`.map(recordOf);

export function countOwnRecords(store: Store): OwnCounts {
  const rows = store.sql.all`select entity, count(*) as records from own_records group by entity`;
  return Object.fromEntries(rows.map((row) => [String(row.entity), Number(row.records)]));
}

/** Notes under which ids the cloud has taken over the register's own records. */
export function mapOwnRecords(
  store: Store,
  mapped: readonly Readonly<{ entity: string; key: string; id: string }>[],
): void {
  for (const { entity, key, id } of mapped)
    store.sql.run`update own_records set cloud_id = ${id} where entity = ${entity} and key = ${key}`;
}

/** Drops the register's own data, when the cloud's takes its place. */
export function dropOwnRecords(store: Store): void {
  store.sql.run`delete from own_records`;
}

function recordOf(row: Record<string, unknown>): KeptRecord {
  return {
    seq: Number(row.seq),
    entity: String(row.entity) as SyncedName,
    key: String(row.key),
    content: JSON.parse(String(row.content)) as Record<string, unknown>,
    cloudId: row.cloud_id === null ? null : String(row.cloud_id),
  };
}
