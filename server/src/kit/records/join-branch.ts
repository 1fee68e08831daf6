import { type EntityName, syncedNames } from '@tresen/domain/kit/entities';
import { type SqlBool, sql } from 'kysely';
import { type Ctx, tenantOf } from '../context/index.ts';
import type { Tx } from '../db/pools.ts';
import { findBranches } from './checks.store.ts';
import { moveFollowers } from './followers.store.ts';
import { findNamed, findTaken, findUsers, idsOf, type RecordIds } from './join-branch.store.ts';
import { writingOf } from './port.ts';
import { addBranch, listBranches } from './record-branches.store.ts';

const none: RecordIds = new Map();

type Gathered = Map<EntityName, Set<string>>;

/**
 * Gives a new branch what records of all branches name there, so that every reference still leads to a record of all its
 * branches. What cannot come along, since the branch has its own, as a rate with the key of one of its country, does not:
 * whoever names that stays with the branches that there were, and belongs to all of them no more.
 */
export const joinBranch = async (ctx: Ctx, tx: Tx, unitId: string): Promise<void> => {
  const others = (await findBranches(tx)).filter((id) => id !== unitId);
  if (others.length === 0) return;
  const wanted = await namedByAll(tx, unitId, none);
  if (wanted.size === 0) return;
  const apart = await keptApart(tx, unitId, wanted);
  const joining = apart.size > 0 ? await namedByAll(tx, unitId, apart) : wanted;
  const writing = writingOf(ctx, tenantOf(ctx), 0);
  for (const name of syncedNames) {
    const ids = idsOf(joining, name);
    await addBranch(tx, name, ids, unitId, writing);
    // Listed ones that stay away have not changed.
    const listed = idsOf(apart, name).filter((id) => !wanted.get(name)?.has(id));
    await listBranches(tx, name, listed, others, writing);
    await moveFollowers(tx, name, [...ids, ...listed], writing);
  }
};

/** What records of all branches name, and what that names, as far as it lists its branches without the new one. */
async function namedByAll(tx: Tx, unitId: string, apart: RecordIds): Promise<RecordIds> {
  const found: Gathered = new Map();
  let users = new Map(
    syncedNames.map((by) => [
      by,
      sql<SqlBool>`t.unit_ids is null and t.id <> all (${idsOf(apart, by)}::uuid[])`,
    ]),
  );
  while (users.size > 0) {
    const next: typeof users = new Map();
    for (const to of syncedNames) {
      const named: string[] = [];
      for (const [by, isUser] of users) named.push(...(await findNamed(tx, { by, to, unitId }, isUser)));
      const fresh = gather(found, to, [...new Set(named)]);
      if (fresh.length > 0) next.set(to, sql<SqlBool>`t.id = any (${fresh}::uuid[])`);
    }
    users = next;
  }
  return found;
}

/** Adds the ids to those of the kind. @returns those that are new */
function gather(records: Gathered, name: EntityName, ids: readonly string[]): string[] {
  const known = records.get(name) ?? new Set();
  const fresh = ids.filter((id) => !known.has(id));
  if (fresh.length > 0) records.set(name, new Set([...known, ...fresh]));
  return fresh;
}

/** The records that cannot come along, since the branch has its own, with all that name them. */
async function keptApart(tx: Tx, unitId: string, joining: RecordIds): Promise<RecordIds> {
  const apart: Gathered = new Map();
  let latest: Gathered = new Map();
  for (const name of joining.keys())
    gather(latest, name, gather(apart, name, await findTaken(tx, name, idsOf(joining, name), unitId)));
  while (latest.size > 0) {
    const next: Gathered = new Map();
    for (const [to, ids] of latest)
      for (const by of syncedNames)
        gather(next, by, gather(apart, by, await findUsers(tx, by, to, idsOf(joining, by), [...ids])));
    latest = next;
  }
  return apart;
}
