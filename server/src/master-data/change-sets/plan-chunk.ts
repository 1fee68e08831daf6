import type { Deletion } from '@tresen/domain/kit/entities';
import type { ChangeFault } from '@tresen/domain/master-data/change-sets';
import type { Tx } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import {
  type Along,
  checkDrafts,
  deletionsOf,
  findStored,
  followUnits,
  type RecordDraft,
  type RecordSource,
  type RecordsPort,
  type Writing,
} from '../../kit/records/index.ts';
import { type ItemPlan, type PlannedChange, planItem, type SetItem } from './set-items.ts';

/** What a chunk is done with. */
export interface ChunkSurroundings {
  readonly tenantId: string;
  readonly source: RecordSource;
  readonly port: RecordsPort;
  readonly seenSeq: number | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly actor: Pick<Writing, 'userId' | 'userName'>;
}

/** A plan and the id that its record has or gets. */
export interface Step {
  readonly id: string;
  readonly plan: ItemPlan;
}
export type ChangeStep = Step & { readonly plan: PlannedChange };

export const isChange = (step: Step): step is ChangeStep => step.plan.outcome === 'changed';

export const draftOf = ({ id, plan: { after } }: ChangeStep): RecordDraft => ({ id, ...after });

/** What is to become of the records of a chunk. */
export interface PlannedChunk {
  readonly steps: readonly Step[];
  /** What each deletion leads to, by the record's id. */
  readonly deletions: ReadonlyMap<string, Deletion>;
}

/** Records of one kind that are changed together, and what with. */
export interface ChunkPart {
  readonly surroundings: ChunkSurroundings;
  readonly items: readonly SetItem[];
}

/**
 * Says of each record of some kinds what becomes of it, and changes nothing. What is at fault is left out, and the others
 * are looked at again without it, since they may have relied on it. What it says holds until the transaction ends only if
 * the tenant's counter was taken before.
 */
export const planTogether = async (tx: Tx, parts: readonly ChunkPart[]): Promise<readonly PlannedChunk[]> => {
  let planned: readonly PlannedChunk[] = [];
  for (const part of parts) planned = [...planned, await planPart(tx, part)];
  for (;;) {
    const others: Along = new Map(
      parts.map(({ surroundings: { source } }, index) => [
        source.entity.name,
        bindingDrafts(source, planned[index]?.steps ?? []),
      ]),
    );
    const next: PlannedChunk[] = [];
    let isSettled = true;
    for (const [index, { steps, deletions }] of planned.entries()) {
      const part = parts[index];
      const faults = part ? await faultsBeside(tx, part.surroundings, steps, others) : new Map();
      isSettled &&= faults.size === 0;
      next.push({ steps: withoutFaulty(steps, faults), deletions });
    }
    if (isSettled) return planned;
    planned = next;
  }
};

/** The same for records of one kind. */
export const planChunk = async (
  tx: Tx,
  surroundings: ChunkSurroundings,
  items: readonly SetItem[],
): Promise<PlannedChunk> => {
  const [planned] = await planTogether(tx, [{ surroundings, items }]);
  return planned ?? { steps: [], deletions: new Map() };
};

/** What becomes of the records by themselves. */
async function planPart(tx: Tx, { surroundings, items }: ChunkPart): Promise<PlannedChunk> {
  const { source, seenSeq } = surroundings;
  const ids = items.flatMap(({ id }) => id ?? []);
  const stored = new Map((await findStored(tx, source, ids)).map((record) => [record.id, record]));
  const plans = items.map((item): Step => {
    const known = item.id === undefined ? undefined : stored.get(item.id);
    return { id: item.id ?? item.newId ?? newId(), plan: planItem(source.entity, item, known, seenSeq) };
  });
  const planned = await following(tx, surroundings, plans);
  const deletions = await deletionsIn(tx, surroundings, planned);
  return { steps: withoutFaulty(planned, refusedDeletions(deletions)), deletions };
}

