import type { EntityName, Fault } from '@tresen/domain/kit/entities';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../db/pools.ts';
import { draftsAlong } from './along.ts';
import { describeColumns, tableOf } from './columns.ts';
import { followersMoving } from './followers.store.ts';
import { ownRow } from './own-rows.ts';
import { type NeededReference, neededReferences } from './references.ts';
import type { Along, RecordDraft, RecordSource } from './source.ts';
import { findStrandedUsers, type Leaving } from './stranded-users.store.ts';
import { namedUsers } from './using-fields.ts';

interface Target {
  readonly id: string;
  readonly unitIds: readonly string[] | null;
}

export const findBranches = async (tx: Tx): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from organization_units where status > -2 and type <> 'group'`.execute(tx);
  return rows.map(({ id }) => id);
};

/** A fault of one draft, by its place. */
export type DraftFault = Fault & { readonly index: number };

/**
 * The faults of all references of the drafts; one statement for each kind of record that they name. What is stored along
 * with a draft counts with the branches that it will have.
 */
export const checkReferences = async (
  tx: Tx,
  { entity }: RecordSource,
  drafts: readonly RecordDraft[],
  along: Along,
): Promise<DraftFault[]> => {
  const needed = neededReferences(entity.name, drafts);
  const faults = [...Map.groupBy(needed, ({ to }) => to)].map(([to, ofKind]) => {
    const changing = new Map(draftsAlong(along, to).map(({ id, unitIds }) => [id, unitIds]));
    return referenceFaults(tx, to, ofKind, changing);
  });
  return (await Promise.all(faults)).flat();
};

/**
 * References to records that are not there, or that do not belong to all branches of the draft. For a draft of all
 * branches, also future ones, those that there are now count: the standard rates belong to the branches of their country,
 * and a further branch of it gets them, too.
 */
export const referenceFaults = async (
  tx: Tx,
  to: EntityName,
  needed: readonly NeededReference[],
  changing: ReadonlyMap<string, readonly string[] | null> = new Map(),
): Promise<DraftFault[]> => {
  const targets = await findTargets(
    tx,
    to,
    needed.map(({ id }) => id),
  );
  const isForAll = needed.some(({ unitIds }) => unitIds === null);
  const branches = isForAll ? await findBranches(tx) : [];
  return needed.flatMap(({ index, path, id, unitIds }): DraftFault[] => {
    const target = targets.get(id);
    if (!target) return [{ index, path, code: 'UNKNOWN_REFERENCE' }];
    const own = changing.get(id);
    const after = own === undefined ? target : { id, unitIds: own };
    return covers(after, unitIds ?? branches) ? [] : [{ index, path, code: 'NOT_IN_ALL_BRANCHES' }];
  });
};

/** The branches that each draft leaves; drafts that leave none, and new ones, are left out. */
export const leavingOf = async (
  tx: Tx,
  { entity }: RecordSource,
  drafts: readonly RecordDraft[],
): Promise<Leaving[]> => {
  const narrowed = drafts.filter(({ unitIds }) => unitIds !== null);
  if (narrowed.length === 0) return [];
  const stored = await findTargets(
    tx,
    entity.name,
    narrowed.map(({ id }) => id),
  );
  const wasEverywhere = [...stored.values()].some(({ unitIds }) => unitIds === null);
  const branches = wasEverywhere ? await findBranches(tx) : [];
  return drafts.flatMap(({ id, unitIds }, index): Leaving[] => {
    const before = stored.get(id);
    if (unitIds === null || !before) return [];
    const left = (before.unitIds ?? branches).filter((unitId) => !unitIds.includes(unitId));
    return left.length > 0 ? [{ index, id, unitIds: left }] : [];
  });
};

/**
 * Branches that a draft cannot leave, since records that name it stay there (MDA-13 from the other side): their register
 * would lack it, and none of them could be saved any more.
 */
export const checkUsers = async (
  tx: Tx,
  source: RecordSource,
  drafts: readonly RecordDraft[],
  along: Along,
): Promise<DraftFault[]> => {
  const leaving = await leavingOf(tx, source, drafts);
  const stranded = await findStrandedUsers(tx, source.entity.name, leaving, along);
  return stranded.map(({ index, by, ...users }) => ({
    index,
    path: 'unitIds',
    code: 'USED_IN_BRANCHES',
    parameters: namedUsers(by, users),
  }));
};

/** Branches that the tenant does not have. */
export const checkUnits = async (tx: Tx, drafts: readonly RecordDraft[]): Promise<DraftFault[]> => {
  const ids = [...new Set(drafts.flatMap(({ unitIds }) => unitIds ?? []))];
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from organization_units where id = any (${ids}::uuid[]) and status > -2 and type <> 'group'`.execute(
    tx,
  );
  const known = new Set(rows.map(({ id }) => id));
  return drafts.flatMap(({ unitIds }, index): DraftFault[] =>
    unitIds?.every((id) => known.has(id)) === false
      ? [{ index, path: 'unitIds', code: 'UNKNOWN_BRANCH' }]
      : [],
  );
};

/** How the column of a key is made of what a draft holds. */
/** What comparing values needs to know of a kind. */
type Compared = Pick<RecordSource, 'entity' | 'table' | 'columns'>;

/**
 * Values that have to be unique and are not. The tenant's counter has to be taken before.
 * @param going ids of records that are deleted along with it: what they have is free
 */
