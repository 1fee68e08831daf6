import { perDatabase } from '../../kit/db/per-database.ts';
import type { Kit } from '../../kit/graphql/index.ts';
import {
  type BranchOverview,
  type DataOverview,
  enableLive,
  type KindOverview,
  type OverviewMemory,
  type OverviewPort,
  type OverviewRegister,
  type OverviewRegisters,
  overviewRegisters,
  readOverview,
} from './overview.service.ts';
import { RecordPlaces } from './record-places.ts';
import { SharedReads } from './shared-reads.ts';

/** The overview of master data answers at /graphql/pos. */
export const addOverview = (kit: Kit, port: OverviewPort): void => {
  const { builder } = kit;
  const memory = perDatabase(
    (): OverviewMemory => ({ places: new RecordPlaces(), reads: new SharedReads() }),
  );
  const overview = overviewType(kit);
  const registers = registersType(kit);
  const switched = builder.objectRef<{ readonly count: number }>('EnableLiveResult').implement({
    fields: (t) => ({
      isSuccess: t.boolean({ resolve: () => true }),
      count: t.exposeInt('count', { description: 'Number of registers it was turned on for.' }),
    }),
  });
  builder.queryFields((t) => ({
    dataOverview: t.field({
      type: overview,
      description: 'Sync status of branches, their registers and each type of master data.',
      resolve: (_root, _args, ctx) => readOverview(ctx, port, memory(ctx.db)),
    }),
    overviewRegisters: t.field({
      type: registers,
      args: { unitId: t.arg.id(), onlyUnreachable: t.arg.boolean(), first: t.arg.int() },
      resolve: (_root, args, ctx) => overviewRegisters(ctx, port, args),
    }),
  }));
  builder.mutationField('enableLiveCommunication', (t) =>
    t.field({
      type: switched,
      description: 'Turns on live communication for all registers of a branch, or of all branches.',
      args: { unitId: t.arg.id() },
      resolve: async (_root, { unitId }, ctx) => ({ count: await enableLive(ctx, unitId) }),
    }),
  );
};

function overviewType({ builder }: Kit) {
  const branch = builder.objectRef<BranchOverview>('BranchOverview').implement({
    description: 'A branch in the master data overview.',
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      zone: t.exposeString('zone'),
      databaseId: t.exposeID('databaseId', { nullable: true }),
      isActive: t.boolean({
        description: 'True if it has at least one linked and active register (REG-12).',
        resolve: ({ registers }) => registers > 0,
      }),
      liveState: t.exposeString('liveState', {
        description:
          '`online`, `partly`, `offline`, `liveOff`, `unknown` (never seen) or `none` (no registers).',
      }),
      registers: t.exposeInt('registers', { description: 'Number of linked and active registers.' }),
      online: t.exposeInt('online'),
      offline: t.exposeInt('offline'),
      liveOff: t.exposeInt('liveOff'),
      unknown: t.exposeInt('unknown', { description: 'Number of registers never seen.' }),
      lastSyncAt: t.expose('lastSyncAt', {
        type: 'DateTime',
        nullable: true,
        description: 'Time one of its registers was last fully synced.',
      }),
      openCount: t.exposeInt('openCount', {
        description: 'Number of records missing on at least one of its registers.',
      }),
      failedCount: t.exposeInt('failedCount', {
        description: 'Number of records rejected by at least one of its registers.',
      }),
    }),
  });
  const kind = builder.objectRef<KindOverview>('KindOverview').implement({
    fields: (t) => ({
      entity: t.exposeString('entity'),
      count: t.exposeInt('count'),
      openCount: t.exposeInt('openCount', {
        description: 'Number of records not yet on all their registers.',
      }),
      failedCount: t.exposeInt('failedCount', { description: 'Number of records rejected by a register.' }),
    }),
  });
  return builder.objectRef<DataOverview>('DataOverview').implement({
    fields: (t) => ({
      branches: t.expose('branches', { type: [branch] }),
      kinds: t.expose('kinds', { type: [kind] }),
    }),
  });
}

function registersType({ builder }: Kit) {
  const register = builder.objectRef<OverviewRegister>('OverviewRegister').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      unitId: t.exposeID('unitId'),
      unitName: t.exposeString('unitName'),
      zone: t.exposeString('zone'),
      liveState: t.exposeString('liveState', {
        description: '`online`, `offline`, `liveOff` or `unknown` (REG-16).',
      }),
      lastPing: t.expose('lastPing', { type: 'DateTime', nullable: true }),
      lastSyncAt: t.expose('lastSyncAt', { type: 'DateTime', nullable: true }),
    }),
  });
  return builder.objectRef<OverviewRegisters>('OverviewRegisters').implement({
    fields: (t) => ({
      nodes: t.expose('nodes', { type: [register] }),
      totalCount: t.exposeInt('totalCount'),
      liveOffCount: t.exposeInt('liveOffCount'),
    }),
  });
}
