import type { EntityName } from '@tresen/domain/kit/entities';
import { sql } from 'kysely';
import type { Tx } from '../db/pools.ts';
import { draftsAlong } from './along.ts';
import { describeColumns, tableOf } from './columns.ts';
import { followersMoving } from './followers.store.ts';
import { ownRow } from './own-rows.ts';
import { type NeededReference, neededReferences } from './references.ts';
import type { Along, RecordDraft, RecordSource } from './source.ts';
import { findStrandedUsers, type Leaving } from './stranded-users.store.ts';
import { checkUnique, type DraftFault } from './unique-values.store.ts';
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
  const branches = branchesFor(tx, needed);
  const faults = [...Map.groupBy(needed, ({ to }) => to)].map(([to, ofKind]) => {
    const changing = new Map(draftsAlong(along, to).map(({ id, unitIds }) => [id, unitIds]));
    return referenceFaults(tx, to, ofKind, changing, branches);
  });
  const [, found] = await Promise.all([branches, Promise.all(faults)]);
  return found.flat();
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
  branchesNow = branchesFor(tx, needed),
): Promise<DraftFault[]> => {
  const ids = needed.map(({ id }) => id);
  const [targets, branches] = await Promise.all([findTargets(tx, to, ids), branchesNow]);
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

/** The branches that there are, where a draft is for all of them. */
function branchesFor(tx: Tx, needed: readonly NeededReference[]): Promise<readonly string[]> {
  return needed.some(({ unitIds }) => unitIds === null) ? findBranches(tx) : Promise.resolve([]);
}

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
