import { AppError } from '@tresen/domain/kit/errors';
import { type Ctx, tenantOf } from '../../../kit/context/index.ts';
import { askTenant, inTenant } from '../../../kit/db/pools.ts';
import { type Kit, requestedFields } from '../../../kit/graphql/index.ts';
import type { PushQueue } from '../push/push-queue.ts';
import type { ProblemDeciders } from './sync-problem-decider.ts';
import { findProblem, type ProblemFilter, problemCounts, problemPage } from './sync-problem-list.store.ts';
import { createReceiptDecider } from './sync-problem-receipts.ts';
import { problemTypes } from './sync-problem-types.ts';
import { decideProblem, decideProblems, foresee, type ProblemDependencies } from './sync-problems.service.ts';

const pageSize = { default: 25, max: 200 } as const;

/** What the list needs of the rest of the server: who decides about receipts follows from their queue. */
export interface SyncProblemsPort extends Omit<ProblemDependencies, 'deciders'> {
  readonly queue: PushQueue;
  /** Who decides about other kinds of records. */
  readonly deciders?: ProblemDeciders;
}

/** The list of records that need a person answers at /graphql/pos. */
export const addSyncProblems = (kit: Kit, port: SyncProblemsPort): void => {
  const { builder, saveResult } = kit;
  const deps = { ...port, deciders: { receipt: createReceiptDecider(port.queue), ...port.deciders } };
  const types = problemTypes(kit);
  addQueries(kit, types, deps);
  builder.mutationFields((t) => {
    const target = { ids: t.arg.idList(), filter: t.arg({ type: types.filter }), after: t.arg.id() };
    const description = 'Up to 200 at a time: ask again with `next` as `after` until there is none.';
    return {
      retrySyncProblem: t.field({
        type: saveResult,
        args: { id: t.arg.id({ required: true }) },
        resolve: (_root, { id }, ctx) => decideProblem(ctx, deps, id, 'retry'),
      }),
      acceptSyncProblem: t.field({
        type: saveResult,
        args: { id: t.arg.id({ required: true }) },
        resolve: (_root, { id }, ctx) => decideProblem(ctx, deps, id, 'accept'),
      }),
      retrySyncProblems: t.field({
        type: types.decisions,
        description,
        args: target,
        resolve: (_root, args, ctx) => decideProblems(ctx, deps, args, 'retry', args.after ?? undefined),
      }),
      acceptSyncProblems: t.field({
        type: types.decisions,
        description,
        args: target,
        resolve: (_root, args, ctx) => decideProblems(ctx, deps, args, 'accept', args.after ?? undefined),
      }),
    };
  });
};

function addQueries(kit: Kit, types: ReturnType<typeof problemTypes>, deps: ProblemDependencies): void {
  const { builder } = kit;
  builder.queryFields((t) => ({
    syncProblems: t.field({
      type: types.connection,
      args: { filter: t.arg({ type: types.filter }), first: t.arg.int(), after: t.arg.id() },
      resolve: (_root, { filter, first, after }, ctx, info) =>
        pageOf(ctx, filter ?? {}, {
          first,
          after: after ?? undefined,
          withRaw: requestedFields(info, 'nodes').has('raw'),
        }),
    }),
    syncProblem: t.field({
      type: types.detail,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, ctx) => detailOf(ctx, id),
    }),
    syncProblemCounts: t.field({
      type: [types.count],
      description: 'Counts by register and reason, highest first, up to 1,000 rows.',
      args: { filter: t.arg({ type: types.filter }) },
      resolve: (_root, { filter }, ctx) =>
        askTenant(ctx.db, tenantOf(ctx), (tx) => problemCounts(tx, filter ?? {})),
    }),
    foreseeSyncProblems: t.field({
      type: types.foreseen,
      description: 'Preview of resolving these problems, or all open ones matching the filter.',
      args: { ids: t.arg.idList(), filter: t.arg({ type: types.filter }) },
      resolve: (_root, target, ctx) => foresee(ctx, deps, target),
    }),
  }));
}

async function pageOf(
  ctx: Ctx,
  filter: ProblemFilter,
  page: { readonly first: number | null | undefined; readonly after: string | undefined; withRaw: boolean },
) {
  const first = Math.min(Math.max(page.first ?? pageSize.default, 1), pageSize.max);
  const found = await inTenant(ctx.db, tenantOf(ctx), (tx) => problemPage(tx, filter, { ...page, first }));
  return { ...found, filter };
}

async function detailOf(ctx: Ctx, id: string) {
  const found = await inTenant(ctx.db, tenantOf(ctx), (tx) => findProblem(tx, id));
  if (!found) throw new AppError('NOT_FOUND', { what: 'syncProblem' });
  return found;
}
