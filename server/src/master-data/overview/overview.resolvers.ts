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

const overviewType = ({ builder }: Kit) => {
  const branch = builder.objectRef<BranchOverview>('BranchOverview').implement({
    description: 'A branch as the overview of master data shows it.',
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      zone: t.exposeString('zone'),
      databaseId: t.exposeID('databaseId', { nullable: true }),
      isActive: t.boolean({
        description: 'At least one linked and active register (REG-12).',
        resolve: ({ registers }) => registers > 0,
      }),
      liveState: t.exposeString('liveState', {
        description: 'online, partly, offline, liveOff, unknown (never seen), or none without registers',
      }),
      registers: t.exposeInt('registers', { description: 'Linked and active ones.' }),
      online: t.exposeInt('online'),
      offline: t.exposeInt('offline'),
      liveOff: t.exposeInt('liveOff'),
      unknown: t.exposeInt('unknown', { description: 'Never seen.' }),
      lastSyncAt: t.expose('lastSyncAt', {
        type: 'DateTime',
        nullable: true,
        description: 'When a register of it was last in step with the cloud.',
      }),
      openCount: t.exposeInt('openCount', {
        description: 'Records that one of its registers does not have yet.',
      }),
      failedCount: t.exposeInt('failedCount', { description: 'Records that one of its registers refused.' }),
    }),
  });
  const kind = builder.objectRef<KindOverview>('KindOverview').implement({
    fields: (t) => ({
      entity: t.exposeString('entity'),
      count: t.exposeInt('count'),
      openCount: t.exposeInt('openCount', { description: 'Not yet on every register that they are for.' }),
      failedCount: t.exposeInt('failedCount', { description: 'Refused by a register.' }),
    }),
  });
  return builder.objectRef<DataOverview>('DataOverview').implement({
    fields: (t) => ({
      branches: t.expose('branches', { type: [branch] }),
      kinds: t.expose('kinds', { type: [kind] }),
    }),
  });
};

const registersType = ({ builder }: Kit) => {
  const register = builder.objectRef<OverviewRegister>('OverviewRegister').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      unitId: t.exposeID('unitId'),
      unitName: t.exposeString('unitName'),
      zone: t.exposeString('zone'),
      liveState: t.exposeString('liveState', { description: 'online, offline, liveOff or unknown (REG-16)' }),
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
};

/** The overview of master data answers at /graphql/pos. */
export const addOverview = (kit: Kit, port: OverviewPort): void => {
  const { builder } = kit;
  const memory: OverviewMemory = { places: new RecordPlaces(), reads: new SharedReads() };
  const overview = overviewType(kit);
  const registers = registersType(kit);
  const switched = builder.objectRef<{ readonly count: number }>('EnableLiveResult').implement({
    fields: (t) => ({
      isSuccess: t.boolean({ resolve: () => true }),
      count: t.exposeInt('count', { description: 'How many registers it was off for.' }),
    }),
  });
  builder.queryFields((t) => ({
    dataOverview: t.field({
      type: overview,
      description: 'Branches with their registers, and the kinds of record: what is where, what is open.',
      resolve: (_root, _args, ctx) => readOverview(ctx, port, memory),
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
      description: 'For all registers of a branch, or of all branches, where it is off.',
      args: { unitId: t.arg.id() },
      resolve: async (_root, { unitId }, ctx) => ({ count: await enableLive(ctx, unitId) }),
    }),
  );
};
