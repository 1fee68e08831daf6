import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import type { Kit, PageInfo } from '../../kit/graphql/index.ts';
import type { PushDependencies } from './push.ts';
import { decideProblem } from './sync-problems.service.ts';
import { countProblems, problemPage, type SyncProblem } from './sync-problems.store.ts';

const pageSize = { default: 25, most: 200 } as const;

interface SyncProblemConnection {
  readonly nodes: readonly SyncProblem[];
  readonly pageInfo: PageInfo;
  readonly totalCount: number;
}

const connection = (ctx: Ctx, first: number, after: string | undefined): Promise<SyncProblemConnection> =>
  inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const size = Math.min(Math.max(first, 1), pageSize.most);
    const { nodes, hasNextPage } = await problemPage(tx, size, after);
    return {
      nodes,
      totalCount: await countProblems(tx),
      pageInfo: { endCursor: nodes.at(-1)?.id ?? null, hasNextPage },
    };
  });

const connectionType = (kit: Kit) => {
  const problem = kit.builder.objectRef<SyncProblem>('SyncProblem').implement({
    description: 'A record that a register sent and that waits for a person; it is in no figure.',
    fields: (t) => ({
      id: t.exposeID('id'),
      kind: t.exposeString('kind'),
      recordId: t.exposeID('recordId', { nullable: true }),
      reason: t.exposeString('reason'),
      detail: t.string({
        description: 'JSON: the rule, what was expected and what was sent.',
        resolve: ({ detail }) => JSON.stringify(detail),
      }),
      unitName: t.exposeString('unitName'),
      deviceName: t.exposeString('deviceName'),
      receivedAt: t.expose('receivedAt', { type: 'DateTime' }),
      raw: t.exposeString('raw'),
    }),
  });
  return kit.builder.objectRef<SyncProblemConnection>('SyncProblemConnection').implement({
    fields: (t) => ({
      nodes: t.expose('nodes', { type: [problem] }),
      pageInfo: t.expose('pageInfo', { type: kit.pageInfo }),
      totalCount: t.exposeInt('totalCount'),
    }),
  });
};

/** The list of records that need a person answers at /graphql/pos. */
export const addSyncProblems = (
  kit: Kit,
  deps: Pick<PushDependencies, 'queue' | 'onChange' | 'onProblems'>,
): void => {
  const { builder, saveResult } = kit;
  const list = connectionType(kit);
  builder.queryField('syncProblems', (t) =>
    t.field({
      type: list,
      args: { first: t.arg.int(), after: t.arg.id() },
      resolve: (_root, args, ctx) => connection(ctx, args.first ?? pageSize.default, args.after ?? undefined),
    }),
  );
  builder.mutationFields((t) => ({
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
  }));
};
