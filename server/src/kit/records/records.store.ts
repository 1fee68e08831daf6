import { entityStatus } from '@tresen/domain/kit/entities';
import { sql } from 'kysely';
import { askText, type Tx } from '../db/pools.ts';
import { type Column, recordsetOf } from './columns.ts';
import { moveFollowers, rejoin } from './followers.store.ts';
import { leftUnits } from './left-units.store.ts';
import { ownRow } from './own-rows.ts';
import type { RecordDraft, RecordSource, StoredRecord } from './source.ts';
import type { Writing } from './writing.ts';

/** Stores new records. A single one is answered as it is stored. */
export const insertRecords = async (
  tx: Tx,
  source: RecordSource,
  drafts: readonly RecordDraft[],
  { tenantId, beforeSeq, now, userId, userName }: Writing,
): Promise<StoredRecord | undefined> => {
  const { all } = source.columns;
  const own = [tenantId, beforeSeq, new Date(now), userId, userName];
  const { from, values } = recordset(drafts, all, own);
  const [stored] = await askText<StoredRecord>(
    tx,
    `insert into ${source.table} as t (tenant_id, id, unit_ids, status, change_seq, created_seq, created_at, last_modified_at,
      last_modified_by, last_modified_by_name, ${all.map(({ name }) => name).join(', ')})
    select $1::uuid, r.id, r.unit_ids, r.status, $2::bigint + r.i, $2::bigint + r.i, $3::timestamptz, $3::timestamptz,
      $4::uuid, $5, ${all.map(({ name }) => `r.${name}`).join(', ')}
    from ${from} order by r.i ${answered(source, drafts)}`,
    values,
  );
  return stored;
};

/**
 * Replaces records by their drafts; those that are not there, or deleted, stay as they are. What follows them goes along.
 * A single one is answered with all that was set.
 * @param fields the only ones that differ, where somebody knows: what is not set costs no new keys for search and order.
 *   The branches are among them as `unitIds`.
 */
export const updateRecords = async (
  tx: Tx,
  source: RecordSource,
  drafts: readonly RecordDraft[],
  writing: Writing,
  fields?: ReadonlySet<string>,
): Promise<StoredRecord | undefined> => {
  const { beforeSeq, now, userId, userName } = writing;
  const columns = fields ? source.columns.all.filter(({ field }) => fields.has(field)) : source.columns.all;
  const { from, values } = recordset(drafts, columns, [beforeSeq, new Date(now), userId, userName]);
  const isMoved = fields?.has('unitIds') ?? true;
  const [stored] = await askText<StoredRecord>(
    tx,
    `update ${source.table} t set ${columns.map(({ name }) => `${name} = r.${name}, `).join('')}
      ${isMoved ? `left_unit_ids = ${leftUnits}, unit_ids = r.unit_ids, ` : ''} status = r.status,
      version = t.version + 1, change_seq = $1::bigint + r.i, last_modified_at = $2::timestamptz,
      last_modified_by = $3::uuid, last_modified_by_name = $4
    from ${from} where t.id = r.id and t.status >= 0 ${answered(source, drafts, fields)}`,
    values,
  );
  await moveFollowers(
    tx,
    source.entity.name,
    drafts.map(({ id }) => id),
    writing,
  );
  return stored;
};

/** Stored records by their ids, also deleted ones; with the names of the records that they name. */
export const findRecords = (tx: Tx, source: RecordSource, ids: readonly string[]): Promise<StoredRecord[]> =>
  findStored(tx, source, ids, source.columns.selected);

/** The same without these names, each of which is a lookup. */
export const findStored = async (
  tx: Tx,
  source: RecordSource,
  ids: readonly string[],
  selected = source.columns.stored,
): Promise<StoredRecord[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<StoredRecord>`
    select ${sql.raw(selected)} from ${sql.table(source.table)} t
    where ${ownRow(source.table)} and t.id = any (${[...ids]}::uuid[])`.execute(tx);
  return rows;
};

/** The number of a record's last change, also of a deleted one. */
export const changeOf = async (tx: Tx, { table }: RecordSource, id: string): Promise<number | undefined> => {
  const { rows } = await sql<{ seq: number }>`
    select t.change_seq as seq from ${sql.table(table)} t where ${ownRow(table)} and t.id = ${id}`.execute(
    tx,
  );
  return rows[0]?.seq;
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

/** What each update sets beside the fields. */
const set = ['leftUnitIds', 'lastModifiedAt', 'lastModifiedByName'] as const;

function answered(
  { columns }: RecordSource,
  { length }: readonly RecordDraft[],
  fields?: ReadonlySet<string>,
) {
  return length === 1 ? `returning ${columns.listed(fields && new Set([...fields, ...set])).selected}` : '';
}

/**
 * The drafts as rows `r`, behind parameters that stand before: of one JSON parameter for however many, and of one for each
 * value of a single row, which then needs no look into JSON, and no join.
 */
function recordset(drafts: readonly RecordDraft[], columns: readonly Column[], before: readonly unknown[]) {
  const wire = drafts.map((draft, index) => wireOf(columns, draft, index));
  const parts = recordsetOf(columns).map((part) => part.split(' '));
  const [one] = wire;
  if (!one || wire.length > 1) {
    const from = `jsonb_to_recordset($${before.length + 1}::jsonb) as r(${recordsetOf(columns).join(', ')})`;
    return { from, values: [...before, JSON.stringify(wire)] };
  }
  const selected = parts.map(([name, type], at) => `$${before.length + 1 + at}::${type} as ${name}`);
  const values = Object.values(one).map((value, at) =>
    parts[at]?.[1] === 'jsonb' && value !== null ? JSON.stringify(value) : value,
  );
  return { from: `(select ${selected.join(', ')}) r`, values: [...before, ...values] };
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
