import { missingIn } from '@tresen/domain/sales/counters';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { askTenant, inTenant } from '../../kit/db/pools.ts';
import type { Kit, PageInfo } from '../../kit/graphql/index.ts';
import { createSharedTypes } from '../../kit/records/index.ts';
import { countGaps, type GapFilter, gapPage, type NamedGap } from './counter-gaps.store.ts';
import {
  acknowledge,
  type CounterState,
  type CountersPort,
  type RegisterCounters,
  registerCounters,
} from './counters.service.ts';

const pageSize = { default: 25, max: 200 } as const;

interface GapConnection {
  readonly nodes: readonly NamedGap[];
  readonly pageInfo: PageInfo;
  readonly filter: GapFilter;
}

type GapType = ReturnType<typeof gapType>;

/** Counters of registers and their gaps answer at /graphql/pos. */
export const addCounters = (kit: Kit, port: CountersPort): void => {
  const { builder, saveResult } = kit;
  const gap = gapType(kit);
  const list = connectionType(kit, gap);
  const counters = countersType(kit, gap);
  const filter = builder.inputType('CounterGapFilter', {
    fields: (t) => ({
      isClosed: t.boolean({ description: 'Gaps that have closed, instead of those that remain.' }),
      unitIds: t.idList(),
      deviceIds: t.idList(),
      states: t.stringList(),
      search: t.string({ description: 'A missing number, or words in the name of the register.' }),
      conditions: t.field({ type: [createSharedTypes(kit).condition] }),
    }),
  });
  builder.queryFields((t) => ({
    counterGaps: t.field({
      type: list,
      args: { filter: t.arg({ type: filter }), first: t.arg.int(), after: t.arg.id() },
      resolve: (_root, args, ctx) =>
        connection(ctx, args.filter ?? {}, args.first ?? pageSize.default, args.after ?? undefined),
    }),
    registerCounters: t.field({
      type: counters,
      args: { deviceId: t.arg.id({ required: true }) },
      resolve: (_root, { deviceId }, ctx) => registerCounters(ctx, deviceId),
    }),
  }));
  builder.mutationField('acknowledgeCounterGaps', (t) =>
    t.field({
      type: saveResult,
      args: { ids: t.arg.idList({ required: true }), reason: t.arg.string({ required: true }) },
      resolve: (_root, { ids, reason }, ctx) => acknowledge(ctx, port, ids, reason),
    }),
  );
};

function gapType({ builder }: Kit) {
  return builder.objectRef<NamedGap>('CounterGap').implement({
    description: 'Missing numbers of a counter, or a counter that went backwards.',
    fields: (t) => ({
      id: t.exposeID('id'),
      kind: t.exposeString('kind', { description: '`receipt`, `transaction` or `z`.' }),
      series: t.exposeString('series', {
        description: 'Register or, for transactions, serial number of the security device.',
      }),
      fault: t.exposeString('fault', { description: '`missing` or `backwards`.' }),
      first: t.exposeFloat('first'),
      last: t.exposeFloat('last'),
      count: t.float({ description: 'Number of missing values.', resolve: missingIn }),
      after: t.expose('after', {
        type: 'DateTime',
        description: 'End time of the last record before the gap.',
      }),
      before: t.expose('before', {
        type: 'DateTime',
        description: 'End time of the first record after the gap.',
      }),
      firstSignature: t.exposeFloat('firstSignature', { nullable: true }),
      lastSignature: t.exposeFloat('lastSignature', { nullable: true }),
      deviceId: t.exposeID('deviceId'),
      deviceName: t.exposeString('deviceName'),
      unitId: t.exposeID('unitId'),
      unitName: t.exposeString('unitName'),
      zone: t.exposeString('zone'),
      foundAt: t.expose('foundAt', { type: 'DateTime' }),
      state: t.exposeString('state', { description: '`open`, `waiting`, `noted` or `acknowledged`.' }),
      acknowledgedAt: t.expose('acknowledgedAt', { type: 'DateTime', nullable: true }),
      acknowledgedByName: t.exposeString('acknowledgedByName', { nullable: true }),
      reason: t.exposeString('reason', { nullable: true }),
      closedAt: t.expose('closedAt', { type: 'DateTime', nullable: true }),
    }),
  });
}

function connectionType({ builder, pageInfo }: Kit, gap: GapType) {
  return builder.objectRef<GapConnection>('CounterGapConnection').implement({
    fields: (t) => ({
      nodes: t.expose('nodes', { type: [gap] }),
      pageInfo: t.expose('pageInfo', { type: pageInfo }),
      totalCount: t.int({
        resolve: ({ filter }, _args, ctx) => askTenant(ctx.db, tenantOf(ctx), (tx) => countGaps(tx, filter)),
      }),
    }),
  });
}

function countersType({ builder }: Kit, gap: GapType) {
  const counter = builder.objectRef<CounterState>('CounterState').implement({
    description: 'Current value of a register’s counter.',
    fields: (t) => ({
      kind: t.exposeString('kind', { description: '`receipt`, `transaction` or `z`.' }),
      series: t.exposeString('series'),
      last: t.exposeFloat('last'),
      lastAt: t.expose('lastAt', { type: 'DateTime' }),
      signature: t.exposeFloat('signature', { nullable: true }),
    }),
  });
  return builder.objectRef<RegisterCounters>('RegisterCounters').implement({
    fields: (t) => ({
      counters: t.expose('counters', { type: [counter] }),
      gaps: t.expose('gaps', { type: [gap] }),
      unchecked: t.exposeInt('unchecked', {
        description: 'Number of newly found gaps not yet analysed.',
      }),
    }),
  });
}

async function connection(
  ctx: Ctx,
  filter: GapFilter,
  first: number,
  after: string | undefined,
): Promise<GapConnection> {
  const size = Math.min(Math.max(first, 1), pageSize.max);
  const found = await inTenant(ctx.db, tenantOf(ctx), (tx) => gapPage(tx, filter, size, after));
  const nodes = found.slice(0, size);
  return {
    nodes,
    filter,
    pageInfo: { endCursor: nodes.at(-1)?.id ?? null, hasNextPage: found.length > size },
  };
}
