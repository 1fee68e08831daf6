import { type EntityName, entityStatus } from '@tresen/domain/kit/entities';
import type { Tx } from '../db/pools.ts';
import { findBranches, leavingOf } from './checks.store.ts';
import { findStored } from './records.store.ts';
import { storedValues } from './save.service.ts';
import type { Along, CarriedChange, RecordDraft, RecordSource } from './source.ts';
import { findStrandedUsers } from './stranded-users.store.ts';

/** Records that are changed along at once; who wants more of them changes them in bulk first. */
export const maxAlong = 1_000;

/** A record that changes along with another. */
export interface CarriedDraft {
  readonly entity: EntityName;
  readonly draft: RecordDraft;
}

/** What one round finds for a record. */
interface Carried extends CarriedChange {
  readonly leaves: readonly string[];
}

type Sources = Readonly<Record<EntityName, RecordSource>>;

/**
 * A changed record with all others that have to change along, so that what refers to it stays in its branches and fits
 * its kind: articles of a category that leaves a branch leave it, too, and bundles of these articles. Whether all of them
 * can be stored is for the checks to say. Ends early behind `maxAlong`.
 */
export const carryAlong = async (tx: Tx, sources: Sources, first: CarriedDraft): Promise<CarriedDraft[]> => {
  const planned = [first];
  for (;;) {
    const along = alongOf(planned);
    const found: Carried[] = [];
    for (const [entity, drafts] of along) {
      found.push(...(await leavingAlong(tx, sources[entity], drafts, along)));
      const carried = await sources[entity].carry(tx, drafts, along);
      found.push(...carried.map((change) => ({ ...change, leaves: [] })));
    }
    for (const entity of new Set(found.map((one) => one.entity))) {
      const ofKind = found.filter((one) => one.entity === entity);
      for (const draft of await draftsOf(tx, sources[entity], ofKind)) planned.push({ entity, draft });
    }
    if (found.length === 0 || planned.length > maxAlong) return planned;
  }
};

function alongOf(planned: readonly CarriedDraft[]): Along {
  const along = new Map<EntityName, RecordDraft[]>();
  for (const { entity, draft } of planned) along.set(entity, [...(along.get(entity) ?? []), draft]);
  return along;
}

/** Who stays in a branch that drafts leave, and names them: leaves it, too. */
async function leavingAlong(
  tx: Tx,
  source: RecordSource,
  drafts: readonly RecordDraft[],
  along: Along,
): Promise<Carried[]> {
  const leaving = await leavingOf(tx, source, drafts);
  const stranded = await findStrandedUsers(tx, source.entity.name, leaving, along, maxAlong + 1);
  return stranded.flatMap(({ index, by, users }) => {
    const leaves = leaving.find((one) => one.index === index)?.unitIds ?? [];
    return users.map(({ id }) => ({ entity: by, id, values: {}, leaves }));
  });
}

/** The records with all that a round found for them. */
async function draftsOf(tx: Tx, source: RecordSource, carried: readonly Carried[]): Promise<RecordDraft[]> {
  const stored = await findStored(tx, source, [...new Set(carried.map(({ id }) => id))]);
  const branches = await findBranches(tx);
  return stored.map((record) => {
    const own = carried.filter(({ id }) => id === record.id);
    return {
      id: record.id,
      values: Object.assign(storedValues(source.entity, record), ...own.map(({ values }) => values)),
      unitIds: withoutBranches(
        record.unitIds,
        own.flatMap(({ leaves }) => leaves),
        branches,
      ),
      isActive: record.status === entityStatus.active,
    };
  });
}

function withoutBranches(
  unitIds: readonly string[] | null,
  leaves: readonly string[],
  branches: readonly string[],
): readonly string[] | null {
  return leaves.length === 0
    ? unitIds
    : (unitIds ?? branches).filter((id) => !leaves.includes(id)).toSorted();
}
