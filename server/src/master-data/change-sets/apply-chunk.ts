import { type Deletion, entityStatus } from '@tresen/domain/kit/entities';
import type { ChangeOutcome } from '@tresen/domain/master-data/change-sets';
import type { Tx } from '../../kit/db/pools.ts';
import {
  insertRecords,
  markDeleted,
  type RecordSource,
  takeChanges,
  unmarkDeleted,
  updateRecords,
  type Writing,
} from '../../kit/records/index.ts';
import type { ChangeRecordRow } from './change-records.store.ts';
import type { OutcomeCounts } from './change-sets.store.ts';
import {
  type ChangeStep,
  type ChunkPart,
  type ChunkSurroundings,
  draftOf,
  isChange,
  planTogether,
  type Step,
} from './plan-chunk.ts';
import type { PlannedChange, SetItem } from './set-items.ts';

export interface AppliedChunk {
  readonly counts: OutcomeCounts;
  /** What became of each record but the unchanged ones. */
  readonly records: readonly ChangeRecordRow[];
  /** Branches of the changed records; null is all. */
  readonly unitIds: readonly string[] | null;
}

export const nameOf = ({ entity }: RecordSource, { plan }: Step): string => {
  const values = plan.outcome === 'changed' ? plan.after.values : plan.stored;
  return String(values?.[entity.title] ?? '');
};

export const countsOf = (steps: readonly Step[]): OutcomeCounts => {
  const counts: Record<ChangeOutcome, number> = {
    changed: 0,
    unchanged: 0,
    faulty: 0,
    changedSince: 0,
    gone: 0,
  };
  for (const { plan } of steps) counts[plan.outcome] += 1;
  return counts;
};

/**
 * Does records of some kinds in the caller's transaction: those that are right are changed, of the others it is said why
 * not. Until the transaction ends nobody else in the tenant changes master data.
 */
export const applyTogether = async (
  tx: Tx,
  tenantId: string,
  parts: readonly ChunkPart[],
): Promise<readonly AppliedChunk[]> => {
  await takeChanges(tx, tenantId, 0);
  const applied: AppliedChunk[] = [];
  for (const [index, { steps, deletions }] of (await planTogether(tx, parts)).entries()) {
    const surroundings = parts[index]?.surroundings;
    if (!surroundings) continue;
    const changes = steps.filter(isChange);
    await write(tx, surroundings, changes, deletions);
    applied.push({
      counts: countsOf(steps),
      records: steps.flatMap((step) => rowOf(surroundings.source, step)),
      unitIds: concerned(changes),
    });
  }
  return applied;
};

/** The same for the records of one kind. */
export const applyChunk = async (
  tx: Tx,
  surroundings: ChunkSurroundings,
  items: readonly SetItem[],
): Promise<AppliedChunk> => {
  const [applied] = await applyTogether(tx, surroundings.tenantId, [{ surroundings, items }]);
  if (!applied) throw new Error('no chunk');
  return applied;
};

async function write(
  tx: Tx,
  { source, tenantId, now, actor }: ChunkSurroundings,
  steps: readonly ChangeStep[],
  deletions: ReadonlyMap<string, Deletion>,
): Promise<void> {
  const take = async ({ length }: readonly ChangeStep[]): Promise<Writing> => ({
    tenantId,
    beforeSeq: (await takeChanges(tx, tenantId, length)) - length,
    now,
    ...actor,
  });
  const of = (how: PlannedChange['how']): ChangeStep[] => steps.filter(({ plan }) => plan.how === how);
  const [inserts, updates, deleted, restored] = [of('insert'), of('update'), of('deleted'), of('restored')];
  if (inserts.length > 0) await insertRecords(tx, source, inserts.map(draftOf), await take(inserts));
  if (updates.length > 0)
    await updateRecords(tx, source, updates.map(draftOf), await take(updates), changedFields(updates));
  if (deleted.length > 0) {
    const marks = deleted.map(({ id }) => ({
      id,
      status: deletions.get(id)?.outcome === 'marked' ? entityStatus.deletePending : entityStatus.deleted,
    }));
    await markDeleted(tx, source, marks, await take(deleted));
  }
  if (restored.length > 0)
    await unmarkDeleted(
      tx,
      source,
      restored.map(({ id }) => id),
      await take(restored),
    );
}

/** The fields that differ in at least one of the records, and the branches, which may do so by what a record follows. */
function changedFields(steps: readonly ChangeStep[]): ReadonlySet<string> {
  return new Set(['unitIds', ...steps.flatMap(({ plan }) => Object.keys(plan.new ?? {}))]);
}

function rowOf(source: RecordSource, step: Step): ChangeRecordRow[] {
  const { id, plan } = step;
  if (plan.outcome === 'unchanged') return [];
  const common = { recordId: id, name: nameOf(source, step) };
  return plan.outcome === 'changed'
    ? [
        {
          ...common,
          outcome: 'changed',
          old: plan.old,
          new: plan.new,
          faults: null,
          version: (plan.stored?.version ?? 0) + 1,
        },
      ]
    : [
        {
          ...common,
          outcome: plan.outcome,
          old: null,
          new: plan.new ?? null,
          faults: plan.faults,
          version: null,
        },
      ];
}

function concerned(steps: readonly ChangeStep[]): readonly string[] | null {
  const lists = steps.flatMap(({ plan }) => [
    plan.after.unitIds,
    ...(plan.stored ? [plan.stored.unitIds] : []),
  ]);
  return lists.includes(null) ? null : [...new Set(lists.flatMap((list) => list ?? []))];
}
