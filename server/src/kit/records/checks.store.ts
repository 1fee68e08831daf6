import type { EntityName } from '@tresen/domain/kit/entities';
import { sql } from 'kysely';
import type { Tx } from '../db/pools.ts';
import { describeColumns, tableOf } from './columns.ts';
import { followersMoving } from './followers.store.ts';
import { ownRow } from './own-rows.ts';
import type { NeededReference } from './references.ts';
import type { Along, RecordDraft, RecordSource } from './source.ts';
import { findStrandedUsers, type Leaving } from './stranded-users.store.ts';
import { checkUnique, type DraftFault } from './unique-values.store.ts';
import { namedUsers } from './using-fields.ts';

/** The branches of records that are there, by kind and id. */
type Targets = Map<string, readonly string[] | null>;

const branchesThere = sql<{
  id: string;
}>`select id from organization_units where status > -2 and type <> 'group'`;

export const findBranches = async (tx: Tx): Promise<readonly string[]> => {
  const { rows } = await branchesThere.execute(tx);
  return rows.map(({ id }) => id);
};

/**
 * References to records that are not there, or that do not belong to all branches of the draft. For a draft of all
 * branches, also future ones, those that there are now count: the standard rates belong to the branches of their country,
 * and a further branch of it gets them, too. What is stored along with a draft counts with the branches that it will have.
 */
export const referenceFaults = async (
  tx: Tx,
  needed: readonly NeededReference[],
  along: Along = new Map(),
): Promise<DraftFault[]> => {
  const { targets, branches } = await findTargets(tx, needed);
  for (const [kind, drafts] of along)
    for (const { id, unitIds } of drafts)
      if (targets.has(keyOf(kind, id))) targets.set(keyOf(kind, id), unitIds);
  return needed.flatMap(({ index, path, to, id, unitIds }): DraftFault[] => {
    const own = targets.get(keyOf(to, id));
    if (own === undefined) return [{ index, path, code: 'UNKNOWN_REFERENCE' }];
    return covers(own, unitIds ?? branches) ? [] : [{ index, path, code: 'NOT_IN_ALL_BRANCHES' }];
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
  const { targets } = await findTargets(
    tx,
    narrowed.map(({ id, unitIds }) => ({ to: entity.name, id, unitIds })),
  );
  const wasEverywhere = [...targets.values()].includes(null);
  const branches = wasEverywhere ? await findBranches(tx) : [];
  return drafts.flatMap(({ id, unitIds }, index): Leaving[] => {
    const before = targets.get(keyOf(entity.name, id));
    if (unitIds === null || before === undefined) return [];
    const left = (before ?? branches).filter((unitId) => !unitIds.includes(unitId));
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

function covers(own: readonly string[] | null, unitIds: readonly string[]): boolean {
  return own === null || unitIds.every((id) => own.includes(id));
}

/** Those of the records that are there, and the branches that there are, where a draft is for all of them: in one statement. */
async function findTargets(
  tx: Tx,
  needed: readonly Pick<NeededReference, 'to' | 'id' | 'unitIds'>[],
): Promise<{ readonly targets: Targets; readonly branches: readonly string[] }> {
  const parts = [...Map.groupBy(needed, ({ to }) => to)].map(([to, ofKind]) => {
    const table = tableOf(to);
    const ids = [...new Set(ofKind.map(({ id }) => id))];
    return sql`select ${sql.lit(to)} as kind, t.id, t.unit_ids as "unitIds" from ${sql.table(table)} t
      where ${ownRow(table)} and t.id = any (${ids}::uuid[]) and t.status >= 0`;
  });
  if (parts.length === 0) return { targets: new Map(), branches: [] };
  if (needed.some(({ unitIds }) => unitIds === null))
    parts.push(sql`select null, id, null from (${branchesThere}) b`);
  const { rows } = await sql<{
    kind: EntityName | null;
    id: string;
    unitIds: readonly string[] | null;
  }>`${sql.join(parts, sql` union all `)}`.execute(tx);
  return {
    targets: new Map(rows.flatMap(({ kind, id, unitIds }) => (kind ? [[keyOf(kind, id), unitIds]] : []))),
    branches: rows.flatMap(({ kind, id }) => (kind ? [] : [id])),
  };
}

function keyOf(kind: EntityName, id: string): string {
  return `${kind} ${id}`;
}
