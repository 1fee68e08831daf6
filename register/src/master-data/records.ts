import type { SyncedName } from '@tresen/domain/kit/entities';
import type { Store } from '../store/index.ts';

export type Values = Readonly<Record<string, unknown>>;

/** A record as the cloud sent it last. */
export type StoredRecord = Readonly<{ entity: SyncedName; id: string; version: number; content: Values }>;

type Row = Record<string, unknown>;

export function findRecord(store: Store, entity: SyncedName, id: string): StoredRecord | undefined {
  const row = store.sql.get`select entity, id, version, content from records
    where entity = ${entity} and id = ${id}`;
  return row && recordOf(row);
}

export const hasRecord = (store: Store, entity: string, id: string): boolean =>
  store.sql.get`select 1 as found from records where entity = ${entity} and id = ${id}` !== undefined;

/** All records of a kind, in the order of their ids. */
export function listRecords(store: Store, entity: SyncedName): StoredRecord[] {
  const rows = store.sql
    .all`select entity, id, version, content from records where entity = ${entity} order by id`;
  return rows.map(recordOf);
}

/** How many records of each kind there are. */
export function countRecords(store: Store): Readonly<Record<string, number>> {
  const rows = store.sql.all`select entity, count(*) as records from records group by entity`;
  return Object.fromEntries(rows.map((row) => [String(row.entity), Number(row.records)]));
}

/** Stores a record in place of what was there. References are checked later, when the page run has ended. */
export function putRecord(
  store: Store,
  {
    entity,
    id,
    version,
    content,
  }: Readonly<{ entity: string; id: string; version: number; content: string }>,
  round: number,
): void {
  store.sql.run`insert into records (entity, id, version, content, round)
    values (${entity}, ${id}, ${version}, ${content}, ${round})
    on conflict (entity, id) do update set version = excluded.version, content = excluded.content,
      round = excluded.round`;
  store.sql.run`insert into unchecked_records (entity, id) values (${entity}, ${id}) on conflict do nothing`;
}

/** Notes that the snapshot has named a record which this register did not take: the older one stays. */
export function keepRecord(store: Store, entity: string, id: string, round: number): void {
  store.sql.run`update records set round = ${round} where entity = ${entity} and id = ${id}`;
}

export function dropRecord(store: Store, entity: string, id: string): void {
  store.sql.run`delete from records where entity = ${entity} and id = ${id}`;
}

/** Drops what the snapshot of that round did not name. */
export function dropUnnamed(store: Store, round: number): void {
  store.sql.run`delete from records where round < ${round}`;
}

/** Records whose references nobody has looked at since they came, one by one. */
export function* uncheckedRecords(store: Store): Generator<StoredRecord> {
  const rows = store.sql.iterate`select entity, id, version, content
    from unchecked_records join records using (entity, id)`;
  for (const row of rows) yield recordOf(row);
}

export function markChecked(store: Store): void {
  store.sql.run`delete from unchecked_records`;
}

function recordOf(row: Row): StoredRecord {
  return {
    entity: String(row.entity) as SyncedName,
    id: String(row.id),
    version: Number(row.version),
    content: JSON.parse(String(row.content)) as Values,
  };
}
