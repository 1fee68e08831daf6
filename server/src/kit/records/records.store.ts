import { entityStatus } from '@tresen/domain/kit/entities';
import { sql } from 'kysely';
import type { Tx } from '../db/pools.ts';
import { type Column, recordsetOf } from './columns.ts';
import { moveFollowers, rejoin } from './followers.store.ts';
import { leftUnits } from './left-units.store.ts';
import { ownRow } from './own-rows.ts';
import type { RecordDraft, RecordSource, StoredRecord } from './source.ts';
import type { Writing } from './writing.ts';

/** Stores new records. */
export const insertRecords = async (
  tx: Tx,
  source: RecordSource,
  drafts: readonly RecordDraft[],
  { tenantId, beforeSeq, now, userId, userName }: Writing,
): Promise<void> => {
  const names = sql.raw(source.columns.all.map(({ name }) => name).join(', '));
  const values = sql.raw(source.columns.all.map(({ name }) => `r.${name}`).join(', '));
  await sql`
    insert into ${sql.table(source.table)} (tenant_id, id, unit_ids, status, change_seq, created_seq, created_at,
      last_modified_at, last_modified_by, last_modified_by_name, ${names})
    select ${tenantId}::uuid, r.id, r.unit_ids, r.status, ${beforeSeq} + r.i, ${beforeSeq} + r.i,
      ${new Date(now)}::timestamptz, ${new Date(now)}::timestamptz, ${userId}::uuid, ${userName}, ${values}
    from ${recordset(drafts, source.columns.all)} order by r.i`.execute(tx);
};

/**
 * Replaces records by their drafts; those that are not there, or deleted, stay as they are. What follows them goes along.
 * @param fields the only ones that differ, where somebody knows: what is not set costs no new keys for search and order
 */
export const updateRecords = async (
  tx: Tx,
  source: RecordSource,
  drafts: readonly RecordDraft[],
  writing: Writing,
  fields?: ReadonlySet<string>,
): Promise<void> => {
  const { beforeSeq, now, userId, userName } = writing;
  const columns = source.columns.all.filter(({ field }) => fields?.has(field) ?? true);
  const values = sql.raw(columns.map(({ name }) => `${name} = r.${name}, `).join(''));
  await sql`
    update ${sql.table(source.table)} t set ${values} status = r.status, version = t.version + 1,
      left_unit_ids = ${leftUnits}, unit_ids = r.unit_ids, change_seq = ${beforeSeq} + r.i, last_modified_at = ${new Date(now)}::timestamptz,
      last_modified_by = ${userId}::uuid, last_modified_by_name = ${userName}
    from ${recordset(drafts, columns)} where t.id = r.id and t.status >= 0`.execute(tx);
  await moveFollowers(
    tx,
    source.entity.name,
    drafts.map(({ id }) => id),
    writing,
  );
};

/** Stored records by their ids, also deleted ones. */
export const findRecords = async (
  tx: Tx,
  source: RecordSource,
  ids: readonly string[],
): Promise<StoredRecord[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<StoredRecord>`
    select ${sql.raw(source.columns.selected)} from ${sql.table(source.table)} t
    where ${ownRow(source.table)} and t.id = any (${[...ids]}::uuid[])`.execute(tx);
  return rows;
};

/** The same without the names of the records that they name: for whoever changes many. */
export const findStored = async (
  tx: Tx,
  source: RecordSource,
  ids: readonly string[],
): Promise<StoredRecord[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<StoredRecord>`
    select ${sql.raw(source.columns.stored)} from ${sql.table(source.table)} t
    where ${ownRow(source.table)} and t.id = any (${[...ids]}::uuid[])`.execute(tx);
  return rows;
};

/** Marks records as deleted, each with its status from now on: pending until the registers know, or gone. */
export const markDeleted = async (
  tx: Tx,
  source: RecordSource,
  deleted: readonly { readonly id: string; readonly status: number }[],
  { beforeSeq, now, userId, userName }: Writing,
): Promise<void> => {
  await sql`
    update ${sql.table(source.table)} t set deleted_status = t.status, status = r.status, version = t.version + 1,
      change_seq = ${beforeSeq} + r.i, last_modified_at = ${new Date(now)}::timestamptz,
      last_modified_by = ${userId}::uuid, last_modified_by_name = ${userName}
    from unnest(${deleted.map(({ id }) => id)}::uuid[], ${deleted.map(({ status }) => status)}::smallint[])
      with ordinality r(id, status, i)
    where t.id = r.id and t.status >= 0`.execute(tx);
};

/** Brings deleted records back, with the status that they had, to where those are by now that they follow. */
export const unmarkDeleted = async (
  tx: Tx,
  source: RecordSource,
  ids: readonly string[],
  writing: Writing,
): Promise<void> => {
  const { beforeSeq, now, userId, userName } = writing;
  await sql`
    update ${sql.table(source.table)} t set status = coalesce(t.deleted_status, 1), deleted_status = null,
      version = t.version + 1, change_seq = ${beforeSeq} + r.i, last_modified_at = ${new Date(now)}::timestamptz,
      last_modified_by = ${userId}::uuid, last_modified_by_name = ${userName}
    from unnest(${[...ids]}::uuid[]) with ordinality r(id, i)
    where t.id = r.id and t.status in (-1, -2)`.execute(tx);
  await rejoin(tx, source, ids, writing);
};

/** The drafts as rows `r` of one JSON parameter: one statement for one record or a thousand. */
function recordset(drafts: readonly RecordDraft[], columns: readonly Column[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(drafts.map((draft, index) => wireOf(columns, draft, index)))}::jsonb)
    as r(${sql.raw(recordsetOf(columns))})`;
}

function wireOf(columns: readonly Column[], { id, values, unitIds, isActive }: RecordDraft, index: number) {
  return {
    i: index + 1,
    id,
    unit_ids: unitIds,
    status: isActive ? entityStatus.active : entityStatus.inactive,
    ...Object.fromEntries(columns.map(({ field, name }) => [name.slice(1, -1), values[field]])),
  };
}
