import { AppError } from '@tresen/domain/kit/errors';
import type { ProblemKind } from '@tresen/domain/sales/sync-problems';
import { audit } from '../../../kit/audit/index.ts';
import { type Ctx, tenantOf, userOf } from '../../../kit/context/index.ts';
import { emit, inTenant, type Tx } from '../../../kit/db/pools.ts';
import type { SaveResult } from '../../../kit/graphql/index.ts';
import type { PushDependencies } from '../push/push.ts';
import type { Decision, ProblemDecider, ProblemDeciders } from './sync-problem-decider.ts';
import { countTargeted, type ProblemTarget, targetedIds } from './sync-problem-list.store.ts';
import {
  type OpenProblem,
  openProblems,
  type Settlement,
  settleProblems,
  tellProblems,
} from './sync-problems.store.ts';

/** What deciding about problems needs of the rest of the server. */
export interface ProblemDependencies extends Pick<PushDependencies, 'onProblems'> {
  readonly deciders: ProblemDeciders;
}

/** How many problems one call decides about: one statement, and a page of answers nobody waits for. */
const problemsPerCall = 200;
/** How many problems are looked at in order to tell the outcome beforehand. */
const foreseenAtOnce = 500;

/** How the problems of one call fared. */
export interface Decisions {
  /** Stored, and in the figures now. */
  readonly stored: number;
  /** Settled without being stored. */
  readonly noted: number;
  /** Still wrong. */
  readonly wrong: number;
  /** Settled by somebody else meanwhile. */
  readonly gone: number;
  /** The last one looked at, while there are more. */
  readonly next: string | null;
}

/**
 * Decides an open problem.
 * @throws {AppError} NOT_FOUND when it is not open any more: somebody else was faster
 */
export const decideProblem = async (
  ctx: Ctx,
  deps: ProblemDependencies,
  id: string,
  decision: Decision,
): Promise<SaveResult> => {
  const [problem] = await inTenant(ctx.db, tenantOf(ctx), (tx) => openProblems(tx, [id]));
  const { wrong, gone } = await decide(ctx, deps, [id], decision);
  if (!problem || gone > 0) throw new AppError('NOT_FOUND', { what: 'syncProblem' });
  return wrong > 0
    ? { isSuccess: false, message: problem.reason, modelId: id }
    : { isSuccess: true, modelId: id };
};

/** Decides about the next problems behind a place; the caller goes on from `next` until that is null. */
export const decideProblems = async (
  ctx: Ctx,
  deps: ProblemDependencies,
  target: ProblemTarget,
  decision: Decision,
  after: string | undefined,
): Promise<Decisions> => {
  const { ids, hasMore } = await inTenant(ctx.db, tenantOf(ctx), (tx) =>
    targetedIds(tx, target, after, problemsPerCall),
  );
  const decisions = await decide(ctx, deps, ids, decision);
  return { ...decisions, next: hasMore ? (ids.at(-1) ?? null) : null };
};

/** What the decisions would do, told before they are made. */
export interface Foreseen {
  readonly total: number;
  /** How many of them were looked at. */
  readonly looked: number;
  /** How many would be stored after another look. */
  readonly rightNow: number;
  /** How many would be stored when they are accepted; the others would only be noted. */
  readonly storable: number;
}

/** Looks at the first 500 and tells what retrying and accepting would do. */
export const foresee = async (
  ctx: Ctx,
  deps: Pick<ProblemDependencies, 'deciders'>,
  target: ProblemTarget,
): Promise<Foreseen> =>
  inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const { ids } = await targetedIds(tx, target, undefined, foreseenAtOnce);
    const problems = await openProblems(tx, ids);
    const count = (decision: Decision): number =>
      problems.filter((problem) => deciderOf(deps, problem.kind).foresee(problem, decision, ctx.now()))
        .length;
    return {
      total: await countTargeted(tx, target),
      looked: problems.length,
      rightNow: count('retry'),
      storable: count('accept'),
    };
  });

/**
 * Decides about these problems, as many as are still open. Records are stored before their problems are closed: storing
 * twice changes nothing, closing without storing would lose them.
 */
async function decide(
  ctx: Ctx,
  deps: ProblemDependencies,
  ids: readonly string[],
  decision: Decision,
): Promise<Omit<Decisions, 'next'>> {
  const problems = await inTenant(ctx.db, tenantOf(ctx), (tx) => openProblems(tx, ids));
  const stored = await storeAll(deps, tenantOf(ctx), problems, decision, ctx.now());
  const toSettle = settlementsOf(problems, stored, decision).length;
  const settled = await settle(ctx, deps, problems, stored, decision);
  const storedNow = settled.filter(({ id }) => stored.has(id)).length;
  return {
    stored: storedNow,
    noted: settled.length - storedNow,
    wrong: problems.length - toSettle,
    gone: ids.length - problems.length + toSettle - settled.length,
  };
}

async function storeAll(
  deps: ProblemDependencies,
  tenantId: string,
  problems: readonly OpenProblem[],
  decision: Decision,
  nowMs: number,
): Promise<ReadonlySet<string>> {
  const stored = new Set<string>();
  for (const [kind, ofKind] of Map.groupBy(problems, (problem) => problem.kind))
    for (const id of await deciderOf(deps, kind).store(tenantId, ofKind, decision, nowMs)) stored.add(id);
  return stored;
}

function settlementsOf(
  problems: readonly OpenProblem[],
  stored: ReadonlySet<string>,
  decision: Decision,
): readonly Settlement[] {
  return problems
    .filter(({ id }) => stored.has(id) || decision === 'accept')
    .map(({ id }) => ({ id, resolution: stored.has(id) ? 'stored' : 'accepted' }));
}

/** Closes what was decided: branch by branch as long as their alerts count, each in the audit log. */
function settle(
  ctx: Ctx,
  deps: ProblemDependencies,
  problems: readonly OpenProblem[],
  stored: ReadonlySet<string>,
  decision: Decision,
): Promise<readonly OpenProblem[]> {
  const tenantId = tenantOf(ctx);
  return inTenant(ctx.db, tenantId, async (tx) => {
    const at = new Date(ctx.now());
    const ids = await settleProblems(tx, settlementsOf(problems, stored, decision), userOf(ctx), at);
    const settled = problems.filter(({ id }) => ids.has(id));
    for (const [unitId, ofUnit] of Map.groupBy(settled, (problem) => problem.unitId)) {
      await deps.onProblems(tx, unitId, -ofUnit.length, at);
      if (ofUnit.some(({ id }) => stored.has(id))) emit(tx, { topic: 'figures', tenantId, unitId });
      tellProblems(tx, { tenantId, unitId });
    }
    for (const problem of settled) await noteDecision(ctx, tx, decision, problem, stored.has(problem.id));
    return settled;
  });
}

async function noteDecision(
  ctx: Ctx,
  tx: Tx,
  decision: Decision,
  { id, recordId, reason }: OpenProblem,
  isStored: boolean,
): Promise<void> {
  return audit(ctx, tx, tenantOf(ctx), {
    action: decision,
    entity: 'syncProblem',
    entityId: id,
    newValues: { recordId, reason, outcome: isStored ? 'stored' : 'noted' },
  });
}

function deciderOf({ deciders }: Pick<ProblemDependencies, 'deciders'>, kind: string): ProblemDecider {
  const decider = deciders[kind as ProblemKind];
  if (!decider) throw new Error(`nobody decides about records of the kind ${kind}`);
  return decider;
}
