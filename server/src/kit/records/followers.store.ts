import type { Entity, EntityName } from '@tresen/domain/kit/entities';
import { followersOf } from '@tresen/domain/master-data/kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../db/pools.ts';
import { takeChanges } from './changes.store.ts';
import { describeColumns, tableOf } from './columns.ts';
import { leftUnits } from './left-units.store.ts';
import type { RecordDraft, RecordSource } from './source.ts';
import type { Writing } from './writing.ts';

type Followed = Pick<RecordDraft, 'values' | 'unitIds'>;

/**
 * The drafts in the branches in which they have to be: those of what they follow (`Entity.follows`), whatever somebody
 * entered. Where that is not there they keep their own: then the reference is at fault.
 */
export const followUnits = async <Draft extends Followed>(
  tx: Tx,
  entity: Entity,
  drafts: readonly Draft[],
): Promise<readonly Draft[]> => {
  const leader = leaderOf(entity);
  if (!leader || drafts.length === 0) return drafts;
  const ids = drafts.flatMap(({ values }) => (values[leader.field] as string | null) ?? []);
  const { rows } = await sql<{ id: string; unitIds: readonly string[] | null }>`
    select id, unit_ids as "unitIds" from ${sql.table(tableOf(leader.to))}
    where id = any (${[...new Set(ids)]}::uuid[])`.execute(tx);
  const units = new Map(rows.map(({ id, unitIds }) => [id, unitIds]));
  return drafts.map((draft) => {
    const unitIds = units.get(String(draft.values[leader.field]));
    return unitIds === undefined ? draft : { ...draft, unitIds };
  });
};

/**
 * Takes what follows these records along into their branches, each with a number and a version of its own. To be called
 * where branches have changed, in the same transaction.
 */
export const moveFollowers = async (
  tx: Tx,
  to: EntityName,
  ids: readonly string[],
  { tenantId, now, userId, userName }: Omit<Writing, 'beforeSeq'>,
): Promise<void> => {
  for (const { kind, field } of followersOf(to)) {
    const stray = strayed(kind, field, to, ids);
    const { rows } = await sql<{ id: string }>`select t.id ${stray} order by t.id`.execute(tx);
    if (rows.length === 0) continue;
    const beforeSeq = (await takeChanges(tx, tenantId, rows.length)) - rows.length;
    await sql`
      update ${sql.table(tableOf(kind.name))} t set version = t.version + 1, left_unit_ids = ${sql.raw(leftUnits)},
        unit_ids = r.unit_ids, change_seq = ${beforeSeq} + r.i, last_modified_at = ${new Date(now)}::timestamptz,
        last_modified_by = ${userId}::uuid, last_modified_by_name = ${userName}
      from (select t.id, l.unit_ids, row_number() over (order by t.id) as i ${stray}) r
      where t.id = r.id`.execute(tx);
  }
};

/** Brings records that were away back to where those are that they follow. */
export const rejoin = async (
  tx: Tx,
  { entity, table }: Pick<RecordSource, 'entity' | 'table'>,
  ids: readonly string[],
  writing: Omit<Writing, 'beforeSeq'>,
): Promise<void> => {
  const leader = leaderOf(entity);
  if (!leader) return;
  const { rows } = await sql<{ id: string }>`
    select distinct ${columnOf(entity, leader.field)} as id from ${sql.table(table)}
    where id = any (${[...ids]}::uuid[])`.execute(tx);
  await moveFollowers(
    tx,
    leader.to,
    rows.map(({ id }) => id),
    writing,
  );
};

/** A record that follows one of the drafts, as it is after the drafts are stored. */
export interface Follower {
  /** The place of the draft that it follows. */
  readonly index: number;
  readonly kind: Entity;
  readonly draft: RecordDraft;
}

/** What follows these drafts into other branches than it is in now. */
export const followersMoving = async (
  tx: Tx,
  to: EntityName,
  drafts: readonly RecordDraft[],
): Promise<readonly Follower[]> => {
  const found: Follower[] = [];
  for (const { kind, field } of followersOf(to)) {
    const columns = describeColumns(kind);
    const { rows } = await sql<Readonly<Record<string, unknown>> & { id: string }>`
      select ${sql.raw(columns.stored)} from ${sql.table(tableOf(kind.name))} t
      where t.${columnOf(kind, field)} = any (${drafts.map(({ id }) => id)}::uuid[]) and t.status >= 0`.execute(
      tx,
    );
    for (const row of rows) {
      const index = drafts.findIndex(({ id }) => id === row[field]);
      const unitIds = drafts[index]?.unitIds ?? null;
      const isSame = JSON.stringify(row.unitIds) === JSON.stringify(unitIds);
      if (!isSame) found.push({ index, kind, draft: { id: row.id, values: row, unitIds, isActive: true } });
    }
  }
  return found;
};

function leaderOf({
  fields,
  follows,
}: Entity): { readonly field: string; readonly to: EntityName } | undefined {
  const field = follows === undefined ? undefined : fields[follows];
  return follows !== undefined && field?.kind === 'reference' ? { field: follows, to: field.to } : undefined;
}

/** Records of the kind that follow one of these, and are in other branches than it. */
function strayed(kind: Entity, field: string, to: EntityName, ids: readonly string[]): RawBuilder<unknown> {
  return sql`from ${sql.table(tableOf(kind.name))} t join ${sql.table(tableOf(to))} l on l.id = t.${columnOf(kind, field)}
    where l.id = any (${[...ids]}::uuid[]) and t.status >= 0 and t.unit_ids is distinct from l.unit_ids`;
}

function columnOf(kind: Entity, field: string): RawBuilder<unknown> {
  return sql.raw(describeColumns(kind).byField.get(field)?.name ?? '');
}