export const checkUnique = async (
  tx: Tx,
  source: Compared,
  drafts: readonly RecordDraft[],
  going: readonly string[] = [],
): Promise<DraftFault[]> => {
  const faults: DraftFault[] = [];
  for (const fields of source.entity.unique) {
    const taken = await takenBy(tx, source, drafts, fields, going);
    faults.push(...taken.map((index): DraftFault => ({ index, path: fields[0] ?? '', code: 'TAKEN' })));
  }
  return faults;
};

/** Branches to which drafts cannot go, since others there have what must be unique of what follows them. */
export const checkFollowers = async (
  tx: Tx,
  { entity }: RecordSource,
  drafts: readonly RecordDraft[],
): Promise<DraftFault[]> => {
  const moving = await followersMoving(tx, entity.name, drafts);
  const names = new Map<number, string[]>();
  for (const kind of new Set(moving.map((follower) => follower.kind))) {
    const ofKind = moving.filter((follower) => follower.kind === kind);
    const compared = { entity: kind, table: tableOf(kind.name), columns: describeColumns(kind) };
    const taken = await checkUnique(
      tx,
      compared,
      ofKind.map(({ draft }) => draft),
    );
    for (const { index, path } of taken) {
      const follower = ofKind[index];
      if (follower)
        names.set(follower.index, [
          ...(names.get(follower.index) ?? []),
          String(follower.draft.values[path]),
        ]);
    }
  }
  return [...names].map(([index, found]) => ({
    index,
    path: 'unitIds',
    code: 'FOLLOWERS_TAKEN',
    parameters: { names: found.slice(0, 10).join(', ') },
  }));
};

function covers(target: Target, unitIds: readonly string[]): boolean {
  return target.unitIds === null || unitIds.every((id) => target.unitIds?.includes(id));
}

/** Those of the records that are there, with their branches. */
async function findTargets(
  tx: Tx,
  to: EntityName,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Target>> {
  const { rows } = await sql<Target>`
    select t.id, t.unit_ids as "unitIds" from ${sql.table(tableOf(to))} t
    where ${ownRow(tableOf(to))} and t.id = any (${[...new Set(ids)]}::uuid[]) and t.status >= 0`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Drafts whose values together another record of one of their branches has: a stored one, or an earlier draft. The first
 * value, which each of them has, is compared by `=`: no index knows `is not distinct from`.
 */
async function takenBy(
  tx: Tx,
  source: Compared,
  drafts: readonly RecordDraft[],
  fields: readonly string[],
  going: readonly string[],
): Promise<number[]> {
  const comparison = (index: number) => sql.raw(index === 0 ? '=' : 'is not distinct from');
  const ofStored = fields.map(
    (field, index) => sql`t.${keyOf(source, field, 'r').key} ${comparison(index)} ${sql.raw(`r.k${index}`)}`,
  );
  const ofDrafts = fields.map(
    (_, index) => sql`${sql.raw(`o.k${index}`)} ${comparison(index)} ${sql.raw(`r.k${index}`)}`,
  );
  const found = await sql<{ i: number }>`
    with r as materialized (${keyedDrafts(source, drafts, fields)})
    select r.i from r join ${sql.table(source.table)} t on ${sql.join(ofStored, sql` and `)}
    where ${ownRow(source.table)} and t.status >= 0 and ${sharesBranch('t', 'r')} and not exists (select from r own where own.id = t.id)
      and t.id <> all (${[...going]}::uuid[])
    union
    select r.i from r join r o on ${sql.join(ofDrafts, sql` and `)}
    where o.i < r.i and ${sharesBranch('o', 'r')}`.execute(tx);
  return found.rows.map(({ i }) => i);
}

function keyOf(source: Compared, field: string, row: string) {
  const column = source.columns.byField.get(field);
  if (!column) throw new Error(`no column of ${field}`);
  const value = sql.raw(`${row}.${column.name}`);
  if (column.key === column.name) return { key: sql.raw(column.key), value };
  const description = source.entity.fields[field];
  const isNumber = description?.kind === 'text' && description.isNumber === true;
  return {
    key: sql.raw(column.key),
    value: isNumber ? sql`coalesce(number_key(${value}), '')` : sql`coalesce(searchable(${value}), '')`,
  };
}

/** What is compared of drafts, worked out once for each: `k0`, `k1` … beside the place, the id and the branches. */
function keyedDrafts(
  source: Compared,
  drafts: readonly RecordDraft[],
  fields: readonly string[],
): RawBuilder<unknown> {
  const rows = JSON.stringify(
    drafts.map(({ id, values, unitIds }, i) => ({
      i,
      id,
      unit_ids: unitIds,
      ...Object.fromEntries(
        fields.map((field) => [source.columns.byField.get(field)?.name.slice(1, -1), values[field]]),
      ),
    })),
  );
  const keys = fields.map(
    (field, index) => sql`${keyOf(source, field, 'd').value} as ${sql.raw(`k${index}`)}`,
  );
  return sql`select d.i, d.id, d.unit_ids, ${sql.join(keys)} from jsonb_to_recordset(${rows}::jsonb)
    as d(${sql.raw(source.columns.recordset)})
    where d.${sql.raw(source.columns.byField.get(fields[0] ?? '')?.name ?? '')} is not null`;
}

function sharesBranch(one: string, other: string) {
  return sql.raw(
    `(${one}.unit_ids is null or ${other}.unit_ids is null or ${one}.unit_ids && ${other}.unit_ids)`,
  );
}
