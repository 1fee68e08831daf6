import { backupList } from '@tresen/domain/fleet/backups';
import type { RecordFilter, RecordOrder } from '@tresen/domain/kit/entities';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import {
  behind,
  describeColumns,
  type ListedSource,
  listConditions,
  ordering,
  type Place,
  placeKey,
} from '../../kit/records/index.ts';
import { type Backup, backupColumns, backupTables } from './backups.store.ts';

/** How the list is narrowed and ordered. */
export interface BackupListQuery {
  readonly filter: RecordFilter;
  readonly order: RecordOrder;
}

/** A backup with its place in the list. */
export type ListedBackup = Backup & { readonly placeKey: string | number };

const described = describeColumns(backupList);
const endedAt = described.byField.get('endedAt');
if (!endedAt) throw new Error('the list of backups has no time');

/** The fields of the list as columns of the rows below; its order by time is by microseconds since 1970. */
export const backupSource: ListedSource = {
  entity: backupList,
  columns: {
    ...described,
    byField: new Map([...described.byField, ['endedAt', { ...endedAt, key: endedAt.name }]]),
  },
};

/** Up to `size` + 1 backups of the list, behind a place. One more than the page tells of a next one. */
export const listBackupPage = async (
  tx: Tx,
  { filter, order }: BackupListQuery,
  size: number,
  after: Place | undefined,
): Promise<ListedBackup[]> => {
  const { rows } = await sql<{ id: string; placeKey: string | number }>`
    select t.id, ${placeKey(backupSource, order)} as "placeKey" from ${listed}
    where ${listConditions(backupSource, filter)} ${after ? sql`and ${behind(backupSource, order, after)}` : sql``}
    order by ${ordering(backupSource, order)} limit ${size + 1}`.execute(tx);
  const found = await sql<Backup>`
    select ${backupColumns} from ${backupTables}
    where b.tenant_id = (select current_tenant()) and b.id = any (${rows.map(({ id }) => id)}::uuid[])`.execute(
    tx,
  );
  const backups = new Map(found.rows.map((backup) => [backup.id, backup]));
  return rows.flatMap(({ id, placeKey: key }) => {
    const backup = backups.get(id);
    return backup ? [{ ...backup, placeKey: key }] : [];
  });
};

/** How many backups the list has; exact. */
export const countBackups = async (tx: Tx, { filter }: BackupListQuery): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${listed} where ${listConditions(backupSource, filter)}`.execute(tx);
  return rows[0]?.count ?? 0;
};

/** The backups of the tenant as rows `t` of a list. */
const listed: RawBuilder<unknown> = sql`(
  select b.id, 1::smallint as status, array[d.unit_id] as unit_ids, b.last_modified_at, b.file_name,
    searchable(b.file_name) as file_name_key,
    case b.state when 1 then 'active' when 2 then 'archived' when 3 then 'uploading' else 'deleted' end as state,
    b.category, b.device_id, (b.ended_at at time zone u.zone)::date as day,
    (extract(epoch from b.ended_at) * 1000000)::bigint as ended_at, b.size, b.fault is not null as is_damaged,
    searchable(b.file_name || ' ' || b.register_name || ' ' || b.pos_serial) as search_text
  from backups b
  join devices d on d.tenant_id = b.tenant_id and d.id = b.device_id
  join organization_units u on u.tenant_id = d.tenant_id and u.id = d.unit_id
  where b.tenant_id = (select current_tenant())) t`;