/** The steps with their records in the branches of what they follow; that is no change of their own values. */
async function following(tx: Tx, { source }: ChunkSurroundings, steps: readonly Step[]): Promise<Step[]> {
  const changes = steps.filter(isChange);
  const drafts = await followUnits(tx, source.entity, changes.map(draftOf));
  const units = new Map(drafts.map(({ id, unitIds }) => [id, unitIds]));
  return steps.map((step) => {
    const unitIds = units.get(step.id);
    if (!isChange(step) || unitIds === undefined) return step;
    return { ...step, plan: { ...step.plan, after: { ...step.plan.after, unitIds } } };
  });
}

/** The outcome of each deletion of the chunk, by the record's id. */
async function deletionsIn(
  tx: Tx,
  { source, port }: ChunkSurroundings,
  steps: readonly Step[],
): Promise<ReadonlyMap<string, Deletion>> {
  const ids = steps.filter((step) => isChange(step) && step.plan.how === 'deleted').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  return new Map((await deletionsOf(tx, port, source, ids)).map((deletion) => [deletion.id, deletion]));
}

function refusedDeletions(
  deletions: ReadonlyMap<string, Deletion>,
): ReadonlyMap<string, readonly ChangeFault[]> {
  return new Map(
    [...deletions.values()]
      .filter(({ outcome }) => outcome === 'refused')
      .map(({ id, reason, uses }) => [
        id,
        [
          {
            path: '',
            code: reason ?? 'IN_USE',
            parameters: Object.fromEntries(uses.map(({ entity, count }) => [entity, count])),
          },
        ],
      ]),
  );
}

function refused(step: Step, faults: readonly ChangeFault[]): Step {
  return {
    id: step.id,
    plan: {
      outcome: 'faulty',
      stored: step.plan.stored,
      faults,
      ...('new' in step.plan && step.plan.new ? { new: step.plan.new } : {}),
    },
  };
}

/** The drafts that others could contradict. */
function bindingDrafts(source: RecordSource, steps: readonly Step[]): readonly RecordDraft[] {
  const binding = bindingNames(source);
  return steps
    .filter(isChange)
    .filter((step) => needsCheck(binding, step))
    .map(draftOf);
}

/** Names whose values others could contradict: branches, references, registers, and what must be unique. */
function bindingNames({ entity }: RecordSource): ReadonlySet<string> {
  return new Set([
    'unitIds',
    ...entity.unique.flat(),
    ...Object.entries(entity.fields)
      .filter(([, { kind }]) => kind === 'reference' || kind === 'device')
      .map(([name]) => name),
    // Rows may hold references; prices do not.
    ...Object.entries(entity.fields)
      .filter(
        ([, field]) =>
          field.kind === 'rows' && Object.values(field.of).some(({ kind }) => kind === 'reference'),
      )
      .map(([name]) => name),
  ]);
}

function needsCheck(binding: ReadonlySet<string>, { plan }: ChangeStep): boolean {
  return (
    plan.how !== 'deleted' &&
    (plan.how !== 'update' || Object.keys(plan.new ?? {}).some((name) => binding.has(name)))
  );
}

/** Faults beside other records, by the record's id. */
async function faultsBeside(
  tx: Tx,
  { source }: ChunkSurroundings,
  steps: readonly Step[],
  others: Along,
): Promise<ReadonlyMap<string, readonly ChangeFault[]>> {
  const drafts = bindingDrafts(source, steps);
  if (drafts.length === 0) return new Map();
  const going = steps.filter((step) => isChange(step) && step.plan.how === 'deleted').map(({ id }) => id);
  const faults = await checkDrafts(tx, source, drafts, { going, others });
  return new Map([...faults].map(([index, found]) => [drafts[index]?.id ?? '', found]));
}

function withoutFaulty(steps: readonly Step[], faults: ReadonlyMap<string, readonly ChangeFault[]>): Step[] {
  return steps.map((step) => {
    const found = faults.get(step.id);
    return found ? refused(step, found) : step;
  });
}
